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
    @inlinable
    public static func share(
        _ exact: Exact, _ flexibility: AxisFlexibility, from old: CGFloat, to new: CGFloat
    ) -> Exact {
        let change = new - old
        let before = exact.min
        let length = exact.length
        // Only the parts in front of something fixed move it; `after` alone leaves the view where it is.
        switch flexibility.rawValue {
        case 1:
            return Exact(min: before + change, length: length)
        case 2:
            return Exact(min: before, length: length + change)
        case 3:
            let total = before + length
            if total.magnitude < negligible { return Exact(min: before + change / 2, length: length + change / 2) }
            let ratio = change / total
            return Exact(min: before + before * ratio, length: length + length * ratio)
        case 5:
            let total = old - length
            if total.magnitude < negligible { return Exact(min: before + change / 2, length: length) }
            return Exact(min: before + before * (change / total), length: length)
        case 6:
            let total = old - before
            if total.magnitude < negligible { return Exact(min: before, length: length + change / 2) }
            return Exact(min: before, length: length + length * (change / total))
        case 7:
            if old.magnitude < negligible { return Exact(min: before + change / 3, length: length + change / 3) }
            let ratio = change / old
            return Exact(min: before + before * ratio, length: length + length * ratio)
        default:
            return exact
        }
    }

    /// The place that is shown for an exact one: only what flexed is rounded, and no length is negative but with `exact`.
    ///
    /// For an axis on which the superview's length changed; on another one what is shown stays as it is.
    /// - Parameters:
    ///   - exact: the exact place after sharing.
    ///   - shown: the place shown before; what did not flex stays as it is, off the grid too.
    ///   - flexibility: which parts gave way.
    @inlinable
    public static func show(
        _ exact: Exact, after shown: Exact, _ flexibility: AxisFlexibility, rounding: Rounding, grid: PixelGrid
    ) -> Exact {
        let minFlexes = flexibility.contains(.before)
        let lengthFlexes = flexibility.contains(.length)
        switch rounding {
        case .exact:
            return Exact(min: minFlexes ? exact.min : shown.min, length: lengthFlexes ? exact.length : shown.length)
        case .none:
            return Exact(
                min: minFlexes ? exact.min : shown.min,
                length: lengthFlexes ? Swift.max(0, exact.length) : shown.length)
        case .pixelFloor:
            let min = minFlexes ? grid.floor(exact.min) : shown.min
            guard lengthFlexes else { return Exact(min: min, length: shown.length) }
            let max = grid.floor(exact.min + exact.length)
            // Subtracted in pixels, so that a length comes back to the same bits after the same edges.
            return Exact(min: min, length: Swift.max(0, (max * grid.scale - min * grid.scale) / grid.scale))
        }
    }
}
