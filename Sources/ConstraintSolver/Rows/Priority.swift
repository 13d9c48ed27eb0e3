/// How much a row matters: above 0 and at most 1000.
///
/// Levels are strict. No number of rows at one priority outweighs a single row above them, however close the two
/// priorities are. Rows of one level share their level: the sum of their distances is what becomes least.
public struct Priority: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let value: Float

    public init(_ value: Float) {
        self.value = value
    }

    /// The priority of rows that must hold.
    public static let required = Priority(1000)

    public static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }

    public var description: String { "\(value)" }

    var isLegal: Bool { value > 0 && value <= 1000 }
}
