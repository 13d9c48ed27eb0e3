import Basics
import Foundation
import ImageCodecs
import KitValues
import Snapshots
import TestSupport
import Testing

@Suite("reflow record and reflow test")
struct SuiteProcessTests {
    private let workspace: Workspace
    private static let portrait = "Snapshots/a/a.iphone-8.portrait"
    private static let landscape = "Snapshots/a/a.iphone-8.landscapeRight"

    init() throws {
        workspace = try Workspace()
        try workspace.layout("Layouts/a.json")
    }

    private func goldens() throws -> [String: Data] {
        let paths = workspace.files.filter { $0.hasPrefix("Snapshots/") }
        return Dictionary(uniqueKeysWithValues: try paths.map { ($0, try workspace.data($0)) })
    }

    @Test("What was recorded passes; the tree beside a golden is what 'reflow tree' prints, byte for byte")
    func recordAndTest() throws {
        let record = try workspace.reflow("record")
        #expect(
            record.output == """
                \(Self.portrait).png
                \(Self.landscape).png

                """)
        #expect(record.error == "2 pictures: 2 recorded\nreport: report/index.html\n")
        #expect(record.status == 0)
        let goldens = try goldens()
        #expect(goldens.count == 4)

        for arguments in [["test"], ["test", "--verify-pixels", "--strict", "--jobs", "1"]] {
            let test = try ReflowProcess(arguments, in: workspace.url)
            #expect(test.error == "2 pictures: 2 passed\nreport: report/index.html\n")
            #expect(test.output == "" && test.status == 0)
        }
        #expect(try workspace.text("report/index.html").contains("<!DOCTYPE html>"))
        #expect(try self.goldens() == goldens)

