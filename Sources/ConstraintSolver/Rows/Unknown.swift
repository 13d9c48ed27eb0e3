/// The number of an unknown in rows, for which ``ConstraintSolver/update(breaking:)`` finds a value.
///
/// The code that uses the solver numbers unknowns densely from 0. An unknown that no row contains costs a few bytes and
/// has the value 0.
public struct Unknown: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let index: Int

    public init(_ index: Int) {
        self.index = index
    }

    init(_ index: Int32) {
        self.index = Int(index)
    }

    public static func < (left: Unknown, right: Unknown) -> Bool { left.index < right.index }

    public var description: String { "unknown \(index)" }
}
