import Foundation

/// The command `reflow test` for whole folders, from process start to exit.
@MainActor
enum SuiteBenchmark {
    private static let layouts = 100

    static func run(_ reflow: String, _ report: Report) throws {
        let command = ChildProcess(program: reflow)
        try speed(command, report)
        try memory(ChildProcess(program: reflow, watchesMemory: true), report)
    }

    private static func speed(_ command: ChildProcess, _ report: Report) throws {
        report.begin(
            "reflow test, \(layouts) layouts in 2 orientations @3x, whole process",
            peers: "Chromium CDP · Playwright, one process")
        let suite = try Suite()
        try suite.files.write(count: layouts)
        let recording = try command.run(suite.arguments("record", jobs: 1) + ["--allow-ci"])
        report.check(
            recording.exitCode == 0 && suite.goldens == 2 * layouts, "reflow record made \(suite.goldens) goldens")
        try report.row("record, one core", .seconds, ours: recording.processorTime)

        let scenes = try ScreenScene.load()
        let limit = try [scenes.portrait, scenes.landscape].reduce(0) { sum, scene in
            let limit = LimitScreen(scene, scale: 3)
            return sum + Double(layouts) * (try SideBySide.measure(calls: 10) { limit.draw() })
        }
        let verifying = ["--verify-pixels"]
        let verified = try command.measure(of: 1, suite.arguments("test", jobs: 1) + verifying)
        report.check(verified.exitCode == 0, "the suite does not pass")
        try report.row(
            "every picture drawn and verified, one core", .seconds, ours: verified.processorTime, limit: limit,
            .value(3), peers: "22 · 34.4")
        let fast = try command.measure(of: 1, suite.arguments("test", jobs: 1))
        report.check(fast.exitCode == 0, "the suite does not pass where nothing is drawn")
        try report.row(
            "nothing drawn: goldens know their drawings", .seconds, ours: fast.processorTime, .value(0.5),
            peers: "22 · 34.4")

        // Only the elapsed time shows the gain of a second core, and only on an otherwise idle machine. The machine
        // counts as idle if the run on each single core took no longer than its processor time.
        guard let first = CoreSet(0..<1), let second = CoreSet(1..<2), let both = CoreSet(0..<2) else {
            return report.note("there is one core")
        }
        func least(_ cores: CoreSet, jobs: Int) throws -> Double {
            let runs = try (0..<5).map { _ in
                try cores.perform { try command.run(suite.arguments("test", jobs: jobs) + verifying) }
            }
            return runs.map(\.time).min() ?? .nan
        }
        let alone = (try least(first, jobs: 1), try least(second, jobs: 1))
        let isQuiet = max(alone.0, alone.1) < 1.1 * verified.processorTime
        try report.row(
            "drawn and verified, two cores beside one", .seconds, ours: try least(both, jobs: 2),
            limit: min(alone.0, alone.1), isQuiet ? .speedup(1.7) : nil, peers: "13.3 · 22.8, two processes")
        if !isQuiet { report.note("  others are running: no judging of two cores") }
    }

    private static func memory(_ command: ChildProcess, _ report: Report) throws {
        report.begin("Memory of reflow test, 1000 layouts in 2 orientations @3x", peers: "")
        let suite = try Suite()
        try suite.files.writeSmall(count: 1000)
        let recording = try command.run(suite.arguments("record", jobs: 2) + ["--allow-ci"])
        report.check(recording.exitCode == 0 && suite.goldens == 2000, "reflow record made \(suite.goldens) goldens")
        for (name, options) in [("drawn and verified", ["--verify-pixels"]), ("nothing drawn", [])] {
            let outcome = try command.run(suite.arguments("test", jobs: 2) + options)
            report.check(outcome.exitCode == 0, "the suite of 2000 pictures does not pass")
            try report.row(name, .megabytes, ours: outcome.memory, .value(300))
        }
    }
}

/// Layouts with folders for their goldens and their report.
private struct Suite {
    let folder: TemporaryFolder
    let files: SuiteFiles

    init() throws {
        folder = try TemporaryFolder()
        files = try SuiteFiles(in: folder.url.appendingPathComponent("Layouts"))
    }

    func arguments(_ command: String, jobs: Int) -> [String] {
        [
            command, folder.path("Layouts"), "--snapshots", folder.path("Snapshots"), "--report",
            folder.path("report"), "--jobs", "\(jobs)",
        ]
    }

    /// The number of recorded pictures.
    var goldens: Int {
        let files = FileManager.default.enumerator(atPath: folder.path("Snapshots"))?.compactMap { $0 as? String }
        return files?.count { $0.hasSuffix(".png") } ?? 0
    }
}
