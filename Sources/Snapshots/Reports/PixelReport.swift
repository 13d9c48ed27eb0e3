public import Basics
public import Comparison
package import JSON

/// The difference between the pixels of two pictures.
public struct PixelReport: Sendable, Hashable {
    public var referenceSize: PixelSize
    public var actualSize: PixelSize
    public var differingPixels: Int
    /// The largest difference of a channel, out of 255.
    public var maximumDifference: Int
    /// The smallest rectangle around all differing pixels, in pixels.
    public var bounds: PixelRect?
}

extension PixelReport {
    /// The share of the pixels that differ, from 0 to 1; nil for pictures of different sizes.
    public var differingShare: Double? {
        guard referenceSize == actualSize, actualSize.width > 0, actualSize.height > 0 else { return nil }
        return Double(differingPixels) / Double(actualSize.width) / Double(actualSize.height)
    }

    public init(_ comparison: PixelComparison) {
        self.init(
            referenceSize: comparison.referenceSize, actualSize: comparison.actualSize,
            differingPixels: comparison.differingPixels, maximumDifference: Int(comparison.maximumDifference),
            bounds: comparison.bounds)
    }
}

extension PixelReport: JSONRecord {
    package static let record = JSONRecordTable<PixelReport>(
        name: "pixels",
        PixelReport.init(referenceSize:actualSize:differingPixels:maximumDifference:bounds:),
        .required("referenceSize", \.referenceSize, "width and height of the golden in pixels"),
        .required("actualSize", \.actualSize, "width and height of the picture in pixels"),
        .required("differingPixels", \.differingPixels, "how many pixels differ"),
        .required("maximumDifference", \.maximumDifference, "largest difference of a colour channel, 0 to 255"),
        .optional("bounds", \.bounds, "x, y, width and height in pixels of the area that differs"))
}
