import ConstraintSolver

/// Equal cells in one of our solvers, which finds out itself that they are independent.
struct SolverScreen: ~Copyable {
    private let cell: CellRows
    /// The rows of all cells, created before the measurement.
    private let rows: [(id: RowID, terms: [Term], row: CellRows.Row)]
    private let rowsOfCell: Int
    private let termsOfCell: Int
    private(set) var cellCount: Int
    private(set) var solver = ConstraintSolver()

    /// - Parameter spare: the number of additional cells for which rows are created.
    init(_ cell: CellRows, cells: Int, spare: Int = 0) {
        self.cell = cell
        cellCount = cells
        rowsOfCell = cell.rows.count
        termsOfCell = cell.rows.reduce(0) { $0 + $1.terms.count }
        var rows: [(id: RowID, terms: [Term], row: CellRows.Row)] = []
        for index in 0..<cells + spare {
            for row in cell.rows {
                var placed = row
                placed.constant += Double(index) * row.step
                let terms = row.terms.map { Term($0.coefficient, Self.unknown($0.unknown, of: index, cell)) }
                rows.append((RowID(rows.count), terms, placed))
            }
        }
        self.rows = rows
    }

    mutating func reset() { solver = ConstraintSolver() }

    /// Adds the rows of all cells to a new solver.
    mutating func addAll(width: Double) throws {
        reset()
        solver.makeRoom(
            forRows: rowsOfCell * cellCount, terms: termsOfCell * cellCount,
            unknowns: 1 + cellCount * (cell.unknownCount - 1))
        try solver.fix(Unknown(0), at: width)
        for index in 0..<cellCount { try add(index) }
    }

    mutating func update() throws { try solver.update() }

    mutating func solve(width: Double) throws {
        try addAll(width: width)
        try solver.update()
    }

    mutating func turn(to width: Double) throws -> Double {
        try solver.fix(Unknown(0), at: width)
        try solver.update()
        return sum
    }

    /// The sum of all values of all cells.
    var sum: Double {
        var sum = 0.0
        for unknown in 1..<1 + cellCount * (cell.unknownCount - 1) { sum += solver.value(of: Unknown(unknown)) }
        return sum
    }

    func value(of unknown: Int, in index: Int) -> Double { solver.value(of: Self.unknown(unknown, of: index, cell)) }

    mutating func change(row: Int, of index: Int, to constant: Double) throws {
        try solver.setConstant(constant, of: RowID(index * rowsOfCell + row))
        try solver.update()
    }

    mutating func add(_ index: Int) throws {
        for row in rows[index * rowsOfCell..<(index + 1) * rowsOfCell] {
            try solver.setRow(
                row.id, terms: row.terms, constant: row.row.constant, relation: row.row.relation,
                priority: Priority(row.row.priority))
        }
        for length in cell.lengths { try solver.setIsLength(true, of: Self.unknown(length, of: index, cell)) }
        for content in cell.contentSizes {
            try solver.setPreference(content.size, of: Self.unknown(content.unknown, of: index, cell))
        }
    }

    mutating func remove(_ index: Int) {
        for row in rows[index * rowsOfCell..<(index + 1) * rowsOfCell] { solver.removeRow(row.id) }
    }

    private static func unknown(_ local: Int, of index: Int, _ cell: CellRows) -> Unknown {
        Unknown(local == 0 ? 0 : index * (cell.unknownCount - 1) + local)
    }
}
