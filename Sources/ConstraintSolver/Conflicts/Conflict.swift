/// Required rows that contradict each other, and the row that the solver leaves out.
public struct Conflict: Equatable, Sendable {
    /// The rows that contradict each other.
    public let contradicting: ContradictingRows
    /// The row that is left out until the conflict is gone.
    public let broken: RowID

    /// The numbers of the rows. If any one of them is left out, the others can be satisfied.
    public var rows: [RowID] { contradicting.rows }
    /// The numbers of unknowns that take part in the contradiction because they are lengths. If they could be negative,
    /// the rows could be satisfied.
    public var lengths: [Unknown] { contradicting.lengths }
    /// The amounts by which the constant of each row, alone, would have to grow for all rows to hold.
    public var changes: [Double] { contradicting.changes }

    /// The amount by which the broken row would have to give way for all to hold.
    public var excess: Double { zip(rows, changes).first { $0.0 == broken }.map { $0.1.magnitude } ?? 0 }
}

/// Required rows that contradict each other, from which one has to be chosen.
///
/// A screen with 1,000 rows that do not fit has nearly as many conflicts, each of which has thousands of rows. They are
/// therefore stored in four bytes each, and converted to row numbers and changes on demand.
public struct ContradictingRows: Equatable, Sendable {
    /// The row numbers. A row with a negative share is stored as the bitwise complement of its number.
    private let codes: [Int32]
    private let lengthNumbers: [Int32]
    /// The sum of the rows, each multiplied by its share.
    private let sum: Double
    /// The magnitudes of the shares: the factors with which the rows add up to a contradiction. A single element if all
    /// are equal.
    private let shares: [Double]

    /// - Parameter members: the rows and their shares, sorted by row.
    init(_ members: [(row: Int32, share: Double)], lengths: [Int32], sum: Double) {
        codes = members.map { $0.share < 0 ? ~$0.row : $0.row }
        lengthNumbers = lengths
        self.sum = sum
        let first = members.first?.share.magnitude ?? 0
        let isUniform = members.allSatisfy { ($0.share.magnitude - first).magnitude <= first * 1e-12 }
        shares = isUniform ? [first] : members.map(\.share.magnitude)
    }

    /// The numbers of the rows, in ascending order.
    public var rows: [RowID] { codes.map { RowID(Self.row($0)) } }
    /// The lengths that take part in the contradiction, because they must not be negative.
    public var lengths: [Unknown] { lengthNumbers.map { Unknown($0) } }

    /// For each of ``rows``, the amount by which its constant, alone, would have to grow for all rows to hold.
    public var changes: [Double] {
        codes.indices.map { index in
            let share = shares[shares.count == 1 ? 0 : index]
            guard share > Tolerance.coefficient else { return 0 }
            return codes[index] < 0 ? sum / share : -sum / share
        }
    }

    /// The default choice: the row with the highest number, which usually was added last.
    public var last: RowID { RowID(codes.last.map(Self.row) ?? 0) }

    var isEmpty: Bool { codes.isEmpty }

    /// The first row that fulfils a condition. No array is made.
    public func first(where isWanted: (RowID) -> Bool) -> RowID? {
        for code in codes {
            let row = RowID(Self.row(code))
            if isWanted(row) { return row }
        }
        return nil
    }

    /// Calls a function with each row, without making an array.
    public func forEachRow(_ body: (RowID) -> Void) {
        for code in codes { body(RowID(Self.row(code))) }
    }

    /// Whether the same rows contradict each other, whatever their shares are.
    public func hasRows(of other: ContradictingRows) -> Bool {
        // Equal arrays are usually the same one, which is found at once.
        if codes == other.codes { return true }
        guard codes.count == other.codes.count else { return false }
        return codes.indices.allSatisfy { Self.row(codes[$0]) == Self.row(other.codes[$0]) }
    }

    func contains(_ row: RowID) -> Bool { contains { $0 == row.index } }

    func contains(where isWanted: (Int32) -> Bool) -> Bool {
        for code in codes where isWanted(Self.row(code)) { return true }
        return false
    }

    private static func row(_ code: Int32) -> Int32 { code < 0 ? ~code : code }
}
