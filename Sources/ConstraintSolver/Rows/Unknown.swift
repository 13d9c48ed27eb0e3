/// The number of an unknown: what rows speak of and ``ConstraintSolver/update(breaking:)`` finds a value for.
///
/// Unknowns are numbered densely from 0 by whoever uses the solver; one that no row names costs a few bytes and has the
/// value 0.
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
