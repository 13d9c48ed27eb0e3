public import Foundation

/// How far a picture may be from its reference. Unless something is said, not at all.
///
/// Pixels that look alike enough do not count, nor do those in which an edge is only smoothed otherwise where that is
/// asked for. Of what is left the budgets say how much there may be: each one that is given has to hold, and without
/// any not a single pixel may be left.
public struct PictureTolerance: Sendable, Hashable {
    /// Every pixel has to be the reference's.
    public static let exact = PictureTolerance()

    /// How much alike a pixel and the reference's have to look to match, from 0 to 1: 1 is the same pixel, 0.98 is what
    /// people can just tell apart.
    public var perceptualPrecision: CGFloat
    /// Whether pixels do not count that neighbours in both pictures explain: an edge that is smoothed otherwise.
    public var ignoresAntialiasing: Bool
    /// A budget: the share of pixels that have to match, from 0 to 1.
    public var precision: CGFloat?
    /// A budget: how many pixels may differ.
    public var maxDiffPixels: Int?
    /// A budget: how many pixels may differ where most do, so that a small thing counts on a large picture.
    public var window: PixelWindow?

    /// Shares beyond 0 and 1 are taken for those, and what is no number for 1; counts below 0 for 0.
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

    /// Whether one pixel that differs by one step is too much.
    public var isExact: Bool {
        perceptualPrecision == 1 && !ignoresAntialiasing
            && (precision == 1 || maxDiffPixels == 0 || window?.maxDiffPixels == 0
                || precision == nil && maxDiffPixels == nil && window == nil)
    }
}

/// A square that is laid on every place of a picture, and how many pixels in it may differ.
public struct PixelWindow: Sendable, Hashable {
    /// The side unless told: about a third of an icon on a screen of three pixels to a point.
    public static let standardSide = 32

    /// In pixels.
    public let side: Int
    public let maxDiffPixels: Int

    /// - Parameter side: in pixels; at least 1.
    public init(side: Int = PixelWindow.standardSide, maxDiffPixels: Int) {
        self.side = max(1, side)
        self.maxDiffPixels = max(0, maxDiffPixels)
    }
}
