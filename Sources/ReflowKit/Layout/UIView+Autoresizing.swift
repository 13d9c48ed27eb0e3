package import Foundation
import Geometry
import LayoutRules

extension UIView {
    /// Lets every subview follow the new size by its mask, depth first in `subviews` order (behaviour.md §1.7).
    final func autoresizeSubviews(from old: CGSize) {
        let new = shownBounds.size
        let simulation = Simulation.current
        let grid = simulation.pixelGrid
        let rounding = simulation.autoresizeRounding
        // Subviews that follow leave it to the one who leads them to mark the way up.
        var isMarkedBelow = false
        for child in children {
            // Bits that matter: none on either axis leaves a view where it is.
            guard child.mask.rawValue & 63 != 0,
                child.marks.isDisjoint(with: [.ignoresMask, .hasPlacementRule]),
                // What a sibling did on hearing of its frame may have taken the view out.
                child.parent === self
            else { continue }
            child.autoresize(from: old, to: new, rounding: rounding, grid: grid)
            if !child.marks.isDisjoint(with: .anyLayout) { isMarkedBelow = true }
        }
        guard isMarkedBelow else { return }
        if marks.contains(.isAutoresizing) {
            marks.formUnion(.descendantNeedsLayout)
        } else {
            markDescendantNeedsLayout()
        }
    }

    @inline(__always)
    private final func autoresize(
        from old: CGSize, to new: CGSize, rounding: Autoresizing.Rounding, grid: PixelGrid
    ) {
        let shown = untransformedFrame
        var exact =
            exactFrame
            ?? ExactFrame(
                horizontal: Autoresizing.Exact(min: shown.origin.x, length: shown.size.width),
                vertical: Autoresizing.Exact(min: shown.origin.y, length: shown.size.height))
        var result = shown
        let horizontal = mask.horizontal
        if old.width != new.width, !horizontal.isEmpty {
            exact.horizontal = Autoresizing.share(exact.horizontal, horizontal, from: old.width, to: new.width)
            let place = Autoresizing.show(
                exact.horizontal, after: Autoresizing.Exact(min: shown.origin.x, length: shown.size.width),
                horizontal, rounding: rounding, grid: grid)
            result.origin.x = place.min
            result.size.width = place.length
        }
        let vertical = mask.vertical
        if old.height != new.height, !vertical.isEmpty {
            exact.vertical = Autoresizing.share(exact.vertical, vertical, from: old.height, to: new.height)
            let place = Autoresizing.show(
                exact.vertical, after: Autoresizing.Exact(min: shown.origin.y, length: shown.size.height),
                vertical, rounding: rounding, grid: grid)
            result.origin.y = place.min
            result.size.height = place.length
        }
        exactFrame = exact
        guard !result.origin.isSame(as: shown.origin) || !result.size.isSame(as: shown.size) else { return }
        marks.formUnion(.isAutoresizing)
        if marks.contains(.isTransformed) {
            // UIKit goes through `frame`, which skews a transformed view (behaviour.md §1.8).
            Simulation.current.report(.autoresizedUnderTransform(view: diagnosticName))
            placeUntransformed(result)
        } else {
            // Through the overridable setter: subclasses that watch their frame hear of it, as in UIKit.
            frame = result
        }
        marks.subtract(.isAutoresizing)
        // A subclass may have set something else; then that is the place to start from next time.
        if !shownOrigin.isSame(as: result.origin) || !shownBounds.size.isSame(as: result.size) { exactFrame = nil }
    }

    /// Sets the frame the view would have without its transform, which stays: the view moves and resizes under it.
    package final func placeUntransformed(_ rect: CGRect) {
        guard marks.contains(.isTransformed) else { return frame = rect }
        let anchor = currentAnchorPoint
        place(
            center: CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height),
            size: rect.size)
        shownOrigin = rect.origin
    }
}
