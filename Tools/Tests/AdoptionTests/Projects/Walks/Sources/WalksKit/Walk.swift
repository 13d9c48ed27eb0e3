public struct Walk: Sendable {
    public var length: Double
    public init(length: Double) { self.length = length }
}
