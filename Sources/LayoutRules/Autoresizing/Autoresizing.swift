public import Basics
public import Foundation

/// The autoresizing rule: the change of a view's place on one axis when its superview's size changes. It is pure
/// arithmetic, without views. The rule and its evidence are in behaviour.md §1.2; rounding is in §1.6.
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

    /// The way in which visible frames are computed from exact places.
    public enum Rounding: Sendable, Hashable {
        /// The parts that changed are rounded down to the pixel grid, with both edges independent of each other.
        case pixelFloor
        /// Exact places are used without rounding. Lengths below 0 become 0.
        case none
        /// Exact places are used without rounding, including lengths below 0. This is for comparisons with programs
        /// that store only frames.
        case exact
    }

    /// The total length of flexible parts, in points, up to which it counts as 0.
    ///
    /// A sum that should be 0 has an error of floating point, and nothing can be in proportion to that.
    @inlinable static var negligible: CGFloat { 1e-9 }

    /// Divides the change of the superview's length among the flexible parts, in proportion to their sizes.
    ///
    /// If the sizes of these parts add up to 0, the change is divided equally. A negative total is also divided in
    /// proportion, so that the change can be undone.
    /// - Parameters:
    ///   - exact: the place before the change.
    ///   - flexibility: the flexible ones of the three parts.
    ///   - old: the superview's length before.
    ///   - new: its length after.
    @inlinable @inline(__always)
    public static func share(
        _ exact: Exact, _ flexibility: AxisFlexibility, from old: CGFloat, to new: CGFloat
    ) -> Exact {
        let change = new - old
        let flexesBefore = flexibility.contains(.before)
        let flexesInLength = flexibility.contains(.length)
        // A single flexible part gets the whole change, whatever its size is. If no part is flexible, nothing changes.
        if flexibility.rawValue & (flexibility.rawValue &- 1) == 0 {
            return Exact(
                min: flexesBefore ? exact.min + change : exact.min,
                length: flexesInLength ? exact.length + change : exact.length)
        }
        let before = flexesBefore ? exact.min : 0
        let length = flexesInLength ? exact.length : 0
        // With a flexible margin after the view, the total is the superview's length minus the fixed parts.
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

    /// The visible place for an exact place, on an axis on which the superview's length changed. Only parts that
    /// changed are rounded, and no length is negative except with `exact`.
    ///
    /// - Parameters:
    ///   - exact: the exact place after the change.
    ///   - flexibility: the flexible parts. The others stay as they are, even off the pixel grid.
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
            // The edges are subtracted in pixels, so that the same edges always give exactly the same length.
            return Exact(min: min, length: Swift.max(0, (max * grid.scale - min * grid.scale) / grid.scale))
        }
    }
}
