public import Foundation
public import Geometry

/// The autoresizing rule: what a view's placement on one axis becomes when its superview's size changes.
///
/// Pure arithmetic, no views. The rule and its evidence are behaviour.md §1.2, rounding is §1.6.
public enum Autoresizing {
    /// A view's exact place on one axis, unrounded and unclamped, in points.
    ///
    /// It is kept beside the frame that is shown, so that a sequence of sizes that ends where it began restores
    /// the frame it began with: rounding and clamping lose nothing.
    public struct Exact: Sendable, Hashable {
        public var min: CGFloat
        public var length: CGFloat

        @inlinable public init(min: CGFloat, length: CGFloat) {
            self.min = min
            self.length = length
        }
    }

    /// How exact places become the frame that is shown.
    public enum Rounding: Sendable, Hashable {
        /// What flexed goes down to the pixel grid: both edges, each by itself.
        case pixelFloor
        /// Exact places are shown as they are, but for lengths below 0.
        case none
        /// Exact places are shown as they are, with lengths below 0: every way back stays open, as in a program that
        /// keeps nothing but frames. For comparing with such programs.
        case exact
    }

    /// What flexible parts may miss of measuring nothing together and still count as nothing, in points.
    ///
    /// A sum that ought to be 0 keeps a residue of floating point, to which nothing may be in proportion.
    @inlinable static var negligible: CGFloat { 1e-9 }

    /// Shares the change of the superview's length among the flexible parts, in proportion to what each measured.
    ///
    /// Parts that together measure nothing share equally, since there is nothing to be proportional to. A negative
    /// total shares in proportion too, which keeps the way back open.
    /// - Parameters:
    ///   - exact: the place before the change.
    ///   - flexibility: which of the three parts give way.
    ///   - old: the superview's length before.
    ///   - new: its length after.
    @inlinable @inline(__always)
    public static func share(
        _ exact: Exact, _ flexibility: AxisFlexibility, from old: CGFloat, to new: CGFloat
    ) -> Exact {
        let weights = Weights(flexibility)
        let change = new - old
        // What the flexible parts measure together. With a flexible margin behind the view, that is the superview's
        // length less what is fixed.
        let total =
            weights.after * old + (weights.before - weights.after) * exact.min
            + (weights.length - weights.after) * exact.length
        // One part alone takes the change as it is, whatever it measures: as if all measured 1.
        let divisor = weights.isShared * total + weights.isAlone
        if divisor.magnitude < negligible {
            let part = change / CGFloat(flexibility.rawValue.nonzeroBitCount)
            return Exact(min: exact.min + weights.before * part, length: exact.length + weights.length * part)
        }
        let ratio = change / divisor
        return Exact(
            min: exact.min + weights.before * ((weights.isShared * exact.min + weights.isAlone) * ratio),
            length: exact.length + weights.length * ((weights.isShared * exact.length + weights.isAlone) * ratio))
    }

    /// The place that is shown for an exact one: only what flexed is rounded, and no length is negative but with `exact`.
    ///
    /// For an axis on which the superview's length changed; on another one what is shown stays as it is.
    /// - Parameters:
    ///   - exact: the exact place after sharing.
    ///   - shown: the place shown before; what did not flex stays as it is, off the grid too.
    ///   - flexibility: which parts gave way.
    @inlinable @inline(__always)
    public static func show(
        _ exact: Exact, after shown: Exact, _ flexibility: AxisFlexibility, rounding: Rounding, grid: PixelGrid
    ) -> Exact {
        let weights = Weights(flexibility)
        var result = exact
        switch rounding {
        case .exact:
            break
        case .none:
            result.length = Swift.max(0, exact.length)
        case .pixelFloor:
            result.min = grid.floor(exact.min)
            // From the edge that is shown to the other one's grid line. Subtracted in pixels, so that a length comes back
            // to the same bits after the same edges.
            let min = weights.before * result.min + (1 - weights.before) * shown.min
            let max = grid.floor(exact.min + exact.length)
            result.length = Swift.max(0, (max * grid.scale - min * grid.scale) / grid.scale)
        }
        return Exact(
            min: weights.before * result.min + (1 - weights.before) * shown.min,
            length: weights.length * result.length + (1 - weights.length) * shown.length)
    }

    /// The bits of one axis as numbers, 1 for a part that flexes and 0 for one that does not, to multiply by in place of
    /// branching: neighbours have different masks, so that a branch on one is guessed wrong for most views, which costs
    /// 15 ns of a relayout's 60 a view.
    @usableFromInline
    struct Weights {
        @usableFromInline let before: CGFloat
        @usableFromInline let length: CGFloat
        @usableFromInline let after: CGFloat
        /// 1 where at most one part flexes.
        @usableFromInline let isAlone: CGFloat

        @inlinable var isShared: CGFloat { 1 - isAlone }

        @inlinable @inline(__always)
        init(_ flexibility: AxisFlexibility) {
            let bits = Int(flexibility.rawValue)
            before = CGFloat(bits & 1)
            length = CGFloat(bits >> 1 & 1)
            after = CGFloat(bits >> 2 & 1)
            // A bit for each of the eight masks, set for 0, 1, 2 and 4.
            isAlone = CGFloat(0b0001_0111 >> bits & 1)
        }
    }
}
