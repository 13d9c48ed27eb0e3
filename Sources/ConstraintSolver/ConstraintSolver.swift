/// Finds values for the unknowns of linear rows with strict priorities.
///
/// A row means `sum of (coefficient × unknown) + constant (=, ≤, ≥) 0`. Required rows are satisfied. For the optional
/// rows, the sum of the distances by which they fail is minimised level by level, from the highest priority down; a
/// level never gives way to a lower one. If rows leave an unknown more than one value, preferences decide
/// (``setPreference(_:rank:of:)``). A position (an unknown that is not a length) without a preferred value takes the
/// bound of an inequality that contains it, if there is one. (A preferred value of 0 is treated as none.) There is
/// therefore always exactly one answer. The order in which rows were added matters only for such a position: among
/// equally important inequalities, the one with the lowest number decides, and a number that is used again counts as
/// new.
///
/// ### The data flow
///
/// Edits are collected, and ``update(breaking:)`` processes them:
///
/// 1. The unknowns that edits have touched are collected, with their parts (`Parts/`). Required equations with one open
///    unknown settle it, one after the other. Settled unknowns with many readers, and everything on which they depend,
///    are moved to the *trunk*, which all other parts may read; union-find over the rows makes parts of the rest.
/// 2. Each part gets a plan (`Plans/`): an ordered list of assignments. If the equations leave unknowns open, some are
///    taken as free numbers, the others follow as before, and equations that close a cycle are eliminated. Free numbers
///    that optional rows or inequalities connect form a group.
/// 3. Plans whose inputs or constants have changed are run. A group with one free number is solved by a walk over break
///    points, a larger one by a simplex method that works level by level (`Simplex/`).
/// 4. If a required row cannot hold, its part's rows are required one after the other (`Conflicts/`). If one of them
///    cannot hold, its line in the table of the simplex method shows which rows it contradicts; one of them is left
///    out. When the rest can hold, the part is planned again.
///
/// New inputs and constants only run plans; adding, replacing and removing rows makes new plans, for the affected
/// parts.
///
/// A solver cannot be copied: its arrays are large, and an accidental copy would cost more than solving.
public struct ConstraintSolver: ~Copyable, Sendable {
    public let limits: SolverLimits

    var system = LinearSystem()
    var turns = RowTurns()
    var preferences = Preferences()
    /// The trunk, and all other parts.
    var parts = FlatList<Part>()
    var plans = PlanStore()
    /// The numbers in ``parts`` that are not in use.
    var freeParts = FlatList<Int32>()
    var pending = PendingWork()
    var scratch = Scratch()
    var answers = Answers()

    /// The conflicts among required rows that existed after the last update, by their broken rows.
    public internal(set) var conflicts: [Conflict] = []
    /// The rows that the last update left out because no values can be found with them, in no particular order.
    public internal(set) var unsolved: [UnsolvedRow] = []
    /// The unknowns whose values the last update changed, in no particular order. If it had to start again because of a
    /// conflict, the list may contain an unknown twice, or one whose value is unchanged in the end.
    public var changed: [Unknown] { changedUnknowns.indices.map { Unknown(changedUnknowns[$0]) } }
    var changedUnknowns = FlatList<Int32>()
    /// The unknowns that rows did not determine in the last update, so that preferences decided: a list for each group.
    /// An unknown may still not have its preferred value, if another one of its group was settled before it. If the
    /// update had to start again, a group may occur twice.
    public internal(set) var undecided: [[Unknown]] = []
    /// The work of all updates so far; for tests and measurements.
    public internal(set) var work = SolverWork()
    /// Always nil. A struct that contains an existential is passed by its address. Without this property, a call of a
    /// method that only reads would first copy all 900 bytes. That was 7 % of the instructions of a rotation and 5 % of
    /// those for solving stacks.
    private let staysInPlace: (any Sendable)? = nil

    public init(limits: SolverLimits = .standard) {
        self.limits = limits
        parts.append(Part())
    }

    /// The values of four unknowns with consecutive numbers. For an object that stores a solver, one call is faster
    /// than four.
    public func values(from first: Unknown) -> SIMD4<Double> {
        SIMD4(
            value(of: first), value(of: Unknown(first.index + 1)), value(of: Unknown(first.index + 2)),
            value(of: Unknown(first.index + 3)))
    }

    public func values(of unknowns: [Unknown]) -> [Double] { unknowns.map { value(of: $0) } }

    /// The value that the last update found for an unknown, or at which it was fixed. It is 0 before the first update,
    /// and for an unknown that no row contains.
    public func value(of unknown: Unknown) -> Double {
        system.values.indices.contains(unknown.index) ? system.values[unknown.index] : 0
    }
}

/// The work that a solver has done.
public struct SolverWork: Equatable, Sendable {
    /// The number of plans that were made.
    public var partsBuilt = 0
    /// The number of plans that were run.
    public var partsRun = 0
    /// The number of pivots of the simplex method.
    public var pivots = 0
    /// The number of entries of tables that the simplex method and the search for conflicts have read and written.
    public var entries = 0
}

/// The work that edits leave for the next update.
struct PendingWork: ~Copyable {
    /// The parts whose plans have to be made again.
    var partsToBuild = FlatList<Int32>()
    var partsToRun = FlatList<Int32>()
    /// Unknowns that rows contain and that have no part yet.
    var unknowns = FlatList<Int32>()
    /// New rows that contain only inputs.
    var constantRows: [Int32] = []
    /// Inputs whose value was set since the last update.
    var inputs = FlatList<Int32>()
    /// The rows that this update left out as unsolved and then tried again. Each is tried again only once.
    var rowsTriedAgain: Set<RowID> = []

    /// Empties the lists for which new plans were needed. The parts to run and the changed inputs stay.
    mutating func clearBuilding() {
        partsToBuild.removeAll()
        unknowns.removeAll()
        constantRows = []
    }

    mutating func giveMemoryBack() {
        partsToBuild.fit()
        unknowns.fit()
    }
}
