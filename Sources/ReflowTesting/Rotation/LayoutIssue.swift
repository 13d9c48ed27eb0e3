import Foundation
import Geometry

/// Something that is wrong with where one view lies, in words.
struct LayoutIssue: Equatable, CustomStringConvertible {
    enum Problem: Equatable {
        /// Nothing of it can be seen.
        case offScreen
        /// So many points of it lie beyond an edge of the screen.
        case beyondEdge(String, CGFloat)
        /// A view above it cuts so many points off an edge.
        case clipped(by: String, String, CGFloat)
        /// It shares so much room with a sibling, in points.
        case overlapping(String, CGSize)
        /// It needs more room than it has, in points; so many characters are not shown, where that is known.
        case truncated(needs: CGSize, has: CGSize, hidden: Int?)
        /// So many points of it lie under notch, status bar or home indicator.
        case covered(String, CGFloat)
        /// It is smaller than a finger.
        case smallTarget(CGSize)
    }

    let view: String
    let problem: Problem

    var description: String {
        func size(_ size: CGSize) -> String { "\(size.width.sixDigitText) × \(size.height.sixDigitText)" }
        switch problem {
        case .offScreen: return "\(view) is off screen"
        case .beyondEdge(let edge, let points):
            return "\(view) reaches \(points.sixDigitText) points beyond the \(edge) edge of the screen"
        case .clipped(let other, let edge, let points):
            return "\(view) is cut by \(other): \(points.sixDigitText) points at the \(edge)"
        case .overlapping(let other, let area): return "\(view) overlaps \(other) by \(size(area)) points"
        case .truncated(let needs, let has, let hidden):
            let characters = hidden.map { "; \($0) character\($0 == 1 ? " is" : "s are") not shown" } ?? ""
            return "\(view) is truncated: its text needs \(size(needs)) points and has \(size(has))\(characters)"
        case .covered(let strip, let points):
            return "\(view) lies \(points.sixDigitText) points under the \(strip) strip outside the safe area"
        case .smallTarget(let target):
            return "\(view) is \(size(target)) points, and a finger needs 44 × 44"
        }
    }
}
