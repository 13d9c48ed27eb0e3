import KitValues

/// What a stack view arranges, and how: all that its constraints depend on (autolayout.md §12).
package struct StackArrangement: Sendable, Equatable {
    package enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// `leading` is `top` and `trailing` is `bottom` in a horizontal stack.
    package enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
    }

    package struct Item: Sendable, Equatable {
        package var isHidden = false
        /// The space that was set for behind this view, in points; nil for the stack's.
        package var customSpacing: Double?
        /// What the view's content needs along the axis, in points; nil if it says nothing.
        package var intrinsicLength: Double?
        /// Whether it is a text that may have more than one line.
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
    /// Whether the share of texts in a row only breaks ties, as from iOS 15 on (autolayout.md §0a.2).
    package var breaksTextTiesOnly = true
    package var items: [Item]

    package init(items: [Item]) {
        self.items = items
    }

    /// The visible ones, by their places.
    package var visible: [Int] { items.indices.filter { !items[$0].isHidden } }

    /// Whether the constraints depend on what the views' contents need.
    package var readsIntrinsicLengths: Bool { distribution == .fillProportionally }

    /// In the order in which UIKit makes them: along the axis, then across.
    package var constraints: [StackConstraint] {
        items.isEmpty ? [] : alongAxis + acrossAxis
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
