public import Foundation

/// How far a picture may be from its golden, and what of it is not compared, as far as somebody said so: in a suite
/// file, on the command line, or in a Swift test.
public struct ComparisonSettings: Sendable, Hashable {
    public var tolerance: ToleranceSettings
    /// The ids of views that are not compared.
    public var masks: [String]?
    /// Tolerances of single views, by their ids.
    public var views: [String: ToleranceSettings]

    public init(
        tolerance: ToleranceSettings = ToleranceSettings(), masks: [String]? = nil,
        views: [String: ToleranceSettings] = [:]
    ) {
        self.tolerance = tolerance
        self.masks = masks
        self.views = views
    }

    /// These, but for what `other` has to say: key by key, and of the views one by one.
    public func overridden(by other: ComparisonSettings) -> ComparisonSettings {
        ComparisonSettings(
            tolerance: tolerance.overridden(by: other.tolerance), masks: other.masks ?? masks,
            views: views.merging(other.views) { $1 })
    }
}

/// How far pixels may be from those of a golden, as far as somebody said so.
public struct ToleranceSettings: Sendable, Hashable {
    /// The share of pixels that have to match, from 0 to 1.
    public var precision: CGFloat?
    /// How much alike two pixels have to look to match, from 0 to 1.
    public var perceptualPrecision: CGFloat?
    /// Whether pixels do not count in which an edge is only smoothed otherwise.
    public var ignoreAntialiasing: Bool?
    /// How many pixels may differ.
    public var maxDiffPixels: Int?
    /// How many pixels may differ in the square where most do.
    public var maxDiffPixelsPerWindow: Int?
    /// The side of that square, in pixels.
    public var windowSize: Int?

    public init(
        precision: CGFloat? = nil, perceptualPrecision: CGFloat? = nil, ignoreAntialiasing: Bool? = nil,
        maxDiffPixels: Int? = nil, maxDiffPixelsPerWindow: Int? = nil, windowSize: Int? = nil
    ) {
        self.precision = precision
        self.perceptualPrecision = perceptualPrecision
        self.ignoreAntialiasing = ignoreAntialiasing
        self.maxDiffPixels = maxDiffPixels
        self.maxDiffPixelsPerWindow = maxDiffPixelsPerWindow
        self.windowSize = windowSize
    }

    /// These, but for what `other` has to say.
    public func overridden(by other: ToleranceSettings) -> ToleranceSettings {
        ToleranceSettings(
            precision: other.precision ?? precision,
            perceptualPrecision: other.perceptualPrecision ?? perceptualPrecision,
            ignoreAntialiasing: other.ignoreAntialiasing ?? ignoreAntialiasing,
            maxDiffPixels: other.maxDiffPixels ?? maxDiffPixels,
            maxDiffPixelsPerWindow: other.maxDiffPixelsPerWindow ?? maxDiffPixelsPerWindow,
            windowSize: other.windowSize ?? windowSize)
    }

    /// How many pixels a count may be of: more than any picture has.
    public static let pixelCounts = 0...1_000_000_000
    /// The side of a window, in pixels.
    public static let windowSizes = 1...10_000
}
