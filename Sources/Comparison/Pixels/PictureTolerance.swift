public import Foundation

/// The allowed difference of a picture from its reference; by default none.
///
/// Pixels that look similar enough are ignored, and on request also pixels that differ only by anti-aliasing. The
/// limits apply to the number of all others. Every limit that is set must be met; without a limit, no pixel may differ.
public struct PictureTolerance: Sendable, Hashable {
    /// Every pixel must match.
    public static let exact = PictureTolerance()

    /// The similarity from which two pixels match, from 0 to 1: 1 means equal; at 0.98 most people can just see a
    /// difference.
    public var perceptualPrecision: CGFloat
    /// Whether to ignore pixels that differ only by anti-aliasing.
    public var ignoresAntialiasing: Bool
    /// A limit: the share of pixels that must match, from 0 to 1.
    public var precision: CGFloat?
    /// A limit: the number of pixels that may differ.
    public var maxDiffPixels: Int?
    /// A limit: the number of pixels that may differ in the square with the most differences. It detects a small change
    /// in a large picture.
    public var window: PixelWindow?

    /// Shares are clamped to 0 and 1, and NaN counts as 1; negative counts become 0.
    public init(
        precision: CGFloat? = nil, perceptualPrecision: CGFloat = 1, ignoresAntialiasing: Bool = false,
        maxDiffPixels: Int? = nil, window: PixelWindow? = nil
    ) {
        func share(_ value: CGFloat) -> CGFloat { value.isNaN ? 1 : min(max(value, 0), 1) }
        self.precision = precision.map(share)
        self.perceptualPrecision = share(perceptualPrecision)
        self.ignoresAntialiasing = ignoresAntialiasing
        self.maxDiffPixels = maxDiffPixels.map { max(0, $0) }
        self.window = window
    }

    /// Whether a single pixel that differs by one step fails.
    public var isExact: Bool {
        perceptualPrecision == 1 && !ignoresAntialiasing
            && (precision == 1 || maxDiffPixels == 0 || window?.maxDiffPixels == 0
                || precision == nil && maxDiffPixels == nil && window == nil)
    }
}

/// A square that is moved over the whole picture, and the number of pixels that may differ in it.
public struct PixelWindow: Sendable, Hashable {
    /// The default side: about a third of an icon on a screen with three pixels per point.
    public static let standardSide = 32

    /// The side of the square, in pixels.
    public let side: Int
    public let maxDiffPixels: Int

    /// - Parameter side: in pixels; at least 1.
    public init(side: Int = PixelWindow.standardSide, maxDiffPixels: Int) {
        self.side = max(1, side)
        self.maxDiffPixels = max(0, maxDiffPixels)
    }
}
