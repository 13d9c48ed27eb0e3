/// The importance of a row: above 0 and at most 1000.
///
/// Levels are strict: a row is more important than any number of rows with lower priorities, however close the
/// priorities are. For rows with the same priority, the sum of their distances is minimised.
public struct Priority: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let value: Float

    public init(_ value: Float) {
        self.value = value
    }

    /// The priority of rows that must be satisfied.
    public static let required = Priority(1000)

    public static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }

    public var description: String { "\(value)" }

    var isLegal: Bool { value > 0 && value <= 1000 }
}
