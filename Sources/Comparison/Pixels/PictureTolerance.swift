public import Foundation

/// How far a picture may be from its reference: the two figures of swift-snapshot-testing.
public struct PictureTolerance: Sendable, Hashable {
    /// Every pixel has to be the reference's.
    public static let exact = PictureTolerance()

    /// The share of pixels that have to match, from 0 to 1.
    public var precision: CGFloat
    /// How much alike a pixel and the reference's have to look to match, from 0 to 1: 1 is the same pixel, 0.98 is what
    /// people can just tell apart.
    public var perceptualPrecision: CGFloat

    /// Figures beyond 0 and 1 are taken for those, and what is no number for 1.
    public init(precision: CGFloat = 1, perceptualPrecision: CGFloat = 1) {
        func share(_ value: CGFloat) -> CGFloat { value.isNaN ? 1 : min(max(value, 0), 1) }
        self.precision = share(precision)
        self.perceptualPrecision = share(perceptualPrecision)
    }
}
