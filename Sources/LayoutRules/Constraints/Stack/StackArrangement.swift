import KitValues

/// The items and settings of a stack view: everything on which its constraints depend (autolayout.md §12).
package struct StackArrangement: Sendable, Equatable {
    package enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// The alignment. In a horizontal stack, `leading` means `top` and `trailing` means `bottom`.
    package enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
    }

    package struct Item: Sendable, Equatable {
        package var isHidden = false
        /// The custom spacing after this view, in points; nil for that of the stack.
        package var customSpacing: Double?
        /// The intrinsic length along the axis, in points; nil if the view has none.
        package var intrinsicLength: Double?
        /// Whether the view is a text that may have more than one line.
        package var wraps = false

        package init(
            isHidden: Bool = false, customSpacing: Double? = nil, intrinsicLength: Double? = nil, wraps: Bool = false
        ) {
            self.isHidden = isHidden
            self.customSpacing = customSpacing
            self.intrinsicLength = intrinsicLength
            self.wraps = wraps
        }
    }

    package var isVertical = false
    package var distribution = Distribution.fill
    package var alignment = Alignment.fill
    package var spacing = 0.0
    package var isBaselineRelative = false
    /// Whether the division of a row among texts only breaks ties, as from iOS 15 on (autolayout.md §0a.2).
    package var breaksTextTiesOnly = true
    package var items: [Item]

    package init(items: [Item]) {
        self.items = items
    }

    /// The indices of the visible items.
    package var visible: [Int] { items.indices.filter { !items[$0].isHidden } }

    /// Whether the constraints depend on the views' intrinsic sizes.
    package var readsIntrinsicLengths: Bool { distribution == .fillProportionally }

    /// The constraints in the order of a `UIStackView`'s `constraints`, followed by those that the arranged views hold
    /// (autolayout.md §12).
    package var constraints: [StackConstraint] {
        guard !items.isEmpty else { return [] }
        let visible = visible
        return ties(visible) + ends(visible) + edges(visible) + fits(visible) + distributed(visible) + gaps
            + textShares(visible) + spanner(visible) + items.indices.flatMap(ownConstraints)
    }

    /// The constraints that make the stack view as small as all others allow.
    private func fits(_ visible: [Int]) -> [StackConstraint] {
        var lengths: [NSLayoutAttribute] = []
        if distribution == .equalSpacing || distribution == .equalCentering { lengths.append(length) }
        if fitsAcross(visible) { lengths.append(crossLength) }
        return lengths.map { StackConstraint(.canvasFit, term(.stack, $0), priority: 49) }
    }

    /// The constraints that an arranged view holds itself.
    private func ownConstraints(of index: Int) -> [StackConstraint] {
        let view = StackConstraint.Item.arranged(index)
        let suppressed = StackConstraint(.ambiguitySuppression, term(view, crossLength), priority: 25)
        return items[index].isHidden ? [suppressed, StackConstraint(.hiding, term(view, length))] : [suppressed]
    }

    // MARK: Names of edges

    var start: NSLayoutAttribute { isVertical ? .top : .leading }
    var end: NSLayoutAttribute { isVertical ? .bottom : .trailing }
    var center: NSLayoutAttribute { isVertical ? .centerY : .centerX }
    var length: NSLayoutAttribute { isVertical ? .height : .width }
    var crossStart: NSLayoutAttribute { isVertical ? .leading : .top }
    var crossEnd: NSLayoutAttribute { isVertical ? .trailing : .bottom }
    var crossCenter: NSLayoutAttribute { isVertical ? .centerX : .centerY }
    var crossLength: NSLayoutAttribute { isVertical ? .width : .height }

    func term(_ item: StackConstraint.Item, _ attribute: NSLayoutAttribute) -> StackConstraint.Term {
        StackConstraint.Term(item: item, attribute: attribute)
    }
}
