import ConstraintSolver
import Foundation

/// The numbers of Auto Layout without views: the solver compared with kiwi, which is told that cells are independent.
@MainActor
enum SolverBenchmark {
    private static let portrait = 390.0
    private static let landscape = 844.0

    static func run(_ report: Report) throws {
        let title = "Auto Layout, the solver"
        guard KiwiScreen.isAvailable else {
            return report.skip(title, "kiwi is not there; Scripts/kiwi gets it")
        }
        report.begin(title, limit: "kiwi", lastColumn: "excellent · how far off")
        try cells(.list(), "2,500 cells of 4", isRequired: true, report)
        try cells(.list(isTied: true), "heights tied", isRequired: false, report)
        try changes(report)
        try alone(.chain(of: 1000), cells: 1, "a chain of 1,000 views", most: 3, excellent: 0.7, report)
        try alone(.stack(), cells: 200, "200 stacks of 5", views: 5, most: 3, excellent: 1, report)
        try growth(report)
        memory(report)
    }

    // MARK: All cells

    private static func cells(_ cell: CellRows, _ name: String, isRequired: Bool, _ report: Report) throws {
        let count = 2500
        let views = Double(count * cell.viewCount)
        var ours = SolverScreen(cell, cells: count)
        guard let kiwi = KiwiScreen(cell, cells: count) else { return }
        try verify(cell, name, report)

        let first = try SideBySide.measure(rounds: 5, calls: 5) {
            try ours.solve(width: portrait)
        } limit: {
            kiwi.solve(width: portrait)
        } before: {
            ours.reset()
            kiwi.reset()
        }
        try report.row(
            "\(name): rows given and solved, a view", .microseconds, ours: first.ours / views,
            limit: first.limit / views, isRequired ? .ratio(0.5) : nil,
            peers: excellent(first.ours / first.limit, 0.2, "×"))
        let alone = try SideBySide.measure(rounds: 5, calls: 5) {
            try ours.update()
        } before: {
            ours.reset()
            try ours.addAll(width: portrait)
        }
        try report.row("    of it plans and values", .microseconds, ours: alone / views, limit: first.limit / views)

        try ours.solve(width: portrait)
        kiwi.solve(width: portrait)
        var turns = (ours: 0, kiwi: 0)
        func width(_ turn: Int) -> Double { turn.isMultiple(of: 2) ? landscape : portrait }
        let turn = try SideBySide.measure(rounds: 7, calls: 20) {
            _ = try ours.turn(to: width(turns.ours))
            turns.ours += 1
        } limit: {
            _ = kiwi.turn(to: width(turns.kiwi))
            turns.kiwi += 1
        }
        try report.row(
            "\(name): a turn, all values read, a view", .microseconds, ours: turn.ours / views,
            limit: turn.limit / views, isRequired ? .ratio(0.5) : nil,
            peers: isRequired ? excellent(turn.ours / views / 1e3, 0.08, "µs") : "")
    }

    /// Verifies that both have the same values in both orientations.
    private static func verify(_ cell: CellRows, _ name: String, _ report: Report) throws {
        var ours = SolverScreen(cell, cells: 50)
        guard let kiwi = KiwiScreen(cell, cells: 50) else { return }
        try ours.solve(width: portrait)
        kiwi.solve(width: portrait)
        for width in [landscape, portrait] {
            let (sum, other) = (try ours.turn(to: width), kiwi.turn(to: width))
            report.check(
                abs(sum - other) <= 1e-6 * other, "\(name), \(width) wide: ours sums to \(sum), kiwi to \(other)")
        }
        report.check(ours.solver.conflicts.isEmpty, "\(name): conflicts among rows that hold")
    }

    // MARK: One cell

    private static func changes(_ report: Report) throws {
        let cell = CellRows.list()
        var constant: [Double] = []
        var adding: [Double] = []
        guard let kiwi = KiwiScreen(cell, cells: 1) else { return }
        for cells in [100, 2500, 10_000] {
            var ours = SolverScreen(cell, cells: cells, spare: 1)
            try ours.solve(width: portrait)
            var turns = 0
            constant.append(
                try SideBySide.measure(rounds: 5, calls: 200) {
                    // The changed row is the gap before the first label.
                    try ours.change(row: 9, of: cells / 2, to: turns.isMultiple(of: 2) ? -9 : -8)
                    turns += 1
                })
            adding.append(
                try SideBySide.measure(rounds: 5, calls: 200) {
                    try ours.add(cells)
                    try ours.update()
                    ours.remove(cells)
                    try ours.update()
                })
            report.check(ours.value(of: 9, in: cells / 2) == (turns.isMultiple(of: 2) ? 64 : 65), "a gap of \(cells)")
        }
        let kiwiAdding = try SideBySide.measure(rounds: 5, calls: 200) { kiwi.addOne(width: portrait) }
        try report.row(
            "one constant of 2,500 cells", .microseconds, ours: constant[1], .value(5),
            peers: excellent(constant[1] / 1e3, 1.5, "µs"))
        try report.row(
            "    of 10,000 cells, beside of 100", .microseconds, ours: constant[2], limit: constant[0], .ratio(1.5))
        try report.row(
            "a cell added to 2,500 and removed; kiwi: added", .microseconds, ours: adding[1], limit: kiwiAdding,
            .value(15), peers: excellent(adding[1] / 1e3, 5, "µs"))
        try report.row(
            "    with 10,000 cells, beside with 100", .microseconds, ours: adding[2], limit: adding[0], .ratio(1.5))
    }

    // MARK: Other shapes

    private static func alone(
        _ cell: CellRows, cells: Int, _ name: String, views: Int? = nil, most: Double, excellent target: Double,
        _ report: Report
    ) throws {
        try verify(cell, name, report)
        let count = Double(cells * (views ?? cell.viewCount))
        var ours = SolverScreen(cell, cells: cells)
        let time = try SideBySide.measure(rounds: 5, calls: 20) { try ours.solve(width: portrait) } / count
        try report.row(
            "\(name), a view", .microseconds, ours: time, .value(most), peers: excellent(time / 1e3, target, "µs"))
    }

    private static func growth(_ report: Report) throws {
        var few = SolverScreen(.list(), cells: 250)
        var many = SolverScreen(.list(), cells: 2500)
        let time = try SideBySide.measure(rounds: 9, calls: 5) {
            try many.solve(width: portrait)
        } limit: {
            for _ in 0..<10 { try few.solve(width: portrait) }
        }
        try report.row(
            "10,000 views beside 1,000, a view", .microseconds, ours: time.ours / 10_000, limit: time.limit / 10_000,
            .ratio(1.2), peers: excellent(time.ours / time.limit, 1.05, "×"))
    }

    private static func memory(_ report: Report) {
        do {
            var ours = SolverScreen(.list(), cells: 2500)
            let before = Memory.allocated
            try ours.solve(width: portrait)
            let size = (Memory.allocated - before) / 10_000
            try report.row(
                "memory of 2,500 cells, a view", .bytes, ours: size, .value(400), peers: excellent(size, 200, "B"))
        } catch {
            report.check(false, "memory: \(error)")
        }
    }

    /// An excellent time as text, with the factor by which ours is longer.
    static func excellent(_ ours: Double, _ target: Double, _ unit: String) -> String {
        let distance = ours <= target ? "reached" : String(format: "%.1f times that", ours / target)
        return "\(target.formatted()) \(unit) · \(distance)"
    }
}
