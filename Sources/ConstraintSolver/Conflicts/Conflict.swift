/// Required rows that cannot hold together, and the one of them without which the solver goes on.
public struct Conflict: Equatable, Sendable {
    /// The rows, by their numbers. All but any one of them could hold.
    public let rows: [RowID]
    /// The unknowns of which the contradiction needs that they are lengths, by their numbers: were they allowed to be
    /// negative, the rows could hold.
    public let lengths: [Unknown]
    /// The row that does not take part until the conflict is gone.
    public let broken: RowID
    /// By how much the constant of each of the rows would have to grow for all to hold, if no other changed.
    public let changes: [Double]

    /// By how much the broken row would have to give way for all to hold.
    public var excess: Double { rows.firstIndex(of: broken).map { changes[$0].magnitude } ?? 0 }
}

/// Required rows that cannot hold together, of which one is to be chosen.
public struct ContradictingRows: Equatable, Sendable {
    /// As in ``Conflict/rows``.
    public let rows: [RowID]
    /// As in ``Conflict/lengths``.
    public let lengths: [Unknown]
    /// As in ``Conflict/changes``.
    public let changes: [Double]

    /// The choice where nobody makes another: the row of the highest number, usually the last that came.
    public var last: RowID { rows[rows.count - 1] }
}
