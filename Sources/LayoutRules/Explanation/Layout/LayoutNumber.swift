public import KitValues

/// One of the four numbers of a frame.
public enum LayoutNumber: String, Sendable, Hashable, CaseIterable {
    case x, y, width, height

    /// The two numbers along an axis.
    public static func along(_ axis: UILayoutConstraintAxis) -> [LayoutNumber] {
        axis == .horizontal ? [.x, .width] : [.y, .height]
    }

    /// The position on the same axis: `x` for `width`, `y` for `height`; a position itself is unchanged.
    package var position: LayoutNumber {
        switch self {
        case .x, .width: .x
        case .y, .height: .y
        }
    }

    package var isLength: Bool { self == .width || self == .height }
}
