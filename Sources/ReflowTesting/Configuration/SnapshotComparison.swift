import Comparison
import Foundation

/// By what pictures are compared with their references, as far as somebody said so: what `reflow.json` calls
/// `comparison`.
///
/// ```swift
/// @Suite(.snapshots(comparison: .init(ignoreAntialiasing: true, masks: ["clock"])))
/// ```
///
/// Views go by their accessibility identifiers, and those without one by the properties that hold them: by the names
/// that failures call them.
public struct SnapshotComparison: Sendable, Hashable {
    /// How far pixels may be from those of the reference, as far as somebody said so.
    public struct Tolerance: Sendable, Hashable {
        /// A budget: the share of pixels that have to match, from 0 to 1.
        public var precision: Float?
        /// How much alike pixels have to look to match, from 0 to 1; 0.98 is what people can just tell apart.
        public var perceptualPrecision: Float?
        /// Whether pixels do not count in which an edge is only smoothed otherwise.
        public var ignoreAntialiasing: Bool?
        /// A budget: how many pixels may differ.
        public var maxDiffPixels: Int?
        /// A budget: how many pixels may differ in the square where most do.
        public var maxDiffPixelsPerWindow: Int?
        /// The side of that square, in pixels; 32 unless told.
        public var windowSize: Int?

        public init(
            precision: Float? = nil, perceptualPrecision: Float? = nil, ignoreAntialiasing: Bool? = nil,
            maxDiffPixels: Int? = nil, maxDiffPixelsPerWindow: Int? = nil, windowSize: Int? = nil
        ) {
            self.precision = precision
            self.perceptualPrecision = perceptualPrecision
            self.ignoreAntialiasing = ignoreAntialiasing
            self.maxDiffPixels = maxDiffPixels
            self.maxDiffPixelsPerWindow = maxDiffPixelsPerWindow
            self.windowSize = windowSize
        }
    }

    public var tolerance: Tolerance
    /// The views that are not compared: neither the pixels of their rectangles, nor their texts, nor what lies in them.
    public var masks: Set<String>?
    /// Tolerances of single views' rectangles, in place of the picture's.
    public var views: [String: Tolerance]

    /// - Parameters:
    ///   - precision: a budget: the share of pixels that have to match, from 0 to 1.
    ///   - perceptualPrecision: how much alike pixels have to look to match, from 0 to 1; 0.98 is what people can just
    ///     tell apart.
    ///   - ignoreAntialiasing: whether pixels do not count in which an edge is only smoothed otherwise.
    ///   - maxDiffPixels: a budget: how many pixels may differ.
    ///   - maxDiffPixelsPerWindow: a budget: how many pixels may differ in the square where most do.
    ///   - windowSize: the side of that square, in pixels; 32 unless told.
    ///   - masks: the views that are not compared.
    ///   - views: tolerances of single views' rectangles, in place of the picture's.
    public init(
        precision: Float? = nil, perceptualPrecision: Float? = nil, ignoreAntialiasing: Bool? = nil,
        maxDiffPixels: Int? = nil, maxDiffPixelsPerWindow: Int? = nil, windowSize: Int? = nil,
        masks: Set<String>? = nil, views: [String: Tolerance] = [:]
    ) {
        tolerance = Tolerance(
            precision: precision, perceptualPrecision: perceptualPrecision, ignoreAntialiasing: ignoreAntialiasing,
            maxDiffPixels: maxDiffPixels, maxDiffPixelsPerWindow: maxDiffPixelsPerWindow, windowSize: windowSize)
        self.masks = masks
        self.views = views
    }

    /// This, and the surrounding one in what it leaves open: setting by setting, and of the views one by one.
    func within(_ outer: SnapshotComparison?) -> SnapshotComparison {
        guard let outer else { return self }
        var result = self
        result.tolerance = tolerance.within(outer.tolerance)
        result.masks = masks ?? outer.masks
        result.views = outer.views.merging(views) { $1 }
        return result
    }
}

extension SnapshotComparison.Tolerance {
    /// This, and the surrounding one in what it leaves open.
    fileprivate func within(_ outer: SnapshotComparison.Tolerance) -> SnapshotComparison.Tolerance {
        SnapshotComparison.Tolerance(
            precision: precision ?? outer.precision,
            perceptualPrecision: perceptualPrecision ?? outer.perceptualPrecision,
            ignoreAntialiasing: ignoreAntialiasing ?? outer.ignoreAntialiasing,
            maxDiffPixels: maxDiffPixels ?? outer.maxDiffPixels,
            maxDiffPixelsPerWindow: maxDiffPixelsPerWindow ?? outer.maxDiffPixelsPerWindow,
            windowSize: windowSize ?? outer.windowSize)
    }
}
