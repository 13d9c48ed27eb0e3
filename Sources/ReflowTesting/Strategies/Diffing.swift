public import Foundation

/// How a format is written to disk, read back, and compared.
public struct Diffing<Value> {
    /// The bytes of a reference.
    public var toData: (Value) -> Data
    /// What the bytes of a reference stand for.
    public var fromData: (Data) -> Value
    /// Compares the reference, given first, with what was taken now: `nil` if both are the same, else why they are not
    /// and what helps to judge it.
    public var diff: (Value, Value) -> (String, [XCTAttachment])?

    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }
}
