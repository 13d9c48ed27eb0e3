/// One product of a row: a coefficient times an unknown.
public struct Term: Equatable, Sendable {
    public var coefficient: Double
    public var unknown: Unknown

    public init(_ coefficient: Double, _ unknown: Unknown) {
        self.coefficient = coefficient
        self.unknown = unknown
    }
}
