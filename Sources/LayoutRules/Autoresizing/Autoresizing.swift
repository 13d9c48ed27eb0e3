public import Basics
public import Foundation

/// The autoresizing rule: how a view's placement on one axis changes when its superview's size changes. Pure
/// arithmetic, no views. The rule and its evidence are in behaviour.md §1.2; rounding is in §1.6.
///
/// Pure arithmetic, no views. The rule and its evidence are behaviour.md §1.2, rounding is §1.6.
public enum Autoresizing {
    /// A view's exact place on one axis, unrounded and unclamped, in points.
    ///
    /// It is stored in addition to the visible frame. A sequence of sizes that ends where it began therefore restores
    /// the original frame: rounding and clamping lose nothing.
    public struct Exact: Sendable, Hashable {
        public var min: CGFloat
        public var length: CGFloat

        @inlinable public init(min: CGFloat, length: CGFloat) {
            self.min = min
            self.length = length
        }
    }

    /// How visible frames are computed from exact places.
    public enum Rounding: Sendable, Hashable {
        /// Parts that changed are rounded down to the pixel grid: both edges, independently of each other.
        case pixelFloor
        /// Exact places are used without rounding. Lengths below 0 become 0.
        case none
        /// Exact places are used without rounding, including lengths below 0. This is for comparisons with programs
        /// that store only frames.
        case exact
    }

    /// What flexible parts may miss of measuring nothing together and still count as nothing, in points.
    ///
    /// A sum that ought to be 0 keeps a residue of floating point, to which nothing may be in proportion.
    @inlinable static var negligible: CGFloat { 1e-9 }

    /// Divides the change of the superview's length among the flexible parts, in proportion to their sizes.
    ///
    /// If the sizes of these parts add up to 0, the change is divided equally. A negative total is also divided in
    /// proportion, so that the change can be undone.
    /// - Parameters:
    ///   - exact: the place before the change.
    ///   - flexibility: which of the three parts give way.
    ///   - old: the superview's length before.
    ///   - new: its length after.
    @inlinable @inline(__always)
    public static func share(
        _ exact: Exact, _ flexibility: AxisFlexibility, from old: CGFloat, to new: CGFloat
    ) -> Exact {
        let change = new - old
        let flexesBefore = flexibility.contains(.before)
        let flexesInLength = flexibility.contains(.length)
        // One part alone takes the change as it is, whatever it measured. So does none, as nothing of it is added.
        if flexibility.rawValue & (flexibility.rawValue &- 1) == 0 {
            return Exact(
                min: flexesBefore ? exact.min + change : exact.min,
                length: flexesInLength ? exact.length + change : exact.length)
        }
        let before = flexesBefore ? exact.min : 0
        let length = flexesInLength ? exact.length : 0
        // With a flexible margin after the view, that is the superview's length less what is fixed.
        let total =
            flexibility.contains(.after) ? old - (exact.min - before) - (exact.length - length) : before + length
        if total.magnitude < negligible {
            let part = change / CGFloat(flexibility.rawValue.nonzeroBitCount)
            return Exact(
                min: flexesBefore ? exact.min + part : exact.min,
                length: flexesInLength ? exact.length + part : exact.length)
        }
        let ratio = change / total
        return Exact(min: exact.min + before * ratio, length: exact.length + length * ratio)
    }

    /// The place that is shown for an exact one: only what flexed is rounded, and no length is negative but with `exact`.
    ///
    /// For an axis on which the superview's length changed; on another one what is shown stays as it is.
    /// - Parameters:
    ///   - exact: the exact place after sharing.
    ///   - flexibility: which parts gave way; what did not stays as it is, off the grid too.
    @inlinable @inline(__always)
    public static func show(
        _ exact: Exact, _ flexibility: AxisFlexibility, rounding: Rounding, grid: PixelGrid
    ) -> Exact {
        switch rounding {
        case .exact:
            return exact
        case .none:
            return Exact(min: exact.min, length: flexibility.contains(.length) ? max(0, exact.length) : exact.length)
        case .pixelFloor:
            let min = flexibility.contains(.before) ? grid.floor(exact.min) : exact.min
            guard flexibility.contains(.length) else { return Exact(min: min, length: exact.length) }
            let max = grid.floor(exact.min + exact.length)
            // Subtracted in pixels, so that a length comes back to the same bits after the same edges.
            return Exact(min: min, length: Swift.max(0, (max * grid.scale - min * grid.scale) / grid.scale))
        }
    }
}
