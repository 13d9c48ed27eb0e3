import Comparison
import DisplayList
import Foundation
package import Screens

/// The views that moved in a rotation, the most informative first. Views with equal changes share a row.
package struct MovedViews {
    package struct Member {
        package let name: String
        /// The view's name, or its class if it has none.
        let shortName: String
        /// The place before the rotation; `nil` if the view did not exist.
        package let before: ViewPlace?
        package let after: ViewPlace?
        /// The change of the frame; `nil` for a view that was added, removed, or changed its superview.
        let move: FrameMove?
        /// The index in the tree after the rotation; `nil` for a removed view.
        package let index: Int?
    }

    package struct Row {
        /// The number of the row, from 1.
        package let number: Int
        /// The views of the row, in the tree's order.
        package let members: [Member]
        /// The ``members`` that are not inside another member. A member inside another one moves with it.
        let outermost: [Member]

        /// The maximum number of equally changed views that each get the number.
        static let numberedMembers = 8

        /// The area of the smallest numbered view, before or after, in square points.
        var smallestExtent: CGFloat {
            outermost.prefix(Row.numberedMembers).flatMap { [$0.before?.visible, $0.after?.visible] }
                .compactMap { $0.map { $0.width * $0.height } }.min() ?? 0
        }

        var color: RGBAColor { Palette.number(number - 1) }
    }

    package let rows: [Row]
    /// The number of moved views without a row.
    let omitted: Int
    /// The number of views in the tree after the rotation.
    private let viewCount: Int

    /// - Parameter limit: the maximum number of rows; one more if that shows all.
    package init(_ recording: TurnRecording, limit: Int) {
        let comparison = recording.comparison
        let (before, after) = (recording.before, recording.after)
        let oldLinks = FrameLinks(before.tree)
        let newLinks = FrameLinks(after.tree)
        var members: [Member] = []
        for change in comparison.changes where !change.frameKinds.isEmpty {
            let old = change.referenceIndex.map { before.places[$0] }
            let new = change.actualIndex.map { after.places[$0] }
            // A view that fills the window adds nothing to the window itself.
            if old.map({ $0.rect == before.places[0].rect }) ?? true,
                new.map({ $0.rect == after.places[0].rect }) ?? true
            {
                continue
            }
            // A private view of UIKit, such as the content view of an effect view, is replaced by the view around it,
            // which users know.
            let node =
                change.actualIndex.map { after.tree.nodes[$0] } ?? change.referenceIndex.map { before.tree.nodes[$0] }
            if node?.className.hasPrefix("_UI") == true { continue }
            var move: FrameMove?
            if let first = change.referenceIndex, let second = change.actualIndex,
                !change.differences.contains(where: { $0.property == .superview })
            {
                move = FrameMove(
                    before: before.tree.nodes[first].frame, after: after.tree.nodes[second].frame,
                    room: (
                        before.tree.nodes[oldLinks.superview[first]].bounds.size,
                        after.tree.nodes[newLinks.superview[second]].bounds.size
                    ))
            }
            let names = new ?? old
            members.append(
                Member(
                    name: names?.name ?? change.view, shortName: names?.shortName ?? change.view, before: old,
                    after: new, move: move,
                    index: change.actualIndex))
        }
        let groups = members.filter(\.isSeen).enumerated().grouped { $0.element.likeness ?? [-1, $0.offset] }
            .map { $0.map(\.element) }
        func rank(_ members: [Member]) -> [CGFloat] { MovedViews.rank(members, in: after.tree.size) }
        let ranked = groups.enumerated().sorted { first, second in
            let (left, right) = (rank(first.element), rank(second.element))
            return left == right ? first.offset < second.offset : left.lexicographicallyPrecedes(right)
        }
        // A line that counts a single omitted row would take as much room as the row.
        let limit = limit > 0 && ranked.count - 1 == limit ? ranked.count : max(0, limit)
        rows = ranked.prefix(limit).enumerated().map { place, group in
            let indices = Set(group.element.compactMap(\.index))
            let outermost = group.element.filter { member in
                guard let index = member.index else { return true }
                return sequence(first: index) { $0 == 0 ? nil : newLinks.superview[$0] }.dropFirst()
                    .allSatisfy { !indices.contains($0) }
            }
            return Row(number: place + 1, members: group.element, outermost: outermost)
        }
        omitted = members.count - rows.reduce(0) { $0 + $1.members.count }
        viewCount = comparison.actual.nodes.count
    }

    /// The rank of a row; a smaller one is more informative. Hairlines are last. The rank of other views depends
    /// equally on the distance of the move and on the share of the window that the superview covers.
    private static func rank(_ members: [Member], in window: CGSize) -> [CGFloat] {
        let isHairline = members.allSatisfy(\.isHairline)
        let weights = members.map { member in
            guard let move = member.move else { return CGFloat.greatestFiniteMagnitude }
            let share = move.room.after.width * move.room.after.height / max(window.width * window.height, 1)
            return move.relativeDistance * min(share, 1).squareRoot()
        }
        return [isHairline ? 1 : 0, -(weights.max() ?? 0), -(members.first?.move?.distance ?? 0)]
    }

    /// `14 of 29 views changed their frame`
    package var summary: String {
        let count = rows.reduce(omitted) { $0 + $1.members.count }
        return "\(count) of \(viewCount) views changed " + (count == 1 ? "its frame" : "their frames")
    }
}

extension MovedViews.Member {
    /// Whether the view is visible before or after the rotation.
    fileprivate var isSeen: Bool { before?.visible != nil || after?.visible != nil }

    /// Whether the view is a separator, which is only a line.
    var isHairline: Bool {
        [before, after].compactMap(\.self).allSatisfy { min($0.rect.width, $0.rect.height) < 2 }
    }

    /// Equal for views with equal changes; `nil` for a view whose change cannot be compared.
    fileprivate var likeness: [Int]? { move.map { [isHairline ? 1 : 0] + $0.steps } }
}

extension ViewChange {
    /// The kinds of changes of the view's frame.
    fileprivate var frameKinds: [Kind] { kinds.filter { [.moved, .resized, .added, .removed].contains($0) } }
}
