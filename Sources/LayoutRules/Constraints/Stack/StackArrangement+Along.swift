import KitValues

// Constraints along the axis (autolayout.md §12.1 to §12.7).
extension StackArrangement {
    func ends(_ visible: [Int]) -> [StackConstraint] {
        let first = visible.first.map { StackConstraint.Item.arranged($0) } ?? .spacer
        let last = visible.last.map { StackConstraint.Item.arranged($0) } ?? .spacer
        return [
            StackConstraint(.canvasConnection, term(.canvas, start), .equal, term(first, start)),
            StackConstraint(.canvasConnection, term(last, end), .equal, term(.canvas, end)),
        ]
    }

    // MARK: Space

    var gaps: [StackConstraint] {
        let relation: NSLayoutRelation =
            distribution == .equalSpacing || distribution == .equalCentering ? .greaterThanOrEqual : .equal
        let lastEdge: NSLayoutAttribute = isVertical && isBaselineRelative ? .lastBaseline : end
        let nextEdge: NSLayoutAttribute = isVertical && isBaselineRelative ? .firstBaseline : start
        return zip(spaces, items.indices.dropFirst()).map { space, next in
            StackConstraint(
                .spacing, term(.arranged(next), nextEdge), relation, term(.arranged(next - 1), lastEdge),
                constant: space)
        }
    }

    /// The space after each item except the last. If hidden views are between two visible ones, the space is counted
    /// once, half of it on either side; hidden views at the ends of the stack have none (autolayout.md §12.7).
    private var spaces: [Double] {
        var spaces = [Double](repeating: 0, count: max(0, items.count - 1))
        for (index, next) in zip(visible, visible.dropFirst()) {
            let space = items[index].customSpacing ?? spacing
            if next == index + 1 {
                spaces[index] = space
            } else {
                spaces[index] = space / 2
                spaces[next - 1] = space / 2
            }
        }
        return spaces
    }

    // MARK: Shares

    func distributed(_ visible: [Int]) -> [StackConstraint] {
        switch distribution {
        case .fill: []
        case .fillEqually: equalLengths(visible)
        case .fillProportionally: proportionalLengths(visible)
        case .equalSpacing: equalGaps(visible, from: end, to: start) { _ in 1000 }
        case .equalCentering: equalGaps(visible, from: center, to: center) { 149 - Double($0) }
        }
    }

    private func equalLengths(_ visible: [Int]) -> [StackConstraint] {
        guard let first = visible.first else { return [] }
        return visible.dropFirst().map {
            StackConstraint(.fillEqually, term(.arranged($0), length), .equal, term(.arranged(first), length))
        }
    }

    private func proportionalLengths(_ visible: [Int]) -> [StackConstraint] {
        let lengths = visible.map { max(0, items[$0].intrinsicLength ?? 0) }
        let told = lengths.filter { $0 > 0 }
        guard !told.isEmpty else { return equalLengths(visible) }
        let space = visible.dropLast().reduce(0) { $0 + (items[$1].customSpacing ?? spacing) }
        let total = told.reduce(0, +) + space
        let isExact = told.count == 1 && (visible.count == 1 || space == 0)
        var rank = 0
        return zip(visible, lengths).map { index, own in
            guard own > 0, total > 0 else {
                return StackConstraint(.fillProportionally, term(.arranged(index), length))
            }
            rank += 1
            return StackConstraint(
                .fillProportionally, term(.arranged(index), length), .equal, term(.stack, length),
                multiplier: own / total, priority: isExact ? 1000 : lowered(1000, by: rank))
        }
    }

    /// Gaps of equal size between neighbours, with decreasing priorities.
    private func equalGaps(
        _ visible: [Int], from: NSLayoutAttribute, to: NSLayoutAttribute, priority: (Int) -> Double
    ) -> [StackConstraint] {
        let gaps = zip(visible, visible.dropFirst()).enumerated()
        let edges = gaps.flatMap { gap, neighbours in
            [
                StackConstraint(.distributingEdge, term(.gap(gap), start), .equal, term(.arranged(neighbours.0), from)),
                StackConstraint(.distributingEdge, term(.gap(gap), end), .equal, term(.arranged(neighbours.1), to)),
            ]
        }
        return edges
            + gaps.dropFirst().map { gap, _ in
                StackConstraint(
                    .fillEqually, term(.gap(gap), length), .equal, term(.gap(0), length),
                    priority: max(1, priority(gap - 1)))
            }
    }

    /// Constraints that divide the width of a row among texts that wrap (autolayout.md §0a.2).
    func textShares(_ visible: [Int]) -> [StackConstraint] {
        guard !isVertical, distribution == .fill, visible.count > 1 else { return [] }
        let count = Double(visible.count)
        let space = visible.dropLast().reduce(0) { $0 + (items[$1].customSpacing ?? spacing) }
        // The priority is below everything that determines the width of a view, including fitting, so that it only
        // breaks ties.
        let highest = breaksTextTiesOnly ? 24.0 : 760.0
        return visible.filter { items[$0].wraps }.enumerated().map { rank, index in
            StackConstraint(
                .textWidthDisambiguation, term(.arranged(index), length), .equal, term(.stack, length),
                multiplier: 1 / count, constant: -space / count, priority: lowered(highest, by: rank))
        }
    }

    private func lowered(_ priority: Double, by rank: Int) -> Double { max(1, priority - Double(rank)) }
}
