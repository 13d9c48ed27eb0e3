/// How much a solver accepts, and how long it tries.
public struct SolverLimits: Equatable, Sendable {
    /// The number of unknowns, and of rows: their numbers stay below it.
    public var count = 1_000_000
    /// The terms of one row.
    public var terms = 64
    /// The magnitude of a coefficient.
    public var coefficient = 1e6
    /// The magnitude of a constant and of a value.
    public var value = 1e12
    /// The numbers that one table of the elimination or of the simplex method may hold.
    public var tableSize = 4_000_000
    /// The pivots that one group of free numbers may take at one level.
    public var pivots = 100_000

    public static let standard = SolverLimits()

    public init() {}
}
