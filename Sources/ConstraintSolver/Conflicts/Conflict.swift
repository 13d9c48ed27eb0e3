/// Required rows that contradict each other, and the row that the solver leaves out.
public struct Conflict: Equatable, Sendable {
    /// The numbers of the rows. If any one of them is left out, the others can be satisfied.
    public let rows: [RowID]
    /// The numbers of unknowns that take part in the contradiction because they are lengths. If they could be negative,
    /// the rows could be satisfied.
    public let lengths: [Unknown]
    /// The row that is left out until the conflict is gone.
    public let broken: RowID
    /// By how much the constant of each of the rows would have to grow for all to hold, if no other changed.
    public let changes: [Double]

    /// By how much the broken row would have to give way for all to hold.
    public var excess: Double { rows.firstIndex(of: broken).map { changes[$0].magnitude } ?? 0 }
}

/// Required rows that contradict each other, from which one has to be chosen.
public struct ContradictingRows: Equatable, Sendable {
    /// As in ``Conflict/rows``.
    public let rows: [RowID]
    /// As in ``Conflict/lengths``.
    public let lengths: [Unknown]
    /// As in ``Conflict/changes``.
    public let changes: [Double]

    /// The default choice: the row with the highest number, which usually was added last.
    public var last: RowID { rows[rows.count - 1] }
}
