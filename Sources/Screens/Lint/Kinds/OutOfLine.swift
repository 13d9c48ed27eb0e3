import Basics
import Foundation
import KitValues
package import LayoutRules

extension LayoutIssue {
    /// A view that is no longer in line with its siblings after a rotation.
    package struct OutOfLine: LayoutProblem {
        /// The part that was in line: `left edge`.
        let part: String
        let siblings: [String]
        /// The distance from the siblings' line, in points, and the edge on whose side the view is.
        let points: CGFloat
        let towards: ScreenEdge
        /// The orientation in which the view is in line.
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

        package var kind: IssueKind { .outOfLine }
        package var about: [String] { [part] }

        package var statement: String {
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

        package var cure: String? {
            if let varied {
                return "give it a variation for \(varied.orientation), as \(varied.sibling) has"
            }
            if case .mask = placement {
                return "give it the autoresizingMask of \(siblings[0])"
            }
            return "place it in the same way as \(siblings[0])"
        }
    }
}

extension LayoutIssue.OutOfLine {
    /// A position that siblings may share.
    private struct Guideline: Sendable {
        let name: String
        let isVertical: Bool
        let value: @Sendable (CGRect) -> CGFloat
    }

    private static let guidelines = [
        Guideline(name: "left edge", isVertical: false) { $0.minX },
        Guideline(name: "right edge", isVertical: false) { $0.maxX },
        Guideline(name: "centre", isVertical: false) { $0.midX },
        Guideline(name: "top edge", isVertical: true) { $0.minY },
        Guideline(name: "bottom edge", isVertical: true) { $0.maxY },
        Guideline(name: "centre", isVertical: true) { $0.midY },
    ]

    /// Groups of at least three siblings that share a line in one orientation, when all but one share it in the other.
    static func check(_ siblings: TurnedSiblings) -> [LayoutIssue] {
        let pairs = siblings.pairs
        var issues: [LayoutIssue] = []
        var told = Set<String>()
        for line in guidelines {
            for group in groups(pairs, of: line) where group.count > 2 {
                guard let (odd, others) = odd(in: group, line), !told.contains("\(odd.after.index)\(line.isVertical)")
                else { continue }
                let shift = line.value(odd.after.rect) - line.value(others[0].after.rect)
                let towards: ScreenEdge = line.isVertical ? shift > 0 ? .bottom : .top : shift > 0 ? .right : .left
                told.insert("\(odd.after.index)\(line.isVertical)")
                issues.append(
                    LayoutIssue(
                        view: odd.after.name, line: odd.after.line,
                        problem: LayoutIssue.OutOfLine(
                            part: line.name, siblings: others.map(\.after.name), points: abs(shift), towards: towards,
                            otherwise: siblings.first.orientation.name, placement: odd.after.placement,
                            varied: varied(others, on: siblings.screen))))
            }
        }
        return issues
    }

    /// The variation that moved the siblings, if all of them have their own frames in this orientation.
    private static func varied(_ others: [TurnedSiblings.Pair], on screen: ScreenFacts) -> PlaceCure.Varied? {
        guard others.allSatisfy(\.after.isVaried) else { return nil }
        return screen.orientation.family.map { PlaceCure.Varied(sibling: others[0].after.name, orientation: $0) }
    }

    private static func groups(_ pairs: [TurnedSiblings.Pair], of line: Guideline) -> [[TurnedSiblings.Pair]] {
        Dictionary(grouping: pairs) { Int((line.value($0.before.rect) * 2).rounded()) }
            .sorted { $0.key < $1.key }.map(\.value)
    }

    /// The single view of a group that left the line. A view that a variation moved was moved on purpose, and a view
    /// that still shares another line with a sibling is no mistake.
    private static func odd(in group: [TurnedSiblings.Pair], _ line: Guideline) -> (
        TurnedSiblings.Pair, [TurnedSiblings.Pair]
    )? {
        let values = group.map { line.value($0.after.rect) }
        guard
            let common = values.first(where: { value in values.filter { $0.isNear(value) }.count == group.count - 1 }),
            let place = values.firstIndex(where: { !$0.isNear(common) })
        else { return nil }
        let odd = group[place]
        let others = group.enumerated().filter { $0.offset != place }.map(\.element)
        guard case .mask = odd.after.placement else { return nil }
        let isInAnotherLine = guidelines.contains { other in
            other.isVertical == line.isVertical
                && others.contains { other.value($0.after.rect).isNear(other.value(odd.after.rect)) }
        }
        return isInAnotherLine ? nil : (odd, others)
    }
}

extension CGFloat {
    fileprivate func isNear(_ other: CGFloat) -> Bool { (self - other).magnitude <= 1 }
}
