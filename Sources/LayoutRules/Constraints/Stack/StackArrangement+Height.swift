// The height of all arranged views together, before anything is solved (autolayout.md §12).
extension StackArrangement {
    /// The height in points. Spacing from baseline to baseline is added as if it were from edge to edge.
    ///
    /// - Parameters:
    ///   - heights: the height of each view by itself; those of hidden views are ignored.
    ///   - margins: the sum of the space above and below the views.
    package func height(of heights: [Double], margins: Double = 0) -> Double {
        let visible = visible
        let own = visible.map { heights[$0] }
        guard let first = own.first, let last = own.last, let tallest = own.max() else { return margins }
        guard isVertical else { return tallest + margins }
        let gaps = visible.dropLast().map { items[$0].customSpacing ?? spacing }
        let space = gaps.reduce(0, +)
        let total = own.reduce(0, +) + space
        let equal = tallest * Double(own.count) + space + margins
        switch distribution {
        case .fill: return total + margins
        case .fillEqually: return equal
        case .fillProportionally:
            // Views without intrinsic heights have equal heights.
            guard visible.contains(where: { (items[$0].intrinsicLength ?? 0) > 0 }) else { return equal }
            // Views and spaces both get a share of the whole height, margins included (§12.4).
            return space > 0 ? (space + margins) * total / space : total + margins
        case .equalSpacing: return total - space + (gaps.max() ?? 0) * Double(gaps.count) + margins
        case .equalCentering:
            let distances = zip(gaps, zip(own, own.dropFirst())).map { gap, neighbours in
                gap + (neighbours.0 + neighbours.1) / 2
            }
            return (first + last) / 2 + (distances.max() ?? 0) * Double(distances.count) + margins
        }
    }
}
