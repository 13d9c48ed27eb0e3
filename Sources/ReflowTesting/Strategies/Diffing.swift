public import Foundation

/// The conversion of values of a format to and from the bytes of a golden, and their comparison.
public struct Diffing<Value> {
    /// Converts a value to the bytes of a golden.
    public var toData: (Value) -> Data
    /// Converts the bytes of a golden to a value.
    public var fromData: (Data) -> Value
    /// Compares the golden, the first parameter, with the new value. The result is `nil` if they are the same;
    /// otherwise a message and attachments.
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
