import Foundation

/// A view that a rotation took out of line with its siblings.
package struct LineBreak: Sendable, Hashable {
    /// What is in line: `left edge`.
    let part: String
    let siblings: [String]
    /// How far it stands beside their line, in points; the edge it stands towards.
    let points: CGFloat
    let towards: ScreenEdge
    /// Where it is in line.
    let otherwise: String
    let placement: ViewPlacement
    /// Where variations put its siblings there: one of them.
    var varied: PlaceCure.Varied?

    private var company: String {
        let named = siblings.prefix(2).joined(separator: " and ")
        let rest = siblings.count - 2
        return rest > 0 ? "\(siblings.prefix(2).joined(separator: ", ")) and \(rest) more" : named
    }

    var statement: String {
        "is out of line: its \(part) is \(points.text) pt \(way) that of \(company), and in line with it in \(otherwise)"
    }

    private var way: String {
        switch towards {
        case .top: "above"
        case .left: "left of"
        case .bottom: "below"
        case .right: "right of"
        }
    }

    var cure: String {
        if let varied {
            return "it has no variation for \(varied.orientation), which \(varied.sibling) has: give it one"
        }
        if case .mask = placement {
            return "give it the autoresizingMask of \(siblings[0])"
        }
        return "place it as \(siblings[0]) is placed"
    }
}
