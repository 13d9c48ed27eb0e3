import Foundation
import KitValues
import LayoutRules
import ReflowKit

/// The layout of a whole tree of views after its root gets the size of the other orientation.
@MainActor
enum RelayoutBenchmark {
    static func run(_ report: Report) throws {
        var settings = Simulation.Settings()
        // With rounding and clamping, most of mode S would shrink to nothing, which is not the same work.
        settings.autoresizeRounding = .exact
        try Simulation(settings: settings).perform {
            for mode in TreeNumbers.Mode.allCases {
                report.begin(
                    mode == .stretch
                        ? "Relayout on rotation, every view resized, a view" : "Relayout, all 64 masks mixed, a view",
                    peers: "Qt 5 · Yoga · GNUstep · Chromium")
                for reference in TreeReference.all { try run(mode, reference, report) }
            }
            try besideConstraints(report)
        }
    }

    /// Checks that a tree without constraints rotates as fast as before once another screen has constraints: it has no
    /// solver and allocates nothing. The times before and after are measured alternately with the tree in C, which
    /// shows the current speed of the machine.
    private static func besideConstraints(_ report: Report) throws {
        let numbers = TreeNumbers(count: 10_000, mode: .stretch)
        let ours = ViewTree(numbers)
        let limit = LimitTree(numbers)
        var oursTurns = 0
        var limitTurns = 0
        func size(_ turn: Int) -> CGSize { turn.isMultiple(of: 2) ? TreeNumbers.landscape : TreeNumbers.portrait }
        var medians: [(ours: Double, limit: Double)] = []
        let other = CellTree(100, width: 390)
        for isBeside in [false, true] {
            if isBeside {
                other.constrain()
                other.root.layoutIfNeeded()
                report.check(other.isLaidOut(), "frames of the screen with constraints")
            }
            let allocated = Memory.allocated
            medians.append(
                try SideBySide.measure(rounds: 9, calls: 100) {
                    ours.rotate(to: size(oursTurns))
                    oursTurns += 1
                } limit: {
                    limit.rotate(to: size(limitTurns))
                    limitTurns += 1
                })
            let growth = Memory.allocated - allocated
            report.check(
                !isBeside || growth < 10_000, "a tree without constraints allocates \(growth) bytes as it turns")
        }
        let (before, after) = (medians[0], medians[1])
        report.begin(
            "Relayout without constraints beside a screen with constraints, a view", limit: "alone", lastColumn: "")
        try report.row(
            "\(numbers.count) views", .nanoseconds, ours: after.ours / Double(numbers.count),
            limit: before.ours / before.limit * after.limit / Double(numbers.count), .ratio(1.1))
    }

    private static func run(_ mode: TreeNumbers.Mode, _ reference: TreeReference, _ report: Report) throws {
        let numbers = TreeNumbers(count: reference.count, mode: mode)
        let touched = verify(numbers, mode, reference, report)

        let ours = ViewTree(numbers)
        let limit = LimitTree(numbers)
        var oursTurns = 0
        var limitTurns = 0
        func size(_ turn: Int) -> CGSize { turn.isMultiple(of: 2) ? TreeNumbers.landscape : TreeNumbers.portrait }
        // The number of views in each measurement is the same for small and large trees.
        let calls = max(4, min(1000, 1_000_000 / reference.count))
        let medians = try SideBySide.measure(rounds: 7, calls: calls) {
            ours.rotate(to: size(oursTurns))
            oursTurns += 1
        } limit: {
            limit.rotate(to: size(limitTurns))
            limitTurns += 1
        }
        let views = Double(reference.count)
        try report.row(
            "\(reference.count) views, \(touched) touched", .nanoseconds, ours: medians.ours / views,
            limit: medians.limit / views,
            mode == .stretch && reference.count >= 10_000 ? .ratio(2) : nil, peers: reference.peers[mode] ?? "")
        // After a thousand rotations the frames still equal the reference's.
        let landscape = oursTurns.isMultiple(of: 2) ? portraitToLandscape(ours) : ours.frames
        report.check(
            isNear(TreeNumbers.sum(of: landscape), reference.landscapeSums[mode] ?? .nan),
            "\(mode.rawValue), \(reference.count) views: the sum of ours after \(oursTurns) rotations")
    }

    private static func portraitToLandscape(_ tree: ViewTree) -> [Double] {
        tree.rotate(to: TreeNumbers.landscape)
        return tree.frames
    }

    /// Verifies that both trees have the reference's sums, change the same frames, and lay out the same views.
    /// - Returns: the number of views that must be visited.
    private static func verify(
        _ numbers: TreeNumbers, _ mode: TreeNumbers.Mode, _ reference: TreeReference, _ report: Report
    ) -> Int {
        let name = "\(mode.rawValue), \(reference.count) views"
        let ours = ViewTree(numbers, isCounting: true)
        let limit = LimitTree(numbers)
        CountingView.layouts = 0
        ours.rotate(to: TreeNumbers.landscape)
        let oursLayouts = CountingView.layouts
        let limitLayouts = limit.layouts(turningTo: TreeNumbers.landscape)
        report.check(oursLayouts == limitLayouts, "\(name): \(oursLayouts) layouts, the limit has \(limitLayouts)")

        let landscape = ours.frames
        let expected = mode == .stretch ? reference.count - 1 : reference.touched
        for (frames, owner) in [(landscape, "ours"), (limit.frames, "the limit")] {
            let sum = TreeNumbers.sum(of: frames)
            report.check(
                isNear(sum, reference.landscapeSums[mode] ?? .nan), "\(name): in landscape \(owner) sums to \(sum)")
            let touched = TreeNumbers.touched(from: numbers.frames, to: frames)
            report.check(touched == expected, "\(name): \(owner) touches \(touched), not \(expected)")
        }
        ours.rotate(to: TreeNumbers.portrait)
        limit.rotate(to: TreeNumbers.portrait)
        for (frames, owner) in [(ours.frames, "ours"), (limit.frames, "the limit")] {
            let sum = TreeNumbers.sum(of: frames)
            report.check(isNear(sum, reference.portraitSum), "\(name): back in portrait \(owner) sums to \(sum)")
        }
        return TreeNumbers.touched(from: numbers.frames, to: landscape)
    }

    private static func isNear(_ sum: Double, _ reference: Double) -> Bool {
        abs(sum - reference) <= 1e-6 * abs(reference)
    }
}
