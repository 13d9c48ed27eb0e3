public import Foundation

/// How far a picture may be from its golden, as far as somebody said so.
public struct ComparisonSettings: Sendable, Equatable {
    /// The share of pixels that have to match, from 0 to 1.
    public var precision: CGFloat?
    /// How much alike two pixels have to look to match, from 0 to 1.
    public var perceptualPrecision: CGFloat?

    public init(precision: CGFloat? = nil, perceptualPrecision: CGFloat? = nil) {
        self.precision = precision
        self.perceptualPrecision = perceptualPrecision
    }

    /// These, but for what `other` has to say.
    public func overridden(by other: ComparisonSettings) -> ComparisonSettings {
        ComparisonSettings(
            precision: other.precision ?? precision,
            perceptualPrecision: other.perceptualPrecision ?? perceptualPrecision)
    }
}
