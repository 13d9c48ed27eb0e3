import Foundation
import LayoutRules

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
        var settings: ToleranceSettings

        /// A budget: the share of pixels that have to match, from 0 to 1.
        public var precision: Float? {
            get { settings.precision.map { Float($0) } }
            set { settings.precision = newValue.map(Tolerance.exact) }
        }
        /// How much alike pixels have to look to match, from 0 to 1; 0.98 is what people can just tell apart.
        public var perceptualPrecision: Float? {
            get { settings.perceptualPrecision.map { Float($0) } }
            set { settings.perceptualPrecision = newValue.map(Tolerance.exact) }
        }
        /// Whether pixels do not count in which an edge is only smoothed otherwise.
        public var ignoreAntialiasing: Bool? {
            get { settings.ignoreAntialiasing }
            set { settings.ignoreAntialiasing = newValue }
        }
        /// A budget: how many pixels may differ.
        public var maxDiffPixels: Int? {
            get { settings.maxDiffPixels }
            set { settings.maxDiffPixels = newValue }
        }
        /// A budget: how many pixels may differ in the square where most do.
        public var maxDiffPixelsPerWindow: Int? {
            get { settings.maxDiffPixelsPerWindow }
            set { settings.maxDiffPixelsPerWindow = newValue }
        }
        /// The side of that square, in pixels; 32 unless told.
        public var windowSize: Int? {
            get { settings.windowSize }
            set { settings.windowSize = newValue }
        }

        public init(
            precision: Float? = nil, perceptualPrecision: Float? = nil, ignoreAntialiasing: Bool? = nil,
            maxDiffPixels: Int? = nil, maxDiffPixelsPerWindow: Int? = nil, windowSize: Int? = nil
        ) {
            settings = ToleranceSettings(
                precision: precision.map(Tolerance.exact),
                perceptualPrecision: perceptualPrecision.map(Tolerance.exact),
                ignoreAntialiasing: ignoreAntialiasing, maxDiffPixels: maxDiffPixels,
                maxDiffPixelsPerWindow: maxDiffPixelsPerWindow, windowSize: windowSize)
        }

        fileprivate init(_ settings: ToleranceSettings) {
            self.settings = settings
        }

        /// By way of text, in which 0.98 is what was written.
        private static func exact(_ value: Float) -> CGFloat {
            Double("\(value)").map { CGFloat($0) } ?? CGFloat(value)
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

    /// The same as a suite file would say it.
    var settings: ComparisonSettings {
        ComparisonSettings(
            tolerance: tolerance.settings, masks: masks.map { $0.sorted() }, views: views.mapValues(\.settings))
    }

    private init(_ settings: ComparisonSettings) {
        tolerance = Tolerance(settings.tolerance)
        masks = settings.masks.map { Set($0) }
        views = settings.views.mapValues { Tolerance($0) }
    }

    /// This, and the surrounding one in what it leaves open: setting by setting, and of the views one by one.
    func within(_ outer: SnapshotComparison?) -> SnapshotComparison {
        outer.map { SnapshotComparison($0.settings.overridden(by: settings)) } ?? self
    }
}
