public import Foundation

/// The tolerances and masks that a suite file, the command line or a Swift test sets. Settings that are nil are not
/// set.
public struct ComparisonSettings: Sendable, Hashable {
    public var tolerance: ToleranceSettings
    /// The ids of views that are not compared.
    public var masks: [String]?
    /// Tolerances for single views, by id.
    public var views: [String: ToleranceSettings]

    public init(
        tolerance: ToleranceSettings = ToleranceSettings(), masks: [String]? = nil,
        views: [String: ToleranceSettings] = [:]
    ) {
        self.tolerance = tolerance
        self.masks = masks
        self.views = views
    }

    /// These settings, overridden by those that `other` sets. The keys of the tolerance are overridden one by one; the
    /// masks, and the tolerance of a view, as a whole.
    public func overridden(by other: ComparisonSettings) -> ComparisonSettings {
        ComparisonSettings(
            tolerance: tolerance.overridden(by: other.tolerance), masks: other.masks ?? masks,
            views: views.merging(other.views) { $1 })
    }
}

/// The allowed difference of pixels from those of a golden. Settings that are nil are not set.
public struct ToleranceSettings: Sendable, Hashable {
    /// The share of pixels that must match, from 0 to 1.
    public var precision: CGFloat?
    /// The similarity from which two pixels match, from 0 to 1.
    public var perceptualPrecision: CGFloat?
    /// Whether to ignore pixels that differ only by anti-aliasing.
    public var ignoreAntialiasing: Bool?
    /// The number of pixels that may differ.
    public var maxDiffPixels: Int?
    /// The number of pixels that may differ in the square with the most differences.
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

    /// These settings, overridden by those that `other` sets.
    public func overridden(by other: ToleranceSettings) -> ToleranceSettings {
        ToleranceSettings(
            precision: other.precision ?? precision,
            perceptualPrecision: other.perceptualPrecision ?? perceptualPrecision,
            ignoreAntialiasing: other.ignoreAntialiasing ?? ignoreAntialiasing,
            maxDiffPixels: other.maxDiffPixels ?? maxDiffPixels,
            maxDiffPixelsPerWindow: other.maxDiffPixelsPerWindow ?? maxDiffPixelsPerWindow,
            windowSize: other.windowSize ?? windowSize)
    }

    /// The valid numbers of pixels; the upper limit exceeds every picture.
    public static let pixelCounts = 0...1_000_000_000
    /// The valid sides of a window, in pixels.
    public static let windowSizes = 1...10_000
}
