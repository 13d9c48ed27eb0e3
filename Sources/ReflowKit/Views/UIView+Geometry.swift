import Basics
import Foundation
import KitValues
import LayoutRules

// The relations between frame, bounds, center, transform and anchor point: behaviour.md §3.1 and §3.9. The overridable
// properties are in the class body; their implementation is here.

extension UIView {
    /// The stored bounds. They are stored in two parts, because scrolling is rare and a relayout reads and writes only
    /// sizes.
    final var shownBounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: shownSize) }
        set {
            boundsOrigin = newValue.origin
            shownSize = newValue.size
        }
    }

    final var mask: UIViewAutoresizing {
        @inline(__always) get { UIViewAutoresizing(rawValue: UInt(maskBits)) }
        // The six bits with a meaning fit into the stored ones.
        @inline(__always) set { maskBits = UInt32(truncatingIfNeeded: newValue.rawValue) }
    }

    /// The frame before rounding and clamping; nil if it is the shown one.
    final var exactFrame: ExactFrame? {
        @inline(__always) get { marks.contains(.hasExactFrame) ? storedExactFrame : nil }
        @inline(__always) set {
            if let newValue { storedExactFrame = newValue }
            marks.set(.hasExactFrame, newValue != nil)
        }
    }

    final var currentTransform: CGAffineTransform {
        marks.contains(.isTransformed) ? storedTransform : .identity
    }

    final var currentAnchorPoint: CGPoint {
        marks.contains(.hasAnchorPoint) ? storedAnchorPoint : .middle
    }

    /// The transform from the view's own coordinates to its superview's.
    final var transformToSuperview: CGAffineTransform {
        guard marks.contains(.isTransformed) else {
            return CGAffineTransform(
                translationX: shownOrigin.x - boundsOrigin.x, y: shownOrigin.y - boundsOrigin.y)
        }
        let anchor = currentAnchorPoint
        return CGAffineTransform(
            translationX: -(boundsOrigin.x + anchor.x * shownSize.width),
            y: -(boundsOrigin.y + anchor.y * shownSize.height)
        )
        .concatenating(currentTransform)
        .concatenating(CGAffineTransform(translationX: shownCenter.x, y: shownCenter.y))
    }

    /// The frame that the view would have without its transform, which autoresizing uses (behaviour.md §1.8).
    final var untransformedFrame: CGRect { CGRect(origin: shownOrigin, size: shownSize) }

    final func readFrame() -> CGRect {
        guard marks.contains(.isTransformed) else { return untransformedFrame }
        return shownBounds.applying(transformToSuperview)
    }

    // This code is inlined into the setter and has a short path for plain views, because a relayout runs it for every
    // view.
    @inline(__always)
    final func writeFrame(_ newValue: CGRect) {
        guard newValue.isFiniteRect else { return raiseInvalidGeometry(newValue) }
        // If exact frames are shown, a mask may leave a length negative.
        let isTaken = marks.contains(.isAutoresizing) || newValue.size.width >= 0 && newValue.size.height >= 0
        let frame = isTaken ? newValue : newValue.standardized
        if marks.contains(.isTransformed) { return writeTransformedFrame(frame) }
        let resizes = !frame.size.isSame(as: shownSize)
        guard resizes || !frame.origin.isSame(as: shownOrigin) else { return }
        if !marks.contains(.isAutoresizing) { placeDidChange() }
        shownOrigin = frame.origin
        let anchor = currentAnchorPoint
        shownCenter = CGPoint(
            x: frame.origin.x + frame.size.width * anchor.x, y: frame.origin.y + frame.size.height * anchor.y)
        if resizes { resize(to: frame.size) } else { noteMove() }
    }

    private final func writeTransformedFrame(_ frame: CGRect) {
        let (position, size) = frame.placement(under: currentTransform, anchor: currentAnchorPoint)
        place(center: position, size: size)
    }

    /// Sets the center and the size of the bounds as one change.
    final func place(center: CGPoint, size: CGSize) {
        let resizes = !size.isSame(as: shownSize)
        guard resizes || center != shownCenter else { return }
        if !marks.contains(.isAutoresizing) { placeDidChange() }
        shownCenter = center
        let anchor = currentAnchorPoint
        shownOrigin = CGPoint(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height)
        if resizes { resize(to: size) } else { noteMove() }
    }

    /// Changes the size. All changes of size come here: first the view, then its subviews by their masks, then the
    /// marks.
    @inline(__always)
    final func resize(to size: CGSize) {
        let old = shownSize
        shownSize = size
        if !children.isEmpty { resizeSubviews(from: old) }
        // A superview that resizes its subviews marks itself once for all of them.
        if marks.contains(.isAutoresizing) { marks.formUnion(.needsLayout) } else { markResized() }
    }

    /// Marks the view for layout after a change of its size, and its superview, unless the superview's own layout
    /// causes the change. A superview that sets a size in two steps, such as `sizeToFit` and a few points more, would
    /// otherwise never finish.
    @inline(never)
    private final func markResized() {
        if Placing.isPlacing(self) {
            marks.formUnion(.needsLayout)
            return Placing.noteResized()
        }
        markNeedsLayout()
        if let parent, !parent.marks.contains(.isLayingOut) { parent.markNeedsLayout() }
    }

    @inline(never)
    private final func resizeSubviews(from old: CGSize) {
        if !marks.contains(.keepsSubviewSizes) { autoresizeSubviews(from: old) }
        markSubviewsWithNewSafeArea()
    }

    /// Updates the safe area after a move, which needs no layout. A superview that resizes its subviews does this once
    /// for all of them.
    @inline(never)
    private final func noteMove() {
        if marks.contains(.hasSafeArea) || isMovedNearSafeAreaEdge { markIfSafeAreaChanged() }
    }

    private final var isMovedNearSafeAreaEdge: Bool {
        if marks.contains(.isAutoresizing) { return false }
        if Placing.isPlacing(self) { return Placing.isNearSafeAreaEdge }
        return parent?.marks.contains(.hasSafeArea) == true
    }

    final func writeBounds(_ newValue: CGRect) {
        guard newValue.isFiniteRect else { return raiseInvalidGeometry(newValue) }
        let bounds = newValue.standardized
        let resizes = !bounds.size.isSame(as: shownSize)
        let scrolls = !bounds.origin.isSame(as: boundsOrigin)
        guard resizes || scrolls else { return }
        if resizes { placeDidChange() }
        boundsOrigin = bounds.origin
        if scrolls {
            if marks.contains(.feedsConstraints) { refreshConstraintConstants() }
            moveKeyboardGuides()
        }
        if resizes {
            let anchor = currentAnchorPoint
            shownOrigin = CGPoint(
                x: shownCenter.x - anchor.x * bounds.width, y: shownCenter.y - anchor.y * bounds.height)
            resize(to: bounds.size)
        } else {
            markSubviewsWithNewSafeArea()
            markNeedsLayout()
        }
    }

    final func writeCenter(_ newValue: CGPoint) {
        guard newValue.x.isFinite, newValue.y.isFinite else {
            return raiseInvalidGeometry(CGRect(origin: newValue, size: .zero))
        }
        place(center: newValue, size: shownSize)
    }

    final func writeTransform(_ newValue: CGAffineTransform) {
        guard newValue != currentTransform else { return }
        guard [newValue.a, newValue.b, newValue.c, newValue.d, newValue.tx, newValue.ty].allSatisfy(\.isFinite) else {
            return raiseInvalidGeometry(CGRect(x: newValue.tx, y: newValue.ty, width: newValue.a, height: newValue.d))
        }
        exactFrame = nil
        storedTransform = newValue
        marks.set(.isTransformed, !newValue.isIdentity)
        moveKeyboardGuides()
        noteMove()
    }

    final func writeAnchorPoint(_ newValue: CGPoint) {
        guard newValue != currentAnchorPoint else { return }
        guard newValue.x.isFinite, newValue.y.isFinite else {
            return raiseInvalidGeometry(CGRect(origin: newValue, size: .zero))
        }
        exactFrame = nil
        storedAnchorPoint = newValue
        marks.set(.hasAnchorPoint, newValue != .middle)
        shownOrigin = CGPoint(
            x: shownCenter.x - newValue.x * shownSize.width, y: shownCenter.y - newValue.y * shownSize.height)
        moveKeyboardGuides()
        noteMove()
    }

    /// Reports an invalid geometry, for which UIKit raises `CALayerInvalidGeometry`. The view's geometry is unchanged.
    final func raiseInvalidGeometry(_ rect: CGRect) {
        Simulation.current.report(
            .invalidGeometry(
                view: diagnosticName,
                value: "["
                    + "\(rect.origin.x.sixDigitText) \(rect.origin.y.sixDigitText); "
                    + "\(rect.size.width.sixDigitText) \(rect.size.height.sixDigitText)]"))
    }
}

