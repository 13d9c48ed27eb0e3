import KitValues

// Across the axis (autolayout.md §12.8).
extension StackArrangement {
    var acrossAxis: [StackConstraint] {
        let visible = visible
        guard let first = visible.first else {
            return [
                StackConstraint(.canvasConnection, term(.canvas, crossStart), .equal, term(.spacer, crossStart)),
                StackConstraint(.canvasConnection, term(.spacer, crossEnd), .equal, term(.canvas, crossEnd)),
            ]
        }
        // Columns know no baselines: their views are not lined up, and only stay inside.
        let ties = isVertical && isOnBaseline ? [] : ties(to: first)
        return ties + (visible.count > 1 && alignment != .fill ? spanner(visible) : [])
            + edges(first, isAlone: visible.count == 1) + suppressed
    }

    private var isOnBaseline: Bool { alignment == .firstBaseline || alignment == .lastBaseline }

    private var isAtStart: Bool { alignment == .fill || alignment == .leading }

    private var isAtEnd: Bool { alignment == .fill || alignment == .trailing }

    /// Every view is lined up with the first visible one, hidden views too.
    private func ties(to first: Int) -> [StackConstraint] {
        let attributes: [NSLayoutAttribute] =
            switch alignment {
            case .fill: [crossStart, crossEnd]
            case .leading: [crossStart]
            case .trailing: [crossEnd]
            case .center: [crossCenter]
            case .firstBaseline: [.firstBaseline]
            case .lastBaseline: [.lastBaseline]
            }
        return items.indices.filter { $0 != first }.flatMap { index in
            attributes.map {
                StackConstraint(.alignment, term(.arranged(index), $0), .equal, term(.arranged(first), $0))
            }
        }
    }

    private func spanner(_ visible: [Int]) -> [StackConstraint] {
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

    /// What holds the canvas around the views.
    private func edges(_ first: Int, isAlone: Bool) -> [StackConstraint] {
        var constraints: [StackConstraint] = []
        func connect(
            _ one: StackConstraint.Item, _ other: StackConstraint.Item, at edge: NSLayoutAttribute,
            _ relation: NSLayoutRelation = .equal
        ) {
            constraints.append(StackConstraint(.canvasConnection, term(one, edge), relation, term(other, edge)))
        }
        let view = StackConstraint.Item.arranged(first)
        if isAlone {
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
        if isOnBaseline && !isVertical || isAlone && alignment != .fill {
            constraints.append(StackConstraint(.canvasFit, term(.stack, crossLength), priority: 49))
        }
        return constraints
    }

    private var suppressed: [StackConstraint] {
        items.indices.map { StackConstraint(.ambiguitySuppression, term(.arranged($0), crossLength), priority: 25) }
    }
}
