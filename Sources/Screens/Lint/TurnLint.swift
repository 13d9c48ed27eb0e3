import Foundation
import KitValues

/// Finds mistakes that only a comparison of orientations shows: views that are out of line or out of reading order
/// after a rotation.
///
/// Both rules are Reflow's own (behaviour.md does not say how VoiceOver orders views): a view is read before another
/// one if it is above it or earlier in its row. Views that are diagonal to each other have no order.
struct TurnLint {
    /// The screen with which all others are compared.
    private let first: ScreenFacts
    private let ignored: IgnoredViews

    /// The additional issues of each screen; none for the first one.
    static func issues(on screens: [ScreenFacts], ignoring ignored: IgnoredViews) -> [[LayoutIssue]] {
        guard let first = screens.first else { return [] }
        let lint = TurnLint(first: first, ignored: ignored)
        return screens.enumerated().map { index, screen in index == 0 ? [] : lint.issues(on: screen) }
    }

    private func issues(on screen: ScreenFacts) -> [LayoutIssue] {
        let others = Dictionary(screen.siblings.map { ($0.path, $0) }) { first, _ in first }
        return first.siblings.flatMap { before -> [LayoutIssue] in
            guard let after = others[before.path] else { return [] }
            let known = Dictionary(after.members.map { ($0.index, $0) }) { first, _ in first }
            let pairs = before.members.compactMap { member in
                known[member.index].flatMap { $0.name == member.name ? (member, $0) : nil }
            }.filter { !isIgnored($0.0) }
            guard pairs.count > 1, pairs.count <= TurnLint.most else { return [] }
            return outOfLine(pairs, on: screen) + outOfOrder(pairs, isReversed: screen.isRightToLeft)
        }
    }

    /// The maximum number of siblings. More of them are a list, which is always in order.
    private static let most = 200

    private func isIgnored(_ member: SiblingFacts.Member) -> Bool {
        ignored.contains(member.name, member.identifier)
    }

    private typealias Pair = (before: SiblingFacts.Member, after: SiblingFacts.Member)

    // MARK: In line

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
    private func outOfLine(_ pairs: [Pair], on screen: ScreenFacts) -> [LayoutIssue] {
        var issues: [LayoutIssue] = []
        var told = Set<String>()
        for line in TurnLint.guidelines {
            for group in groups(pairs, of: line) where group.count > 2 {
                guard let (odd, others) = odd(in: group, line), !told.contains("\(odd.after.index)\(line.isVertical)")
                else { continue }
                let shift = line.value(odd.after.rect) - line.value(others[0].after.rect)
                let towards: ScreenEdge = line.isVertical ? shift > 0 ? .bottom : .top : shift > 0 ? .right : .left
                told.insert("\(odd.after.index)\(line.isVertical)")
                issues.append(
                    LayoutIssue(
                        view: odd.after.name, line: odd.after.line,
                        problem: .outOfLine(
                            LineBreak(
                                part: line.name, siblings: others.map(\.after.name), points: abs(shift),
                                towards: towards, otherwise: first.orientation.name,
                                placement: odd.after.placement,
                                varied: varied(others, on: screen)))))
            }
        }
        return issues
    }

    /// The variation that moved the siblings, if all of them have their own frames in this orientation.
    private func varied(_ others: [Pair], on screen: ScreenFacts) -> PlaceCure.Varied? {
        guard others.allSatisfy(\.after.isVaried) else { return nil }
        return screen.orientation.family.map { PlaceCure.Varied(sibling: others[0].after.name, orientation: $0) }
    }

    private func groups(_ pairs: [Pair], of line: Guideline) -> [[Pair]] {
        Dictionary(grouping: pairs) { Int((line.value($0.before.rect) * 2).rounded()) }
            .sorted { $0.key < $1.key }.map(\.value)
    }

    /// The single view of a group that left the line. A view that a variation moved was moved on purpose, and a view
    /// that still shares another line with a sibling is no mistake.
    private func odd(in group: [Pair], _ line: Guideline) -> (Pair, [Pair])? {
        let values = group.map { line.value($0.after.rect) }
        guard
            let common = values.first(where: { value in values.filter { $0.isNear(value) }.count == group.count - 1 }),
            let place = values.firstIndex(where: { !$0.isNear(common) })
        else { return nil }
        let odd = group[place]
        let others = group.enumerated().filter { $0.offset != place }.map(\.element)
        guard case .mask = odd.after.placement else { return nil }
        let isInAnotherLine = TurnLint.guidelines.contains { other in
            other.isVertical == line.isVertical
                && others.contains { other.value($0.after.rect).isNear(other.value(odd.after.rect)) }
        }
        return isInAnotherLine ? nil : (odd, others)
    }

    // MARK: In order

    /// The first view that is read before another one only in this orientation.
    private func outOfOrder(_ pairs: [Pair], isReversed: Bool) -> [LayoutIssue] {
        let read = pairs.filter { $0.before.isRead && $0.after.isRead }
        for (index, one) in read.enumerated() {
            for other in read[(index + 1)...] {
                let before = order(one.before.rect, other.before.rect, isReversed)
                let after = order(one.after.rect, other.after.rect, isReversed)
                guard before != 0, after != 0, before != after else { continue }
                let (early, late) = after < 0 ? (one.after, other.after) : (other.after, one.after)
                return [
                    LayoutIssue(
                        view: early.name, line: early.line,
                        problem: .readingOrder(before: late.name, otherwise: first.orientation.name))
                ]
            }
        }
        return []
    }

    /// -1 if the first is read before the second, 1 if after it, 0 if they have no order.
    private func order(_ one: CGRect, _ other: CGRect, _ isReversed: Bool) -> Int {
        let down = side(one.minY, one.maxY, other.minY, other.maxY)
        let across = side(one.minX, one.maxX, other.minX, other.maxX) * (isReversed ? -1 : 1)
        if down == 0 { return across }
        return across == 0 || across == down ? down : 0
    }

    /// -1 if the first span ends before the second begins, 1 if it begins after the second ends, 0 if they overlap.
    private func side(_ start: CGFloat, _ end: CGFloat, _ otherStart: CGFloat, _ otherEnd: CGFloat) -> Int {
        end <= otherStart + 1 ? -1 : otherEnd <= start + 1 ? 1 : 0
    }
}

extension CGFloat {
    fileprivate func isNear(_ other: CGFloat) -> Bool { (self - other).magnitude <= 1 }
}
