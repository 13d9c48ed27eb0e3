import CairoRaster
import Foundation
import ImageCodecs
import ReflowKit
import Typesetting

/// `reflow` as a user runs it, from process start to exit.
@MainActor
enum ProcessBenchmark {
    private static let layouts = 100

    static func run(_ reflow: String, _ report: Report) throws {
        let folder = try TemporaryFolder()
        let files = try SuiteFiles(in: folder.url.appendingPathComponent("Layouts"))
        try files.write(count: layouts)
        let command = ChildProcess(program: reflow)
        try render(command, folder, report)
        try diff(command, folder, report)
        try suite(command, folder, report)
    }

    private static func render(_ command: ChildProcess, _ folder: TemporaryFolder, _ report: Report) throws {
        report.begin("reflow render, one layout to two pictures @3x, whole process", peers: "Chromium, one @1x")
        let outcome = try command.median(
            of: 10, ["render", folder.path("Layouts/screen-000.json"), "--output", folder.path("pictures")])
        let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path("pictures"))
        report.check(outcome.exitCode == 0 && pictures.count == 2, "reflow render made \(pictures)")
        row("process start to exit", .milliseconds, outcome, .value(200), peers: "570–1630", report)
    }

    private static func diff(_ command: ChildProcess, _ folder: TemporaryFolder, _ report: Report) throws {
        report.begin("reflow diff, two PNG files of 1179 × 2556, whole process", peers: "odiff · ImageMagick · OpenCV")
        let bitmap = try picture()
        let own = try PNG.encode(bitmap)
        let files: [String: Data] = [
            "own": own, "own same": try PNG.adding(PNG.Chunk(type: "teSt", payload: Data([1])), to: own),
            "own block": try PNG.encode(bitmap.withBlock), "own specks": try PNG.encode(bitmap.withSpecks),
            "foreign": LimitPNG.foreign(bitmap), "foreign block": LimitPNG.foreign(bitmap.withBlock),
            "foreign specks": LimitPNG.foreign(bitmap.withSpecks),
        ]
        for (name, data) in files { try data.write(to: folder.url.appendingPathComponent("\(name).png")) }
        for (name, before, after, code, most, peers) in [
            ("ours, same pixels, other bytes", "own", "own same", 0, 40.0, "95 · 249 · 76"),
            ("ours, 0.1 % differ", "own", "own block", 1, 40, "122 · 273 · 76"),
            ("ours, 3 % differ", "own", "own specks", 1, 40, "126 · 261 · 76"),
            ("libpng's and ours, same pixels", "foreign", "own", 0, 80, "95 · 249 · 76"),
            ("libpng's, 0.1 % differ", "foreign", "foreign block", 1, 80, "122 · 273 · 76"),
            ("libpng's, 3 % differ", "foreign", "foreign specks", 1, 80, "126 · 261 · 76"),
        ] as [(String, String, String, Int32, Double, String)] {
            let outcome = try command.median(
                of: 10, ["diff", folder.path("\(before).png"), folder.path("\(after).png")])
            report.check(outcome.exitCode == code, "\(name): exit status \(outcome.exitCode), not \(code)")
            row(name, .milliseconds, outcome, .value(most), peers: peers, report)
        }
    }

    private static func suite(_ command: ChildProcess, _ folder: TemporaryFolder, _ report: Report) throws {
        report.begin(
            "reflow test, \(layouts) layouts in 2 orientations @3x, whole process",
            peers: "Chromium CDP · Playwright, one process")
        let paths = [
            folder.path("Layouts"), "--snapshots", folder.path("Snapshots"), "--report", folder.path("report"),
            "--jobs", "1",
        ]
        let recording = try command.run(["record"] + paths + ["--allow-ci"])
        let goldens =
            FileManager.default.enumerator(atPath: folder.path("Snapshots"))?.compactMap { $0 as? String } ?? []
        let pictures = goldens.count { $0.hasSuffix(".png") }
        report.check(recording.exitCode == 0 && pictures == 2 * layouts, "reflow record made \(pictures) goldens")
        row("record", .seconds, recording, nil, report)

        let verified = try command.median(of: 3, ["test"] + paths + ["--verify-pixels"])
        report.check(verified.exitCode == 0, "the suite does not pass")
        let scenes = try ScreenScene.load()
        let limit = try [scenes.portrait, scenes.landscape].reduce(0) { sum, scene in
            let limit = LimitScreen(scene, scale: 3)
            return sum + Double(layouts) * (try SideBySide.measure(calls: 20) { limit.draw() })
        }
        row("every picture drawn and verified", .seconds, verified, .value(3), limit: limit, peers: "22 · 34.4", report)
        let fast = try command.median(of: 3, ["test"] + paths)
        report.check(fast.exitCode == 0, "the suite does not pass where nothing is drawn")
        row("nothing drawn: goldens know their drawings", .seconds, fast, nil, peers: "22 · 34.4", report)
    }

    private static func row(
        _ name: String, _ unit: Report.Unit, _ outcome: ChildProcess.Outcome, _ requirement: Report.Requirement?,
        limit: Double? = nil, peers: String = "", _ report: Report
    ) {
        report.row(name, unit, ours: outcome.time, limit: limit, requirement, peers: peers)
        let processor = String(format: "%.0f", outcome.processorTime / 1e6)
        report.note("  processor time \(processor) ms")
    }

    private static func picture() throws -> Bitmap {
        var settings = Simulation.Settings()
        settings.scale = 3
        return try Simulation(settings: settings).perform {
            let drawing = try ViewScreen.view(of: try ScreenScene.load().portrait, scale: 3).drawing()
            return try Rasterizer(typesetter: try Typesetter()).draw(drawing.list, images: drawing.images, scale: 3)
        }
    }
}