        let tree = try workspace.reflow("tree", "Layouts/a.json", "--orientation", "landscape")
        #expect(tree.output == String(decoding: try #require(goldens[Self.landscape + ".txt"]), as: UTF8.self))
        let launched = try workspace.reflow("tree", "Layouts/a.json")
        #expect(launched.output == String(decoding: try #require(goldens[Self.portrait + ".txt"]), as: UTF8.self))
    }

    @Test("Two layouts whose names a Mac takes for one are refused, and both are named")
    func similarNames() throws {
        for name in ["caf\u{e9}", "cafe\u{301}"] { try workspace.layout("Layouts/\(name).json") }
        for command in ["record", "test", "prune", "lint"] {
            let run = try workspace.reflow(command)
            #expect(run.status == 2 && run.output == "")
            #expect(
                run.error.contains("(cafe\\u{301}.json)") && run.error.contains("(caf\\u{e9}.json)"), "\(run.error)")
        }
        #expect(workspace.files.allSatisfy { !$0.hasPrefix("Snapshots/") })
    }

    @Test("A golden that carries the record of another picture fails where pixels are verified, and is recorded again")
    func falseRecord() throws {
        #expect(try workspace.reflow("record").status == 0)
        let path = Self.portrait + ".png"
        let golden = try workspace.data(path)
        let chunk = try #require(try PNG.chunks(in: golden).first { $0.type == GoldenRecord.chunkType })
        var record = try #require(GoldenRecord(payload: chunk.payload))
        let picture = try PNG.decode(golden)
        let other = try PNG.encode(
            Bitmap(width: picture.width, height: picture.height, pixels: picture.pixels.map { $0 ^ 0xFF }))
        record.rest = ContentDigest(of: other)
        try PNG.adding(PNG.Chunk(type: GoldenRecord.chunkType, payload: record.payload), to: other)
            .write(to: workspace.url.appending(path: path))

        #expect(try workspace.reflow("test").status == 0)
        let found = try workspace.reflow("test", "--verify-pixels")
        #expect(found.status == 1)
        #expect(found.output.contains("describes the new picture"), "\(found.output)")
        #expect(try workspace.reflow("record").output.hasPrefix(path))
        #expect(try workspace.data(path) == golden)
        #expect(try workspace.reflow("test", "--verify-pixels").status == 0)
    }

    @Test("Exit codes, the graver first: 2, 1, 3, 4; and no run of a test changes a golden")
    func exitCodes() throws {
        for name in ["b", "c"] { try workspace.layout("Layouts/\(name).json") }
        #expect(try workspace.reflow("record").status == 0)

        try workspace.remove("Layouts/c.json")
        let before = try goldens()
        let tolerant = try workspace.reflow("test")
        #expect(tolerant.status == 0)
        #expect(tolerant.output.contains("obsolete: Snapshots/c/c.iphone-8.portrait.png\n"))
        #expect(try workspace.reflow("test", "--strict").status == 4)

        try workspace.remove("Snapshots/b/b.iphone-8.portrait.png")
        let missing = try workspace.reflow("test", "--strict")
        #expect(missing.status == 3)
        #expect(missing.output.contains("missing: b.iphone-8.portrait; \"reflow record\" writes it\n"))

        try workspace.layout("Layouts/a.json", x: 20)
        let changed = try workspace.reflow("test", "--strict")
        #expect(changed.status == 1)
        #expect(changed.output.contains("changed: a.iphone-8.portrait\n    title: x 16 → 20\n"))
        #expect(changed.output.contains("\n    also a.iphone-8.landscapeRight\n"))
        let report = workspace.files.filter { $0.hasPrefix("report/a/a.iphone-8.portrait.") }
        #expect(
            report.map { $0.dropFirst("report/a/a.iphone-8.portrait.".count) } == [
                "actual.png", "actual.txt", "constraints.json", "difference.png", "frames.txt", "reference.png",
            ])

        try workspace.write("{ \"root\":\n  nil }", to: "Layouts/d.json")
        let broken = try workspace.reflow("test", "--strict", "--format", "json")
        #expect(broken.status == 2)
        #expect(broken.error.contains("Layouts/d.json:2:3: error: "))
        #expect(broken.output.hasPrefix("{\n"))
        #expect(broken.output == (try workspace.text("report/results.json")))

        var expected = before
        expected["Snapshots/b/b.iphone-8.portrait.png"] = nil
        #expect(try goldens() == expected)
    }

    @Test("Where constraints changed, a failure says what places the views now: of orientations and of snapshots")
    func placement() throws {
        func write(_ share: String) throws {
            try workspace.write(
                """
                { "devices": ["iPhone 8"], "root": { "class": "UIView", "id": "page", "frame": [0, 0, 375, 667],
                    "constraints": [
                      "card.leading == self.leading", "card.top == self.top", "card.height == 40",
                      "card.width == \(share) * self.width", "card.width <= 200 @750"
                    ],
                    "subviews": [ { "class": "UIView", "id": "card", "backgroundColor": "systemBlue" } ] },
                  "steps": [ { "turn": "landscapeRight" }, { "snapshot": "turned" }, { "turn": "portrait" } ] }
                """, to: "Layouts/a.json")
        }
        try write("0.5")
        #expect(try workspace.reflow("record").status == 0)
        #expect(try workspace.reflow("test").output == "")
        try write("0.8")
        let test = try workspace.reflow("test")
        #expect(test.status == 1)
        let given = ": given by card.width == 0.8 × page.width; not satisfied: card.width ≤ 200 @750\n"
        #expect(test.output.contains("\n    card.width 187.5 → 300" + given), "\(test.output)")
        // The same change occurs in landscape and in the snapshot, so both are reported together.
        #expect(test.output.components(separatedBy: "card.width 333.5 → 533.5" + given).count == 2, "\(test.output)")
        #expect(test.output.contains("also a.iphone-8.turned"), "\(test.output)")
        #expect(try workspace.text("report/results.json").components(separatedBy: "given by").count == 4)
    }

    @Test("An orientation that has a golden and is refused now is a difference; recording leaves it alone")
    func refused() throws {
        _ = try workspace.reflow("record")
        try workspace.layout("Layouts/a.json", supported: "portrait")
        let test = try workspace.reflow("test")
        #expect(test.status == 1)
        #expect(test.output.contains("refused: a.iphone-8.landscapeRight: iPhone 8 does not show landscapeRight: "))
        #expect(try workspace.reflow("record").status == 0)
        #expect(workspace.files.contains(Self.landscape + ".png"))

        // A picture without a golden is only counted.
        try workspace.remove(Self.landscape + ".png")
        let fine = try workspace.reflow("test")
        #expect(fine.status == 0)
        #expect(
            fine.output == "" && fine.error.hasPrefix("2 pictures: 1 passed, 1 skipped (orientation not supported)\n"))
    }

    /// Writes a layout that draws one of two snapshots, and then presents a controller for which no orientation is
    /// left.
    private func writeRaisingLayout() throws {
        try workspace.write(
            """
            { "devices": ["iPhone 8"], "application": { "supportedInterfaceOrientations": ["portrait"] },
              "root": { "class": "UIViewController", "view": { "class": "UIView", "frame": [0, 0, 375, 667] } },
              "controllers": { "wide": { "class": "UIViewController", "modalPresentationStyle": "fullScreen",
                "supportedInterfaceOrientations": ["landscapeLeft"],
                "view": { "class": "UIView", "frame": [0, 0, 375, 667] } } },
              "steps": [{ "snapshot": "one" }, { "present": "wide" }, { "snapshot": "two" }] }
            """, to: "Layouts/a.json")
    }

    @Test("Steps that raise are told with status 1, and no log of them is recorded or accepted")
    func raisingLog() throws {
        try writeRaisingLayout()
        let exception = "Layouts/a.json:6:36: step 2, present wide: UIApplicationInvalidInterfaceOrientation: "
        for command in ["record", "test", "record"] {
            let run = try workspace.reflow(command)
            #expect(run.status == 1, "\(command): \(run.error)")
            let text = run.output + run.error
            #expect(text.contains("refused: a.iphone-8.log: " + exception), "\(text)")
            #expect(text.contains("refused: a.iphone-8.two: " + exception))
            #expect(text.contains("; 1 log: 1 refused\n"))
            #expect(workspace.files.filter { $0.hasSuffix(".log") } == [])
            #expect(workspace.files.contains("Snapshots/a/a.iphone-8.one.png"))
        }
        let output = try workspace.reflow("record", "--format", "json").output
        #expect(output.contains("\"name\": \"a.iphone-8\"") && output.contains("\"name\": \"a.iphone-8.two\""))
        #expect(try workspace.reflow("accept").output == "")
        // A golden from before the mistake is kept.
        try workspace.write("golden\n", to: "Snapshots/a/a.iphone-8.log")
        #expect(try workspace.reflow("record").status == 1)
        #expect(try workspace.reflow("test", "--strict").status == 1)
        #expect(try workspace.text("Snapshots/a/a.iphone-8.log") == "golden\n")
    }

    @Test("Several names of one device are one golden, of the first name")
    func deviceNames() throws {
        try workspace.layout("Layouts/a.json", device: "iPhone 15\", \"iPhone 14 Pro\", \"iphone-15")
        #expect(try workspace.reflow("record").status == 0)
        #expect(workspace.files.filter { $0.hasSuffix(".portrait.png") } == ["Snapshots/a/a.iphone-15.portrait.png"])
    }

    @Test("The suffix of a layout may be in capitals")
    func capitals() throws {
        try workspace.layout("Layouts/big.JSON")
        #expect(try workspace.reflow("record").status == 0)
        #expect(workspace.files.contains("Snapshots/big/big.iphone-8.portrait.png"))
        #expect(try workspace.reflow("merge", "report/results.json", "--report", "joined").status == 0)
    }

    @Test("A filter that matches logs alone compares and records these")
    func logsAlone() throws {
        try workspace.write(
            """
            { "devices": ["iPhone 8"], "root": { "class": "UIView", "frame": [0, 0, 375, 667] },
              "steps": [{ "turn": "landscapeRight" }] }
            """, to: "Layouts/a.json")
        let log = "Snapshots/a/a.iphone-8.log"
        let recorded = try workspace.reflow("record", "--filter", "8$")
        #expect(recorded.status == 0 && recorded.output == log + "\n", "\(recorded.error)")
        #expect(workspace.files.filter { $0.hasPrefix("Snapshots/") } == [log])
        let tested = try workspace.reflow("test", "--filter", "8$")
        #expect(tested.status == 0 && tested.error == "no pictures; 1 log: 1 passed\nreport: report/index.html\n")
        try workspace.write("log\n", to: log)
        #expect(try workspace.reflow("test", "--filter", "8$").status == 1)
        #expect(try workspace.reflow("test", "--only-failed").error.hasPrefix("no pictures; 1 log: 1 changed\n"))
        #expect(try workspace.reflow("test", "--filter", "9$").status == 2)
        // The same is true of the parts of a suite.
        for part in 1...2 {
            _ = try workspace.reflow("test", "--filter", "8$", "--shard", "\(part)/2", "--report", "part-\(part)")
        }
        let merged = try workspace.reflow("merge", "part-1", "part-2")
        #expect(merged.status == 1 && merged.error.contains("no pictures; 1 log: 1 changed"), "\(merged.error)")
    }

    @Test("Recording some pictures leaves what the report says of the others: they can still be accepted")
    func recordingSome() throws {
        for name in ["b", "c"] { try workspace.layout("Layouts/\(name).json") }
        try #require(try workspace.reflow("record").status == 0)
        for name in ["a", "b", "c"] { try workspace.layout("Layouts/\(name).json", x: 40) }
        try workspace.remove("Snapshots/c/c.iphone-8.portrait.png")
        try #require(try workspace.reflow("test").status == 1)
        try workspace.remove("Layouts/c.json")
        // The folder has another path here, and only one of the two pictures is drawn.
        let some = try workspace.reflow("record", "./Layouts/a.json", "--filter", "landscape")
        #expect(some.error.hasSuffix("1 picture: 1 recorded\nreport: report/index.html\n"))
        #expect(
            try statuses() == [
                "a.iphone-8.portrait: changed", "a.iphone-8.landscapeRight: recorded", "b.iphone-8.portrait: changed",
                "b.iphone-8.landscapeRight: changed",
            ])
        let accepted = try workspace.reflow("accept", "b.iphone-8.portrait", "a.iphone-8.portrait")
        #expect(accepted.error.hasSuffix("2 goldens accepted\n"), "\(accepted.error)")
        let done = try workspace.reflow("accept", "a.iphone-8.landscapeRight")
        #expect(done.error.contains("nothing to accept for \"a.iphone-8.landscapeRight\""))
        #expect(try workspace.reflow("test", "--only-failed").error.hasPrefix("3 pictures: 2 passed, 1 changed\n"))
        // A report for other goldens is not extended.
        #expect(try workspace.reflow("record", "--snapshots", "Other").status == 0)
        #expect(try statuses().allSatisfy { $0.hasSuffix(": recorded") })
    }

    /// The status of every picture in the report.
    private func statuses() throws -> [String] {
        struct Results: Decodable {
            struct Layout: Decodable { let pictures: [Picture] }
            struct Picture: Decodable { let name, status: String }
            let layouts: [Layout]
        }
        let results = try JSONDecoder().decode(Results.self, from: workspace.data("report/results.json"))
        return results.layouts.flatMap(\.pictures).map { "\($0.name): \($0.status)" }
    }

    @Test("A terminal sees one line that counts the layouts, and is wiped; nothing else ever sees it")
    func progress() throws {
        try workspace.layout("Layouts/b.json")
        #expect(try workspace.reflow("record").error == "4 pictures: 4 recorded\nreport: report/index.html\n")
        // The command script(1) gives its child process a terminal.
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/script")
        process.arguments = ["-qec", "'\(try ReflowProcess.executable().path)' test", "/dev/null"]
        process.currentDirectoryURL = workspace.url
        process.environment = ReflowProcess.sanitizerOptions.merging(["TERM": "xterm", "SHELL": "/bin/sh"]) { $1 }
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let erased = "\u{1B}[K"
        let line = "\r1 of 2 layouts\(erased)\r2 of 2 layouts\(erased)\r\(erased)"
        #expect(text.contains(line + "4 pictures: 4 passed\r\nreport: report/index.html\r\n"), "\(text)")
    }

    @Test("Bricks are another drawing of the same tree")
    func bricks() throws {
        _ = try workspace.reflow("record")
        let bricks = try workspace.reflow("test", "--text", "bricks")
        #expect(bricks.status == 1)
        #expect(!workspace.files.contains("report/a/a.iphone-8.portrait.frames.txt"))
        #expect(try workspace.reflow("record", "--text", "bricks").status == 0)
        #expect(try workspace.reflow("test", "--text", "bricks").status == 0)
    }
}
