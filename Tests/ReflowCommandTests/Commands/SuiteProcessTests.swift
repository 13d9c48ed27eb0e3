import Basics
import Foundation
import ImageCodecs
import KitValues
import Snapshots
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
                2 pictures: 2 recorded
                report: report/index.html

                """)
        #expect(record.error == "")
        #expect(record.status == 0)
        let goldens = try goldens()
        #expect(goldens.count == 4)

        for arguments in [["test"], ["test", "--verify-pixels", "--strict", "--jobs", "1"]] {
            let test = try ReflowProcess(arguments, in: workspace.url)
            #expect(test.output == "2 pictures: 2 passed\nreport: report/index.html\n")
            #expect(test.error == "")
            #expect(test.status == 0)
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

    @Test("A golden that carries the record of another picture fails where pixels are verified, and is recorded anew")
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
        #expect(found.error.contains("describes the new picture"), "\(found.error)")
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
        #expect(tolerant.error.contains("obsolete: Snapshots/c/c.iphone-8.portrait.png\n"))
        #expect(try workspace.reflow("test", "--strict").status == 4)

        try workspace.remove("Snapshots/b/b.iphone-8.portrait.png")
        let missing = try workspace.reflow("test", "--strict")
        #expect(missing.status == 3)
        #expect(missing.error.contains("missing: b.iphone-8.portrait\n"))

        try workspace.layout("Layouts/a.json", x: 20)
        let changed = try workspace.reflow("test", "--strict")
        #expect(changed.status == 1)
        #expect(changed.error.contains("changed: a.iphone-8.portrait\n"))
        #expect(changed.error.contains("title"))
        let report = workspace.files.filter { $0.hasPrefix("report/a/a.iphone-8.portrait.") }
        #expect(
            report.map { $0.dropFirst("report/a/a.iphone-8.portrait.".count) } == [
                "actual.png", "actual.txt", "difference.png", "frames.txt", "reference.png",
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

    @Test("An orientation that has a golden and is refused now is a difference; recording leaves it alone")
    func refused() throws {
        _ = try workspace.reflow("record")
        try workspace.layout("Layouts/a.json", supported: "portrait")
        let test = try workspace.reflow("test")
        #expect(test.status == 1)
        #expect(test.error.contains("refused: a.iphone-8.landscapeRight\n    iPhone 8 does not show landscapeRight: "))
        #expect(try workspace.reflow("record").status == 0)
        #expect(workspace.files.contains(Self.landscape + ".png"))

        // Where there never was a golden, it is a remark.
        try workspace.remove(Self.landscape + ".png")
        let fine = try workspace.reflow("test")
        #expect(fine.status == 0)
        #expect(fine.error.contains("skipped: a.iphone-8.landscapeRight\n"))
    }

    @Test("Recording some pictures leaves what the report says of the others: they can still be accepted")
    func recordingSome() throws {
        for name in ["b", "c"] { try workspace.layout("Layouts/\(name).json") }
        try #require(try workspace.reflow("record").status == 0)
        for name in ["a", "b", "c"] { try workspace.layout("Layouts/\(name).json", x: 40) }
        try workspace.remove("Snapshots/c/c.iphone-8.portrait.png")
        try #require(try workspace.reflow("test").status == 1)
        try workspace.remove("Layouts/c.json")
        // From another name of the folder, and one of its two pictures only.
        let some = try workspace.reflow("record", "./Layouts/a.json", "--filter", "landscape")
        #expect(some.output.hasSuffix("1 picture: 1 recorded\nreport: report/index.html\n"))
        #expect(
            try statuses() == [
                "a.iphone-8.portrait: changed", "a.iphone-8.landscapeRight: recorded", "b.iphone-8.portrait: changed",
                "b.iphone-8.landscapeRight: changed",
            ])
        let accepted = try workspace.reflow("accept", "b.iphone-8.portrait", "a.iphone-8.portrait")
        #expect(accepted.output.hasSuffix("2 goldens accepted\n"), "\(accepted.error)")
        let done = try workspace.reflow("accept", "a.iphone-8.landscapeRight")
        #expect(done.error.contains("nothing to accept for \"a.iphone-8.landscapeRight\""))
        #expect(try workspace.reflow("test", "--only-failed").output.hasPrefix("3 pictures: 2 passed, 1 changed\n"))
        // A report of other goldens is not added to.
        #expect(try workspace.reflow("record", "--snapshots", "Other").status == 0)
        #expect(try statuses().allSatisfy { $0.hasSuffix(": recorded") })
    }

    /// Of every picture in the report.
    private func statuses() throws -> [String] {
        struct Results: Decodable {
            struct Layout: Decodable { let pictures: [Picture] }
            struct Picture: Decodable { let name, status: String }
            let layouts: [Layout]
        }
        let results = try JSONDecoder().decode(Results.self, from: workspace.data("report/results.json"))
        return results.layouts.flatMap(\.pictures).map { "\($0.name): \($0.status)" }
    }

    @Test("With CI set nothing is recorded, unless it is allowed; tests run as ever")
    func continuousIntegration() throws {
        let refused = try workspace.reflow("record", environment: ["CI": "true"])
        #expect(refused.status == 2)
        #expect(refused.output == "")
        #expect(refused.error.hasPrefix("reflow record: not changing goldens because CI is set"))
        #expect(workspace.files == ["Layouts/a.json"])
        #expect(try workspace.reflow("test", environment: ["CI": "1"]).status == 3)
        #expect(workspace.files.contains("report/index.html"))
        #expect(try workspace.reflow("record", "--allow-ci", environment: ["CI": "true"]).status == 0)
        #expect(try workspace.reflow("record", environment: ["CI": "false"]).status == 0)
        #expect(try workspace.reflow("test", environment: ["CI": "true"]).status == 0)
    }

    @Test("--snapshots, --report, --filter and --shard choose where and what; the parts are the whole")
    func selection() throws {
        for name in ["b", "c"] { try workspace.layout("Layouts/\(name).json", supported: "portrait") }
        let one = try workspace.reflow(
            "record", "Layouts/a.json", "--snapshots", "gold en", "--report", "re/port/", "--filter", "landscape")
        #expect(one.output.hasPrefix("gold en/a/a.iphone-8.landscapeRight.png\n"))
        #expect(one.output.hasSuffix("report: re/port/index.html\n"))
        #expect(
            workspace.files.filter { !$0.hasPrefix("Layouts") } == [
                "gold en/a/a.iphone-8.landscapeRight.png", "gold en/a/a.iphone-8.landscapeRight.txt",
                "re/port/index.html", "re/port/results.json",
            ])
        for part in ["1/4", "2/4", "3/4", "4/4"] {
            let process = try workspace.reflow("record", "--shard", part)
            #expect(process.status == 0, "\(process.error)")
        }
        #expect(try workspace.reflow("test", "--strict").status == 0)
        #expect(workspace.files.filter { $0.hasPrefix("Snapshots/") && $0.hasSuffix(".png") }.count == 4)
    }

    @Test("--device, --orientation, --appearance, --content-size and --layout-direction choose what is taken")
    func matrix() throws {
        #expect(try workspace.reflow("record").status == 0)
        let names = ["", ".rtl", ".small", ".small.rtl", ".dark", ".dark.rtl", ".dark.small", ".dark.small.rtl"]
        let chosen = [
            "--device", "iphone-8", "--orientation", "portrait", "--appearance", "light", "--appearance", "dark",
            "--content-size", "large", "--content-size", "small", "--layout-direction", "leftToRight",
            "--layout-direction", "rightToLeft",
        ]
        let record = try ReflowProcess(["record"] + chosen, in: workspace.url)
        // The first of them is there already.
        #expect(
            record.output.split(separator: "\n").dropLast(2).map(String.init)
                == names.dropFirst().map { "\(Self.portrait)\($0).png" })
        let test = try ReflowProcess(["test", "--strict"] + chosen, in: workspace.url)
        #expect(test.output.hasPrefix("8 pictures: 8 passed\n"))
        #expect(test.error == "" && test.status == 0)
        // A run of the default settings takes two, and says of the others that nothing asks for them.
        let plain = try workspace.reflow("test", "--strict")
        #expect(plain.output.hasPrefix("2 pictures: 2 passed; 14 obsolete golden files\n") && plain.status == 4)
        let render = try ReflowProcess(["render", "Layouts/a.json", "-o", "out"] + chosen, in: workspace.url)
        #expect(
            render.output.split(separator: "\n").map(String.init) == names.map { "out/a.iphone-8.portrait\($0).png" })
        // An orientation that was asked for and is refused is a difference.
        try workspace.layout("Layouts/a.json", supported: "portrait")
        #expect(try workspace.reflow("test", "--orientation", "landscape").status == 1)
    }

    @Test("A suite file says what is taken, and a mistake in it stops the run")
    func suiteFileMatrix() throws {
        try workspace.write("{ \"matrix\": { \"appearances\": [\"light\", \"dark\"] } }", to: "reflow.json")
        #expect(try workspace.reflow("record").output.hasSuffix("4 pictures: 4 recorded\nreport: report/index.html\n"))
        #expect(try workspace.reflow("test", "--strict").status == 0)
        #expect(try workspace.reflow("prune").output == "0 obsolete golden files removed\n")
        try workspace.write("{ \"matrix\": {\n \"devices\": [\"iPhone 99\"] } }", to: "reflow.json")
        for command in ["record", "test", "prune"] {
            let process = try workspace.reflow(command)
            #expect(process.status == 2)
            #expect(process.error.contains("reflow.json:2:14: error: "), "\(process.error)")
        }
    }

    @Test("A terminal sees one line that counts the layouts, and is wiped; nothing else ever sees it")
    func progress() throws {
        try workspace.layout("Layouts/b.json")
        #expect(try workspace.reflow("record").error == "")
        // script(1) gives what it runs a terminal.
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

    @Test("What cannot be run is told in one line, ends in 2, and leaves no report and no golden")
    func unusable() throws {
        try workspace.layout("Twice/a.json")
        try workspace.layout("Twice/deeper/a.json")
        try workspace.write("", to: "Empty/README.md")
        let before = workspace.files
        let lines: [([String], String)] = [
            (["test", "--filter", "^b"], "no picture's name matches \"^b\"\n"),
            (["record", "--filter", "^b"], "no picture's name matches \"^b\"\n"),
            (["test", "Nowhere"], "there is no file or folder Nowhere\n"),
            (["test", "Empty"], "there is no layout file (.json) in Empty\n"),
            (["record", "Twice"], "two layouts are called a: Twice/a.json and Twice/deeper/a.json"),
            (["record", "--device-file", "none"], "cannot read none: No such file or directory\n"),
            (["record", "--device-file", "Twice"], "cannot read Twice: it is not a file\n"),
            (["record", "--font-dir", "none"], "The font folder "),
            (["record", "--report", "Layouts/a.json"], "cannot create the folder "),
        ]
        for (arguments, message) in lines {
            let process = try ReflowProcess(arguments, in: workspace.url)
            #expect(process.status == 2, "\(arguments)")
            #expect(process.error.contains("reflow \(arguments[0]): \(message)"), "\(process.error)")
            #expect(process.output == "" || arguments.contains("--report"))
            if arguments.contains("--report") { break }
            #expect(workspace.files == before, "\(arguments)")
        }
    }

    @Test("The suite file counts, --config names another, and one with a mistake ends in 2 with its place")
    func suiteFile() throws {
        try workspace.write("{ \"comparison\": {\n  \"precisoin\": 1 } }", to: "reflow.json")
        let test = try workspace.reflow("test")
        #expect(
            test.error == """
                reflow test: reflow.json:2:3: error: unknown key "precisoin" in "comparison"; did you mean "precision"?

                """)
        #expect(test.status == 2)
        try workspace.write("{}", to: "other.json")
        #expect(try workspace.reflow("test", "--config", "other.json").status == 3)
        #expect(try workspace.reflow("test", "--config", "none.json").status == 2)
    }

    @Test("Settings for what is not there are warnings, as text and in JSON, when recording and when comparing")
    func settingWarnings() throws {
        try workspace.write(
            #"{ "comparison": { "masks": ["tilte"] },\n  "layouts": { "aa": {} } }"#.replacing("\\n", with: "\n"),
            to: "reflow.json")
        let lines = """
            reflow.json:2:16: warning: no layout is called "aa"; did you mean "a"?
            reflow.json:1:29: warning: no view of any layout has the id "tilte"; did you mean "title"?

            """
        let recorded = try workspace.reflow("record")
        #expect(recorded.status == 0 && recorded.error == lines, "\(recorded.error)")
        let test = try workspace.reflow("test", "--format", "json")
        #expect(test.status == 0 && test.error == lines, "\(test.error)")
        let report = try #require(try JSONSerialization.jsonObject(with: Data(test.output.utf8)) as? [String: Any])
        let warnings = try #require(report["warnings"] as? [[String: Any]])
        #expect(warnings.map { $0["code"] as? String } == ["unknown-layout", "unknown-id"])
        #expect(warnings.map { $0["file"] as? String } == ["reflow.json", "reflow.json"])
        #expect(warnings.map { $0["line"] as? Int } == [2, 1])
        #expect(warnings.map { $0["id"] as? String } == [nil, "tilte"])
        #expect(warnings.first?["message"] as? String == "no layout is called \"aa\"; did you mean \"a\"?")
        #expect(try workspace.reflow("test", "--filter", "portrait").error == lines)
        #expect(try workspace.reflow("test", "Layouts/a.json").error == "")
    }

    @Test("Views that --mask and --view-tolerance name, and that no layout has, are warnings too")
    func optionWarnings() throws {
        #expect(try workspace.reflow("record").status == 0)
        let test = try workspace.reflow(
            "test", "--mask", "tilte", "--mask", "bar", "--view-tolerance", "clock:precision=1", "--format", "json")
        #expect(test.status == 0)
        #expect(
            test.error == """
                warning: no view of any layout has the id "clock"
                warning: no view of any layout has the id "tilte"; did you mean "title"?

                """)
        #expect(test.output.contains(#""code": "unknown-id""#) && test.output.contains(#""file": null"#))
        #expect(try JSONSchemaCheck(workspace.reflow("schema", "test").output).problems(in: test.output) == [])
    }

    @Test("That obsolete goldens were not looked for is said, with the reason, and not where nobody would expect it")
    func obsoleteUnknown() throws {
        #expect(try workspace.reflow("record").status == 0)
        try workspace.writeStrayGolden("Snapshots/old/old.iphone-8.portrait.png")
        #expect(try workspace.reflow("test").output.contains("; 1 obsolete golden file\n"))
        try workspace.write("{", to: "Layouts/broken.json")
        let notice = "skipped the check for obsolete goldens: 1 layout cannot be shown"
        let test = try workspace.reflow("test")
        #expect(test.status == 2)
        #expect(test.output.contains("; 1 layout not shown; \(notice)\n"), "\(test.output)")
        #expect(try workspace.text("report/index.html").contains(notice))
        let json = try workspace.reflow("test", "--strict", "--format", "json")
        #expect(json.status == 2 && json.output.contains(#""code": "obsolete-unknown""#))
        #expect(try JSONSchemaCheck(workspace.reflow("schema", "test").output).problems(in: json.output) == [])
        for arguments in [["test", "--filter", "portrait"], ["test", "Layouts/broken.json"], ["record"]] {
            let run = try ReflowProcess(arguments, in: workspace.url)
            #expect(run.status == 2 && !run.output.contains("looked for"), "\(arguments) \(run.output)")
        }
        // Shards leave it to merge.
        for index in 1...2 { _ = try workspace.reflow("test", "--shard", "\(index)/2", "--report", "part-\(index)") }
        #expect(try !workspace.text("part-1/results.json").contains("looked for"))
        let merged = try workspace.reflow("merge", "part-1", "part-2", "--report", "merged")
        #expect(merged.status == 2 && merged.output.contains("; \(notice)\n"))
        let part = try workspace.reflow("merge", "part-1", "--report", "merged")
        #expect(part.status == 2 && part.output.contains(" not run"), "\(part.output)")
    }
}
