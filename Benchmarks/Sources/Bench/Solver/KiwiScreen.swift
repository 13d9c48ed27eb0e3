import CKiwi
import ConstraintSolver

/// The same cells in kiwi, each with a solver of its own.
struct KiwiScreen: ~Copyable {
    private let cells: OpaquePointer

    static var isAvailable: Bool { kiwi_is_available() }

    /// - Returns: nil if kiwi is not available.
    init?(_ cell: CellRows, cells count: Int) {
        let rows = cell.rows.map {
            kiwi_row(
                constant: $0.constant, constant_step: $0.step, priority: $0.priority,
                relation: Int32($0.relation.rawValue), term_count: Int32($0.terms.count))
        }
        let terms = cell.rows.flatMap(\.terms).map { term in
            kiwi_term(coefficient: term.coefficient, unknown: Int32(term.unknown))
        }
        guard let cells = kiwi_cells_create(count, cell.unknownCount, rows, rows.count, terms) else { return nil }
        self.cells = cells
    }

    deinit {
        kiwi_cells_destroy(cells)
    }

    func solve(width: Double) { kiwi_cells_solve(cells, width) }
    func reset() { kiwi_cells_reset(cells) }
    func turn(to width: Double) -> Double { kiwi_cells_turn(cells, width) }
    func addOne(width: Double) { kiwi_cells_add_one(cells, 0, width) }
}
