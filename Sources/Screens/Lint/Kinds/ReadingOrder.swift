import Foundation
import KitValues
package import LayoutRules

extension LayoutIssue {
    /// A view that a rotation put before another one in the reading order.
    ///
    /// The rule is Reflow's own (behaviour.md does not specify how VoiceOver orders views): a view is read before
    /// another one if it is above it or earlier in its row. Views in diagonal positions have no order.
    package struct ReadingOrder: LayoutProblem {
        /// The other view, which is read later here and earlier otherwise.
        let later: String
        /// The orientation in which the other view is read earlier.
        let otherwise: String

        package var kind: IssueKind { .readingOrder }
        package var about: [String] { [later] }
        package var statement: String { "is read before \(later), but after \(later) in \(otherwise)" }
        package var cure: String? { "place \(later) above it, or before it in the same row" }
    }
}

extension LayoutIssue.ReadingOrder {
    /// The first view that is read before another one only in this orientation.
    static func check(_ siblings: TurnedSiblings) -> [LayoutIssue] {
        let isReversed = siblings.screen.isRightToLeft
        let read = siblings.pairs.filter { $0.before.isRead && $0.after.isRead }
        for (index, one) in read.enumerated() {
            for other in read[(index + 1)...] {
                let before = order(one.before.rect, other.before.rect, isReversed)
                let after = order(one.after.rect, other.after.rect, isReversed)
                guard before != 0, after != 0, before != after else { continue }
                let (early, late) = after < 0 ? (one.after, other.after) : (other.after, one.after)
                return [
                    LayoutIssue(
                        view: early.name, line: early.line,
                        problem: LayoutIssue.ReadingOrder(later: late.name, otherwise: siblings.first.orientation.name))
                ]
            }
        }
        return []
    }

    /// -1 if the first is read before the second, 1 if after it, 0 if they have no order.
    private static func order(_ one: CGRect, _ other: CGRect, _ isReversed: Bool) -> Int {
        let down = side(one.minY, one.maxY, other.minY, other.maxY)
        let across = side(one.minX, one.maxX, other.minX, other.maxX) * (isReversed ? -1 : 1)
        if down == 0 { return across }
        return across == 0 || across == down ? down : 0
    }

    /// -1 if the first span ends before the second begins, 1 if it begins after the second ends, 0 if they overlap.
    private static func side(_ start: CGFloat, _ end: CGFloat, _ otherStart: CGFloat, _ otherEnd: CGFloat) -> Int {
        end <= otherStart + 1 ? -1 : otherEnd <= start + 1 ? 1 : 0
    }
}
