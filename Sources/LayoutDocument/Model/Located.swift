public import Basics

/// A value with the place in the file that gives it.
public struct Located<Value: Sendable & Equatable>: Sendable, Equatable {
    public var value: Value
    public var position: SourcePosition

    public init(_ value: Value, at position: SourcePosition) {
        self.value = value
        self.position = position
    }
}
