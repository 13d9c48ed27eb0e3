import Foundation
import LayoutDocument

extension Parameter<ComparisonSettings> {
    /// How far pictures may be from their goldens. What is given here wins over every suite file.
    static var comparison: Parameter {
        Parameter(
            .option(
                "precision", .share, help: "the share of pixels that have to match (default: the suite file's, else 1)"),
            .option(
                "perceptual-precision", .share,
                help: "how much alike pixels have to look to match; 0.98 is what people can just tell apart "
                    + "(default: the suite file's, else 1)"),
            make: { precision, perceptualPrecision in
                ComparisonSettings(
                    precision: precision.map { CGFloat($0) },
                    perceptualPrecision: perceptualPrecision.map { CGFloat($0) })
            })
    }
}

extension ValueFormat<Double> {
    /// A part of a whole.
    static var share: ValueFormat {
        ValueFormat(placeholder: "P", expected: "a number from 0 to 1") { text in
            guard text.isDecimal(withPoint: true), let value = Double(text), (0...1).contains(value) else { return nil }
            return value
        }
    }
}
