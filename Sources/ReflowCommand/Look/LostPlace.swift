import Basics
import Comparison
import Foundation
import LayoutDocument
import RotationPictures
import Screens

/// A place that a view loses by a rotation, because its mask does not keep it: the middle of its superview, all of its
/// superview, or an edge.
///
/// It is reported only for views to which the file gives a single frame. If a view has a frame for each orientation,
/// its places differ on purpose.
struct LostPlace {
    /// The view's index in the tree after the rotation.
    let index: Int
    let id: String
    let text: String

    /// The tolerance in points; smaller differences are caused by rounding.
    private static let tolerance: CGFloat = 1
    /// The maximum distance of a view that counts as being at an edge, as a share of the superview's length.
    private static let nearness: CGFloat = 0.15
    /// The minimum distance by which a view moves away from an edge. Smaller moves are caused by safe areas.
    private static let leap: CGFloat = 24

    /// The lost places, in the order of the tree after the rotation.
    static func all(on screen: SeenScreen) -> [LostPlace] {
        guard screen.isRotated else { return [] }
        let framed = screen.document.framedViews
        let (before, after) = (screen.recording.before.tree, screen.recording.after.tree)
        let (oldLinks, newLinks) = (FrameLinks(before), FrameLinks(after))
        return screen.recording.comparison.pairs.compactMap { old, new in
            guard let id = after.nodes[new].id, framed.contains(id), new > 0, old > 0 else { return nil }
            let room = (
                before.nodes[oldLinks.superview[old]].bounds.size, after.nodes[newLinks.superview[new]].bounds.size
            )
            let (first, second) = (before.nodes[old].frame, after.nodes[new].frame)
            let lost = [
                words(
                    Margins(first.minX, first.maxX, room.0.width), Margins(second.minX, second.maxX, room.1.width),
                    ("left", "right")),
                words(
                    Margins(first.minY, first.maxY, room.0.height), Margins(second.minY, second.maxY, room.1.height),
                    ("top", "bottom")),
            ].compactMap(\.self)
            guard !lost.isEmpty else { return nil }
            return LostPlace(index: new, id: id, text: lost.joined(separator: "; "))
        }
    }

    /// The distances of a view from two opposite edges of its superview.
    private struct Margins {
        let low: CGFloat
        let high: CGFloat
        let room: CGFloat

        init(_ low: CGFloat, _ high: CGFloat, _ room: CGFloat) {
            (self.low, self.high, self.room) = (low, room - high, room)
        }

        var isEven: Bool { (low - high).magnitude <= LostPlace.tolerance }

        func isNear(_ margin: CGFloat) -> Bool { margin >= 0 && margin <= LostPlace.nearness * room }
    }

    private static func words(_ old: Margins, _ new: Margins, _ edges: (low: String, high: String)) -> String? {
        guard old.room > 0, new.room > 0, (old.room - new.room).magnitude > tolerance else { return nil }
        func change(_ edge: String, _ old: CGFloat, _ new: CGFloat) -> String {
            let (old, new) = (old.tableText, new.tableText)
            return "\(edge) margin \(old == new ? old : "\(old) → \(new)")"
        }
        let margins = change(edges.low, old.low, new.low) + ", " + change(edges.high, old.high, new.high)
        if old.isEven {
            guard !new.isEven, (new.low - new.high).magnitude > leap else { return nil }
            return (old.isNear(old.low) ? "no longer fills its superview" : "no longer in the middle")
                + ": \(margins)"
        }
        // The far edge decides: if that margin is not flexible, the view stays where it was.
        let (isHigh, was, now) = old.high < old.low ? (true, old.high, new.high) : (false, old.low, new.low)
        guard old.isNear(was), now - was > leap, now / new.room > was / old.room + 0.05 else { return nil }
        return "no longer at the \(isHigh ? edges.high : edges.low) edge: \(margins)"
    }
}

extension LayoutDocument {
    /// The ids of the views with a single frame, which changes only by their masks.
    fileprivate var framedViews: Set<String> {
        var ids = Set<String>()
        var pending = allControllers.compactMap(\.view)
        while let view = pending.popLast() {
            if let id = view.id, view.frame != nil, view.variations.isEmpty, !view.isConstrained, !view.isArranged {
                ids.insert(id)
            }
            pending += view.subviews
        }
        return ids
    }
}
