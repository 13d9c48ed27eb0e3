import Foundation
import LayoutDocument
import LayoutRules

extension Parameter<ComparisonSettings> {
    /// The allowed differences of pictures from their goldens, and the views that are masked or have their own
    /// tolerance.
    static var comparison: Parameter {
        Parameter(
            .tolerance,
            .options("mask", .text("ID", expected: "the id of a view"), help: "exclude this view from comparisons"),
            .options(
                "view-tolerance", .viewTolerance,
                help: "tolerances for one view, with the keys of reflow.json: map:precision=0.99,maxDiffPixels=4"),
            make: { tolerance, masks, views in
                ComparisonSettings(
                    tolerance: tolerance, masks: masks.isEmpty ? nil : masks, views: ViewTolerance.all(views))
            })
    }
}

extension Parameter<ToleranceSettings> {
    /// The allowed differences of pictures. Options override the suite file.
    static var tolerance: Parameter {
        Parameter(
            .option(
                "precision", .share,
                help:
                    "the share of pixels that must match, from 0 to 1 (default: not set; if no limit is set, all must match)"
            ),
            .option(
                "perceptual-precision", .share,
                help: "how similar two pixels must look to match, from 0 to 1; at 0.98, most people can just see a "
                    + "difference (default: 1)"),
            .flag("ignore-antialiasing", help: "ignore pixels that differ only by anti-aliasing"),
            .option(
                "max-diff-pixels", .integer("N", in: ToleranceSettings.pixelCounts),
                help: "how many pixels may differ"),
            .option(
                "max-diff-pixels-per-window", .integer("N", in: ToleranceSettings.pixelCounts),
                help: "how many pixels may differ in any square of --window-size"),
            .option(
                "window-size", .integer("N", in: ToleranceSettings.windowSizes),
                help: "the side of that square, in pixels (default: 32)"),
            make: { precision, perceptualPrecision, ignoresAntialiasing, count, windowCount, windowSize in
                ToleranceSettings(
                    precision: precision.map { CGFloat($0) },
                    perceptualPrecision: perceptualPrecision.map { CGFloat($0) },
                    ignoreAntialiasing: ignoresAntialiasing ? true : nil, maxDiffPixels: count,
                    maxDiffPixelsPerWindow: windowCount, windowSize: windowSize)
            })
    }
}

extension ValueFormat<Double> {
    /// A share, from 0 to 1.
    static var share: ValueFormat {
        ValueFormat(placeholder: "P", expected: "a number from 0 to 1") { text in
            guard text.isDecimal(withPoint: true), let value = Double(text), (0...1).contains(value) else { return nil }
            return value
        }
    }
}
