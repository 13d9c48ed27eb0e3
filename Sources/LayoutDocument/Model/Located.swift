public import Basics
import KitSchema

/// A value with its position in the file.
public struct Located<Value: Sendable & Equatable>: Sendable, Equatable {
    public var value: Value
    public var position: SourcePosition

    public init(_ value: Value, at position: SourcePosition) {
        self.value = value
        self.position = position
    }
}
