import Basics
package import Foundation
import KitValues
import LayoutRules

extension UIView {
    /// Resizes every subview by its mask, depth first in `subviews` order (behaviour.md §1.7).
    final func autoresizeSubviews(from old: CGSize) {
        let change = SizeChange(from: old, to: shownSize)
        // The caller marks the superviews once for all resized subviews.
        var isMarkedBelow = false
        children.forEachUnretained { child in
            // If no bit is set for either axis, the view does not move.
            guard child.maskBits & 63 != 0,
                child.marks.isDisjoint(with: [.ignoresMask, .hasPlacementRule]),
                // A sibling's setter of `frame` may have removed the view.
                child.isSubview(of: self)
            else { return }
            child.follow(change)
            if !child.marks.isDisjoint(with: .anyLayout) { isMarkedBelow = true }
        }
        guard isMarkedBelow else { return }
        if hasManyChildren { forgetMarkedForLayout() }
        if marks.contains(.isAutoresizing) { marks.formUnion(.descendantNeedsLayout) } else { markWayUp() }
    }

    // `follow` and the setter of `frame`, which together resize a view, are so short that neither has to save
    // registers: 16 ns a view instead of 23. Code that only few views need is in separate functions.
    @inline(never)
    private final func follow(_ change: SizeChange) {
        let shown = ExactFrame(
            horizontal: Autoresizing.Exact(min: shownOrigin.x, length: shownSize.width),
            vertical: Autoresizing.Exact(min: shownOrigin.y, length: shownSize.height))
        var exact = marks.contains(.hasExactFrame) ? storedExactFrame : shown
        if change.isHorizontal {
            exact.horizontal = Autoresizing.share(
                exact.horizontal, mask.horizontal, from: change.old.width, to: change.new.width)
        }
        if change.isVertical {
            exact.vertical = Autoresizing.share(
                exact.vertical, mask.vertical, from: change.old.height, to: change.new.height)
        }
        var result = exact
        if change.place.rounding == .exact {
            exactFrame = nil
        } else {
            result = keep(exact, showing: shown, change)
        }
        guard !result.isSame(as: shown) else { return }
        marks.formUnion(.isAutoresizing)
        if marks.contains(.isTransformed) {
            placeUnderTransform(result.rect)
        } else {
            // The overridable setter is called, so that subclasses that observe their frame are notified, as in UIKit.
            frame = result.rect
        }
        marks.subtract(.isAutoresizing)
        // A subclass may have set another frame; then that is the next starting point.
        if marks.contains(.hasExactFrame), !result.rect.isSame(as: untransformedFrame) { exactFrame = nil }
    }

    /// Stores the exact place if it differs from the visible one, and returns the visible one.
    @inline(never)
    private final func keep(_ exact: ExactFrame, showing shown: ExactFrame, _ change: SizeChange) -> ExactFrame {
        var result = shown
        let place = change.place
        if change.isHorizontal {
            result.horizontal = Autoresizing.show(
                exact.horizontal, mask.horizontal, rounding: place.rounding, grid: place.grid)
        }
        if change.isVertical {
            result.vertical = Autoresizing.show(
                exact.vertical, mask.vertical, rounding: place.rounding, grid: place.grid)
        }
        exactFrame = exact.isSame(as: result) ? nil : exact
        return result
    }

    /// Resizes a transformed view. UIKit uses `frame`, which skews it (behaviour.md §1.8).
    @inline(never)
    private final func placeUnderTransform(_ rect: CGRect) {
        Simulation.current.report(.autoresizedUnderTransform(view: diagnosticName))
        placeUntransformed(rect)
    }

    /// Sets the frame that the view would have without its transform. The transform does not change.
    package final func placeUntransformed(_ rect: CGRect) {
        guard marks.contains(.isTransformed) else { return frame = rect }
        let anchor = currentAnchorPoint
        place(
            center: CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height),
            size: rect.size)
        shownOrigin = rect.origin
    }
}

/// The values of a superview's size change that are the same for all its subviews.
@MainActor
private struct SizeChange {
    let old: CGSize
    let new: CGSize
    let isHorizontal: Bool
    let isVertical: Bool
    let place = Simulation.placeRule

    init(from old: CGSize, to new: CGSize) {
        self.old = old
        self.new = new
        isHorizontal = old.width != new.width
        isVertical = old.height != new.height
    }
}

extension ExactFrame {
    @inline(__always)
    fileprivate func isSame(as other: ExactFrame) -> Bool {
        // Lengths are compared first, because they differ most often.
        horizontal.length == other.horizontal.length && vertical.length == other.vertical.length
            && horizontal.min == other.horizontal.min && vertical.min == other.vertical.min
    }

    @inline(__always)
    fileprivate var rect: CGRect {
        CGRect(
            origin: CGPoint(x: horizontal.min, y: vertical.min),
            size: CGSize(width: horizontal.length, height: vertical.length))
    }
}
