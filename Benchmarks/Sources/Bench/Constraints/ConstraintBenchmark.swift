import Foundation
import KitValues
import LayoutRules
import ReflowKit

/// Auto Layout as in an app, from the anchors to the frames; the solver is a part of it.
@MainActor
enum ConstraintBenchmark {
    private static let portrait: CGFloat = 390
    private static let landscape: CGFloat = 844
    private static let cells = 2500
    private static let views = Double(4 * cells)

    static func run(_ report: Report) throws {
        try Simulation(settings: Simulation.Settings()).perform {
            report.begin(
                "Auto Layout from Swift, 2,500 cells of 4 views", limit: "kiwi", lastColumn: "excellent · how far off")
            try first(report)
            try turn(report)
            try change(report)
        }
    }

    private static func first(_ report: Report) throws {
        var tree = CellTree(cells, width: portrait)
        let whole = try SideBySide.measure(rounds: 4, calls: 3) {
            tree.constrain()
            tree.root.layoutIfNeeded()
        } before: {
            tree = CellTree(cells, width: portrait)
        }
        report.check(tree.isLaidOut(), "frames after the first layout")
        try report.row(
            "made, activated, solved, frames written, a view", .microseconds, ours: whole / views, .value(4),
            peers: SolverBenchmark.excellent(whole / views / 1e3, 2, "µs"))
        let making = try SideBySide.measure(rounds: 4, calls: 3) {
            tree.constrain()
        } before: {
            tree = CellTree(cells, width: portrait)
        }
        try report.row("    of it made and activated", .microseconds, ours: making / views)
    }

    /// Compares a rotation with kiwi, which sets no frames and is told that cells are independent.
    private static func turn(_ report: Report) throws {
        guard let kiwi = KiwiScreen(.list(), cells: cells) else {
            return report.skip("a turn with frames written", "kiwi is not there; Scripts/kiwi gets it")
        }
        kiwi.solve(width: portrait)
        let tree = CellTree(cells, width: portrait)
        tree.constrain()
        tree.root.layoutIfNeeded()
        var turns = (ours: 0, kiwi: 0)
        func width(_ turn: Int) -> CGFloat { turn.isMultiple(of: 2) ? landscape : portrait }
        let turn = try SideBySide.measure(rounds: 5, calls: 10) {
            tree.turn(to: width(turns.ours))
            turns.ours += 1
        } limit: {
            _ = kiwi.turn(to: width(turns.kiwi))
            turns.kiwi += 1
        }
        report.check(tree.isLaidOut(), "frames after \(turns.ours) turns")
        try report.row(
            "a turn, all frames written, a view", .microseconds, ours: turn.ours / views, limit: turn.limit / views,
            .ratio(0.5), peers: SolverBenchmark.excellent(turn.ours / views / 1e3, 0.08, "µs"))
    }

    /// Checks that changing one constant is as fast among many cells as among few.
    private static func change(_ report: Report) throws {
        let trees = [CellTree(100, width: portrait), CellTree(10_000, width: portrait)]
        for tree in trees {
            tree.constrain()
            tree.root.layoutIfNeeded()
        }
        func change(_ tree: CellTree) { tree.setGap(tree.gap.constant == 8 ? 9 : 8) }
        let times = try SideBySide.measure(rounds: 5, calls: 200) {
            change(trees[1])
        } limit: {
            change(trees[0])
        }
        trees[1].setGap(11)
        report.check(trees[1].isLaidOut(gapInMiddle: 11), "frames after a gap of 11")
        try report.row(
            "one constant and its frames of 10,000 cells, beside of 100", .microseconds, ours: times.ours,
            limit: times.limit, .ratio(1.5))
    }
}
