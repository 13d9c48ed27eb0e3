import Basics
import Foundation

/// A view that is no longer in line with its siblings after a rotation.
package struct LineBreak: Sendable, Hashable {
    /// The part that was in line: `left edge`.
    let part: String
    let siblings: [String]
    /// The distance from the siblings' line, in points, and the edge on whose side the view is.
    let points: CGFloat
    let towards: ScreenEdge
    /// The orientation in which it is in line.
    let otherwise: String
    let placement: ViewPlacement
    /// A sibling that a variation has moved to the line, if there is one.
    var varied: PlaceCure.Varied?

    /// The siblings in line: `the left edge of a`, `the left edges of a, b and 10 other views`.
    private var company: String {
        guard siblings.count > 1 else { return "the \(part) of \(siblings[0])" }
        let rest = siblings.count - 2
        let others = rest > 0 ? ["\(rest) other view\(rest == 1 ? "" : "s")"] : []
        return "the \(part)s of \(Wording.list(Array(siblings.prefix(2)) + others, "and"))"
    }

    var statement: String {
        "is out of line: its \(part) is \(points.sixDigitText) pt \(way) \(company); in \(otherwise), they are aligned"
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
            return "give it a variation for \(varied.orientation), as \(varied.sibling) has"
        }
        if case .mask = placement {
            return "give it the autoresizingMask of \(siblings[0])"
        }
        return "place it in the same way as \(siblings[0])"
    }
}
