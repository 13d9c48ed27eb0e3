import CairoRaster
import DisplayList
import Foundation
import ImageCodecs
import ReflowKit
import Typesetting

/// The command `reflow` as a user runs it, from process start to exit.
@MainActor
enum ProcessBenchmark {
    static func run(_ reflow: String, _ report: Report) throws {
        let folder = try TemporaryFolder()
        let files = try SuiteFiles(in: folder.url.appendingPathComponent("Layouts"))
        try files.write(count: 1)
        let command = ChildProcess(program: reflow)
        try size(reflow, folder, report)
        try start(command, folder, report)
        try render(command, folder, report)
        try diff(command, folder, report)
    }

    /// Measures the size of the installed command.
    private static func size(_ reflow: String, _ folder: TemporaryFolder, _ report: Report) throws {
        report.begin("The size of reflow, without debug information", peers: "")
        let stripped = folder.path("stripped")
        let outcome = try ChildProcess(program: "/usr/bin/strip").run(["-o", stripped, reflow])
        let bytes = try FileManager.default.attributesOfItem(atPath: stripped)[.size] as? Int
        report.check(outcome.exitCode == 0 && bytes != nil, "strip: exit status \(outcome.exitCode)")
        try report.row("the command, with Swift's libraries", .megabytes, ours: Double(bytes ?? 0), .value(60))
    }

    /// Measures the time that each command takes before its own work begins. Each row does the work of the previous
    /// one, and more.
    private static func start(_ command: ChildProcess, _ folder: TemporaryFolder, _ report: Report) throws {
        report.begin("The start of reflow, whole processes", peers: "")
        let layout = folder.path("Layouts/screen-000.json")
        let large = folder.path("large.json")
        try Data(LargeLayout.text(views: 1000).utf8).write(to: URL(fileURLWithPath: large))
        for (name, arguments, most) in [
            ("libraries and the table of commands", ["--version"], 15),
            ("and the fonts, and a small picture", ["doctor"], 35),
            ("and one layout, turned once, but not drawn", ["tree", layout], 50),
            ("a layout of 1,000 views instead, by their keys", ["tree", large], 55),
        ] as [(String, [String], Double)] {
            let outcome = try command.measure(of: 9, arguments)
            report.check(outcome.exitCode == 0, "\(arguments[0]): exit status \(outcome.exitCode)")
            try row(name, .milliseconds, outcome, .value(most), report)
        }
    }

    private static func render(_ command: ChildProcess, _ folder: TemporaryFolder, _ report: Report) throws {
        report.begin("reflow render, one layout to two pictures @3x, whole process", peers: "Chromium, one @1x")
        let outcome = try command.measure(
            of: 5, ["render", folder.path("Layouts/screen-000.json"), "--output", folder.path("pictures")])
        let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path("pictures"))
        report.check(outcome.exitCode == 0 && pictures.count == 2, "reflow render made \(pictures)")
        try row("process start to exit", .milliseconds, outcome, .value(70), peers: "570–1630", report)
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
            let outcome = try command.measure(
                of: 5, ["diff", folder.path("\(before).png"), folder.path("\(after).png")])
            report.check(outcome.exitCode == code, "\(name): exit status \(outcome.exitCode), not \(code)")
            try row(name, .milliseconds, outcome, .value(most), peers: peers, report)
        }
    }

    private static func row(
        _ name: String, _ unit: Report.Unit, _ outcome: ChildProcess.Outcome, _ requirement: Report.Requirement?,
        peers: String = "", _ report: Report
    ) throws {
        try report.row(name, unit, ours: outcome.processorTime, requirement, peers: peers)
        report.note("  by the clock \(String(format: "%.0f", outcome.time / 1e6)) ms")
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