// Foundation's comparisons are calls into another library, which has a measurable cost for each view of a relayout.

extension CGSize {
    @inline(__always)
    func isSame(as other: CGSize) -> Bool { width == other.width && height == other.height }
}

extension CGRect {
    /// Whether none of the four numbers is NaN or infinite.
    @inline(__always)
    var isFiniteRect: Bool {
        // The product of 0 and a number is 0 unless the number is infinite or NaN, so one comparison checks all four.
        origin.x * 0 + origin.y * 0 + size.width * 0 + size.height * 0 == 0
    }

    @inline(__always)
    func isSame(as other: CGRect) -> Bool { origin.isSame(as: other.origin) && size.isSame(as: other.size) }

    /// The anchor point's position and the size of the bounds for a view or layer with a transform that is given this
    /// frame. The size is converted with the inverse transform as a vector (§3.1, §3.9).
    func placement(under transform: CGAffineTransform, anchor: CGPoint) -> (position: CGPoint, boundsSize: CGSize) {
        let vector = size.applying(transform.inverted())
        return (
            CGPoint(x: minX + anchor.x * width, y: minY + anchor.y * height),
            CGSize(width: abs(vector.width), height: abs(vector.height))
        )
    }
}

extension CGPoint {
    @inline(__always)
    func isSame(as other: CGPoint) -> Bool { x == other.x && y == other.y }

    /// The default anchor point, as fractions of the bounds.
    fileprivate static var middle: CGPoint { CGPoint(x: 0.5, y: 0.5) }
}
