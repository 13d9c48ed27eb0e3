public import Comparison

/// Where the pixels of two pictures differ.
public struct PixelReport: Sendable, Hashable {
    public var referenceSize: PixelSize
    public var actualSize: PixelSize
    public var differingPixels: Int
    /// Of a channel, of 255.
    public var maximumDifference: Int
    /// The smallest rectangle around all that differs, in pixels.
    public var bounds: PixelRect?

    public init(_ comparison: PixelComparison) {
        referenceSize = comparison.referenceSize
        actualSize = comparison.actualSize
        differingPixels = comparison.differingPixels
        maximumDifference = Int(comparison.maximumDifference)
        bounds = comparison.bounds
    }
}
