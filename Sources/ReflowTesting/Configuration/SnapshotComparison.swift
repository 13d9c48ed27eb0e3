import Foundation
import LayoutRules

/// Settings for comparing pictures with their goldens. Settings that are nil are not set here. `reflow.json` has the
/// same settings under `comparison`.
///
/// ```swift
/// @Suite(.snapshots(comparison: .init(ignoreAntialiasing: true, masks: ["clock"])))
/// ```
///
/// Views are named by their accessibility identifiers. A view without one has the name of the property that holds it,
/// as in failure messages.
public struct SnapshotComparison: Sendable, Hashable {
    /// The allowed difference of pixels from the golden. Settings that are nil are not set here.
    public struct Tolerance: Sendable, Hashable {
        var settings: ToleranceSettings

        /// A limit: the share of pixels that have to match, from 0 to 1.
        public var precision: Float? {
            get { settings.precision.map { Float($0) } }
            set { settings.precision = newValue.map(Tolerance.exact) }
        }
        /// The similarity from which two pixels match, from 0 to 1. At 0.98, most people can just see a difference.
        public var perceptualPrecision: Float? {
            get { settings.perceptualPrecision.map { Float($0) } }
            set { settings.perceptualPrecision = newValue.map(Tolerance.exact) }
        }
        /// Whether to ignore pixels that differ only by anti-aliasing.
        public var ignoreAntialiasing: Bool? {
            get { settings.ignoreAntialiasing }
            set { settings.ignoreAntialiasing = newValue }
        }
        /// A limit: the number of pixels that may differ.
        public var maxDiffPixels: Int? {
            get { settings.maxDiffPixels }
            set { settings.maxDiffPixels = newValue }
        }
        /// A limit: the number of pixels that may differ in the square with the most differences.
        public var maxDiffPixelsPerWindow: Int? {
            get { settings.maxDiffPixelsPerWindow }
            set { settings.maxDiffPixelsPerWindow = newValue }
        }
        /// The side of that square, in pixels. The default is 32.
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

        /// Converts the number through its text, so that 0.98 stays 0.98.
        private static func exact(_ value: Float) -> CGFloat {
            Double("\(value)").map { CGFloat($0) } ?? CGFloat(value)
        }
    }

    public var tolerance: Tolerance
    /// The ids of views that are not compared: their pixels, texts and subviews are ignored.
    public var masks: Set<String>?
    /// Tolerances for single views, by id. Within these views, they replace the picture's tolerances.
    public var views: [String: Tolerance]

    /// - Parameters:
    ///   - precision: a limit: the share of pixels that have to match, from 0 to 1.
    ///   - perceptualPrecision: how similar two pixels must look to match, from 0 to 1. At 0.98, most people can just
    ///     see a difference.
    ///   - ignoreAntialiasing: whether to ignore pixels that differ only by anti-aliasing.
    ///   - maxDiffPixels: a limit: how many pixels may differ.
    ///   - maxDiffPixelsPerWindow: a limit: how many pixels may differ in the square with the most differences.
    ///   - windowSize: the side of that square, in pixels. The default is 32.
    ///   - masks: the ids of views that are not compared.
    ///   - views: tolerances for single views, by id. Within these views, they replace the picture's tolerances.
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

    /// The same settings in the form of a suite file.
    var settings: ComparisonSettings {
        ComparisonSettings(
            tolerance: tolerance.settings, masks: masks.map { $0.sorted() }, views: views.mapValues(\.settings))
    }

    private init(_ settings: ComparisonSettings) {
        tolerance = Tolerance(settings.tolerance)
        masks = settings.masks.map { Set($0) }
        views = settings.views.mapValues { Tolerance($0) }
    }

    /// These settings, completed by those of the surrounding scope, separately for each setting and each view.
    func within(_ outer: SnapshotComparison?) -> SnapshotComparison {
        outer.map { SnapshotComparison($0.settings.overridden(by: settings)) } ?? self
    }
}
