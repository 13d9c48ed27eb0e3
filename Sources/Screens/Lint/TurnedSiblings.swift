import Foundation
import KitValues

/// Siblings in two orientations, for checks that compare orientations.
struct TurnedSiblings {
    /// The same view in both orientations.
    typealias Pair = (before: SiblingFacts.Member, after: SiblingFacts.Member)

    let pairs: [Pair]
    /// The screen with which all others are compared.
    let first: ScreenFacts
    /// The screen to which the issues belong.
    let screen: ScreenFacts

    private static let checks: [@Sendable (TurnedSiblings) -> [LayoutIssue]] = [
        LayoutIssue.OutOfLine.check, LayoutIssue.ReadingOrder.check,
    ]

    /// The additional issues of each screen; none for the first one.
    static func issues(on screens: [ScreenFacts], ignoring ignored: IgnoredViews) -> [[LayoutIssue]] {
        guard let first = screens.first else { return [] }
        return screens.enumerated().map { index, screen in
            guard index > 0 else { return [] }
            return siblings(on: first, screen, ignoring: ignored).flatMap { siblings in
                checks.flatMap { $0(siblings) }
            }
        }
    }

    private static func siblings(
        on first: ScreenFacts, _ screen: ScreenFacts, ignoring ignored: IgnoredViews
    ) -> [TurnedSiblings] {
        let others = Dictionary(screen.siblings.map { ($0.path, $0) }) { first, _ in first }
        return first.siblings.compactMap { before in
            guard let after = others[before.path] else { return nil }
            let known = Dictionary(after.members.map { ($0.index, $0) }) { first, _ in first }
            let pairs = before.members.compactMap { member in
                known[member.index].flatMap { $0.name == member.name ? (member, $0) : nil }
            }.filter { !ignored.contains($0.0.name, $0.0.identifier) }
            guard pairs.count > 1, pairs.count <= most else { return nil }
            return TurnedSiblings(pairs: pairs, first: first, screen: screen)
        }
    }

    /// The maximum number of siblings. More of them are a list, which is always in order.
    private static let most = 200
}
