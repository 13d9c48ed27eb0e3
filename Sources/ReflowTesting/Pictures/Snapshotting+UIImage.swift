import Comparison
public import Foundation
import ImageCodecs
public import ReflowKit

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// The image, pixel for pixel.
    public static var image: Snapshotting { .image() }

    /// - Parameters:
    ///   - precision: the share of pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: how similar two pixels must look to match, from 0 to 1. At 0.98, most people can just
    ///     see a difference.
    ///   - scale: the scale of the golden, in pixels per point. The default is the image's own scale.
    ///   - comparison: the settings for anti-aliasing and budgets.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil,
        comparison: SnapshotComparison = SnapshotComparison()
    ) -> Snapshotting {
        .picture { image, _ in
            guard let bitmap = try image.bitmap() else {
                throw SnapshotFailure("Couldn't snapshot value: the image has no pixels.")
            }
            return PictureCapture(
                content: .bitmap(bitmap), tree: nil, scale: scale ?? image.scale,
                rules: .current(precision, perceptualPrecision, comparison))
        }
    }
}

extension Diffing where Value == UIImage {
    /// Images, pixel for pixel.
    public static var image: Diffing { .image() }

    /// - Parameters:
    ///   - precision: the share of pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: how similar two pixels must look to match, from 0 to 1. At 0.98, most people can just
    ///     see a difference.
    ///   - scale: the scale of goldens, in pixels per point. The default is 1.
    ///   - comparison: the settings for anti-aliasing and budgets.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil,
        comparison: SnapshotComparison = SnapshotComparison()
    ) -> Diffing {
        let scale = scale.map { $0 > 0 ? $0 : 1 } ?? 1
        return Diffing(
            toData: { $0.pngData() ?? ErrorPicture.withoutPixels(scale: scale) },
            fromData: { UIImage(data: $0, scale: scale) ?? UIImage() },
            diff: { reference, actual in
                let rules = ComparisonRules.current(precision, perceptualPrecision, comparison)
                return difference(reference, actual, rules.picture([], scale: actual.scale))
            })
    }

    private static func difference(
        _ reference: UIImage, _ actual: UIImage, _ rules: PictureRules
    ) -> (String, [XCTAttachment])? {
        do {
            guard let old = try reference.bitmap() else { return ("The golden is not a readable image.", []) }
            guard let new = try actual.bitmap() else { return ("The newly-taken snapshot has no pixels.", []) }
            let comparison = PixelComparison(reference: old, actual: new)
            if comparison.isEqual { return nil }
            var reasons: [String] = []
            if let match = PictureMatch(reference: old, actual: new, rules: rules) {
                if match.holds { return nil }
                reasons = [
                    match.shortfall ?? "Newly-taken snapshot does not match reference.",
                    comparison.text(scale: actual.scale),
                ]
                reasons += match.passing.map(\.advice)
            } else {
                reasons = ["Newly-taken snapshot does not match reference.", comparison.text(scale: actual.scale)]
            }
            var attachments = [
                XCTAttachment(name: "reference.png", data: reference.pngData() ?? Data(), pathExtension: "png")
            ]
            if let picture = DifferencePicture.bitmap(reference: old, actual: new) {
                attachments.append(
                    XCTAttachment(name: "difference.png", data: try PNG.encode(picture), pathExtension: "png"))
            }
            return (reasons.joined(separator: "\n\n"), attachments)
        } catch {
            return ("The pictures cannot be compared: \(error).", [])
        }
    }
}
