import KitValues

// Constraints across the axis (autolayout.md §12.8).
extension StackArrangement {
    private var isOnBaseline: Bool { alignment == .firstBaseline || alignment == .lastBaseline }

    private var isAtStart: Bool { alignment == .fill || alignment == .leading }

    private var isAtEnd: Bool { alignment == .fill || alignment == .trailing }

    /// Aligns every view, including hidden ones, with the first visible one. Vertical stacks ignore baselines.
    func ties(_ visible: [Int]) -> [StackConstraint] {
        guard let first = visible.first, !(isVertical && isOnBaseline) else { return [] }
        let attributes: [NSLayoutAttribute] =
            switch alignment {
            case .fill: isVertical ? [crossStart, crossEnd] : [crossEnd, crossStart]
            case .leading: [crossStart]
            case .trailing: [crossEnd]
            case .center: [crossCenter]
            case .firstBaseline: [.firstBaseline]
            case .lastBaseline: [.lastBaseline]
            }
        return attributes.flatMap { attribute in
            items.indices.filter { $0 != first }.map {
                StackConstraint(.alignment, term(.arranged($0), attribute), .equal, term(.arranged(first), attribute))
            }
        }
    }

    /// The constraints of a guide that spans several views and keeps them in the canvas. There are none if the views
    /// fill the canvas, or if there are fewer than two.
    func spanner(_ visible: [Int]) -> [StackConstraint] {
        guard visible.count > 1, alignment != .fill else { return [] }
        let boundaries = visible.flatMap { index in
            [
                boundary(crossStart, of: index, isAligned: isAtStart, otherwise: .lessThanOrEqual),
                boundary(crossEnd, of: index, isAligned: isAtEnd, otherwise: .greaterThanOrEqual),
            ]
        }
        return boundaries + [StackConstraint(.spanningFit, term(.alignmentSpanner, crossLength), priority: 51)]
    }

    private func boundary(
        _ edge: NSLayoutAttribute, of index: Int, isAligned: Bool, otherwise relation: NSLayoutRelation
    ) -> StackConstraint {
        StackConstraint(
            .spanningBoundary, term(.alignmentSpanner, edge), isAligned ? .equal : relation,
            term(.arranged(index), edge), priority: isAligned ? 999.5 : 1000)
    }

    /// Whether the stack view needs a constraint of its own to be no larger than its views.
    func fitsAcross(_ visible: [Int]) -> Bool {
        visible.count == 1 && alignment != .fill || !visible.isEmpty && isOnBaseline && !isVertical
    }

    /// The constraints that keep the canvas around the views.
    func edges(_ visible: [Int]) -> [StackConstraint] {
        var constraints: [StackConstraint] = []
        func connect(
            _ one: StackConstraint.Item, _ other: StackConstraint.Item, at edge: NSLayoutAttribute,
            _ relation: NSLayoutRelation = .equal
        ) {
            constraints.append(StackConstraint(.canvasConnection, term(one, edge), relation, term(other, edge)))
        }
        guard let first = visible.first else {
            connect(.canvas, .spacer, at: crossStart)
            connect(.spacer, .canvas, at: crossEnd)
            return constraints
        }
        let view = StackConstraint.Item.arranged(first)
        if visible.count == 1 {
            connect(.canvas, view, at: crossStart, isAtStart ? .equal : .lessThanOrEqual)
            connect(view, .canvas, at: crossEnd, isAtEnd ? .equal : .lessThanOrEqual)
        } else {
            connect(.canvas, isAtStart ? view : .alignmentSpanner, at: crossStart)
            switch alignment {
            case .fill, .trailing: connect(view, .canvas, at: crossEnd)
            case .lastBaseline where !isVertical: connect(view, .canvas, at: crossEnd, .lessThanOrEqual)
            case .leading, .center, .firstBaseline, .lastBaseline: connect(.alignmentSpanner, .canvas, at: crossEnd)
            }
        }
        if alignment == .center { connect(.canvas, view, at: crossCenter) }
        return constraints
    }
}
