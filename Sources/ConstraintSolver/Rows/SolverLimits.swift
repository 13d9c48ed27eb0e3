/// Limits for the input and the work of a solver.
public struct SolverLimits: Equatable, Sendable {
    /// The maximum number of unknowns, and of rows. Their numbers are smaller.
    public var count = 1_000_000
    /// The maximum number of terms of a row.
    public var terms = 64
    /// The maximum magnitude of a coefficient.
    public var coefficient = 1e6
    /// The maximum magnitude of a constant or a value.
    public var value = 1e12
    /// The maximum number of factors in a table of the elimination or of the simplex method.
    public var tableSize = 4_000_000
    /// The maximum number of entries of a table that are read and written for one group of free numbers, or to find the
    /// conflicts of one part.
    public var work = 300_000_000
    /// The maximum number of rows that are left out because they make a number or a table too large.
    public var unsolved = 100

    public static let standard = SolverLimits()

    public init() {}
}
