import Basics
import Foundation
import KitValues
import LayoutRules

// How frame, bounds, center, transform and anchor point hang together: behaviour.md §3.1 and §3.9.
// The overridable properties stand in the class body; what they do stands here.

extension UIView {
    /// The bounds as stored, in two parts: scrolling is rare, and a relayout reads and writes sizes alone.
    final var shownBounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: shownSize) }
        set {
            boundsOrigin = newValue.origin
            shownSize = newValue.size
        }
    }

    final var mask: UIViewAutoresizing {
        @inline(__always) get { UIViewAutoresizing(rawValue: UInt(maskBits)) }
        // The six that have a meaning are among them.
        @inline(__always) set { maskBits = UInt32(truncatingIfNeeded: newValue.rawValue) }
    }

    /// The place before rounding and clamping; `nil` where it is the shown one.
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

    /// From the view's own coordinates to its superview's.
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

    /// The frame the view would have without its transform: what autoresizing works on (behaviour.md §1.8).
    final var untransformedFrame: CGRect { CGRect(origin: shownOrigin, size: shownSize) }

    final func readFrame() -> CGRect {
        guard marks.contains(.isTransformed) else { return untransformedFrame }
        return shownBounds.applying(transformToSuperview)
    }

    // Inlined into the setter and with one way through for plain views: a relayout comes here for every view.
    @inline(__always)
    final func writeFrame(_ newValue: CGRect) {
        guard newValue.isFiniteRect else { return raiseInvalidGeometry(newValue) }
        // Where exact places are shown, a mask may leave a length negative.
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

    /// Sets the two things that are stored, as one change.
    final func place(center: CGPoint, size: CGSize) {
        let resizes = !size.isSame(as: shownSize)
        guard resizes || center != shownCenter else { return }
        if !marks.contains(.isAutoresizing) { placeDidChange() }
        shownCenter = center
        let anchor = currentAnchorPoint
        shownOrigin = CGPoint(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height)
        if resizes { resize(to: size) } else { noteMove() }
    }

    /// The one place where a view's size changes: first itself, then its subviews by their masks, then the marks.
    @inline(__always)
    final func resize(to size: CGSize) {
        let old = shownSize
        shownSize = size
        if !children.isEmpty { resizeSubviews(from: old) }
        // A superview that carries its subviews along marks itself, once for all of them.
        if marks.contains(.isAutoresizing) { marks.formUnion(.needsLayout) } else { markResized() }
    }

    /// A superview that sizes the view in its own layout knows about it: one that does so in two steps, by `sizeToFit`
    /// and then some points more, would otherwise never be done.
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

    /// A move leaves the layout as it is, but may bring the view over or away from an unsafe strip. A superview that
    /// carries its subviews along looks after the strips itself, once for all of them.
    @inline(never)
    private final func noteMove() {
        if marks.contains(.hasSafeArea) || isMovedNearStrip { markIfSafeAreaChanged() }
    }

    private final var isMovedNearStrip: Bool {
        if marks.contains(.isAutoresizing) { return false }
        if Placing.isPlacing(self) { return Placing.isNearStrip }
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

    /// UIKit raises `CALayerInvalidGeometry`; here the simulation's diagnostic handler hears of it and the view stays
    /// where it was.
    final func raiseInvalidGeometry(_ rect: CGRect) {
        Simulation.current.report(
            .invalidGeometry(
                view: diagnosticName,
                value: "["
                    + "\(rect.origin.x.sixDigitText) \(rect.origin.y.sixDigitText); "
                    + "\(rect.size.width.sixDigitText) \(rect.size.height.sixDigitText)]"))
    }
}

// Foundation's comparisons are calls into another library, which is felt once per view and relayout.

extension CGSize {
    @inline(__always)
    func isSame(as other: CGSize) -> Bool { width == other.width && height == other.height }
}

extension CGRect {
    /// Whether none of the four numbers is NaN or infinite.
    @inline(__always)
    var isFiniteRect: Bool {
        // Nothing times 0 is no number but what is infinite or none itself: one branch in place of four.
        origin.x * 0 + origin.y * 0 + size.width * 0 + size.height * 0 == 0
    }

    @inline(__always)
    func isSame(as other: CGRect) -> Bool { origin.isSame(as: other.origin) && size.isSame(as: other.size) }

    /// Where the anchor point goes, and how large the bounds become, when a view or layer under a transform is given
    /// this frame: the size goes through the inverse transform as a vector (§3.1, §3.9).
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

    /// Where a view's anchor point is by default, in fractions of its bounds.
    fileprivate static var middle: CGPoint { CGPoint(x: 0.5, y: 0.5) }
}
