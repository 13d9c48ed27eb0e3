import Foundation
import TestSupport
import Testing

@Suite("reflow merge and reflow test --shard")
struct MergeProcessTests {
    private let workspace: Workspace
    private static let count = 24

    init() throws {
        workspace = try Workspace()
        try workspace.writeSmallDevice()
        for number in 0..<Self.count { try layout(number) }
        try #require(try ReflowProcess(["record"] + Workspace.smallDevice, in: workspace.url).status == 0)
        // The changes are of every kind.
        try layout(3, text: "Other")
        try layout(5, text: "Hello", supported: "portrait")
        try workspace.remove("Snapshots/screen 7/screen 7.small.portrait.png")
        try layout(9, text: "Hello", x: 400)
        try workspace.writeStrayGolden("Snapshots/gone/gone.small.portrait.png")
    }

    private func layout(_ number: Int, text: String? = nil, x: Int = 16, supported: String? = nil) throws {
        try workspace.layout(
            "Layouts/screen \(number).json", text: text ?? "Screen \(number)", x: x, supported: supported,
            device: "small")
    }

    private func test(_ arguments: String..., environment: [String: String] = [:]) throws -> ReflowProcess {
        try ReflowProcess(
            ["test"] + Workspace.smallDevice + arguments, in: workspace.url, environment: environment)
    }

    @Test("Four shards merge into the report of one run, byte for byte but for durations, with its exit status")
    func merge() throws {
        let whole = try test("--report", "whole")
        #expect(whole.status == 1)
        let shards = try (1...4).map { index in
            try test("--shard", "\(index)/4", "--report", "shard-\(index)")
        }
        #expect(shards.contains { $0.status != 0 } && shards.allSatisfy { !$0.error.contains("obsolete") })
        // Reports can be named in any order, by folder or by file.
        let merged = try workspace.reflow(
            "merge", "shard-3", "shard-1/results.json", "shard-4/", "shard-2", "--report", "merged")
        #expect(merged.status == 1)
        #expect(merged.output == whole.output)
        #expect(merged.error == whole.error.replacing("whole/", with: "merged/"))
        #expect(try workspace.report("merged") == workspace.report("whole"))
        // A single report can be merged, too.
        #expect(try workspace.reflow("merge", "whole", "--report", "again").status == 1)
        #expect(try workspace.report("again") == workspace.report("whole"))
        // A merged report can be accepted like the one of a single machine.
        #expect(try workspace.reflow("accept", "--all", "--report", "merged").status == 0)
        #expect(try test("--strict").status == 4)
    }

    @Test("Build servers read the same of merged shards as of one run, durations aside, and the page holds as much")
    func servers() throws {
        // One layout cannot be shown because of line 2.
        try workspace.write("{\n  \"rot\": 1 }", to: "Layouts/screen 11.json")
        try workspace.write(
            #"{ "layouts": { "scren 4": {}, "screen 2": { "comparison": { "masks": ["titel"] } } } }"#,
            to: "reflow.json")
        let run = { (folder: String, arguments: [String]) in
            try workspace.write("before\n", to: "\(folder).summary.md")
            return try ReflowProcess(
                arguments + [
                    "--report", folder, "--junit", "\(folder).xml", "--markdown", "\(folder).md", "--github",
                    "--embed", "all",
                ], in: workspace.url,
                environment: [
                    "GITHUB_STEP_SUMMARY": workspace.url.appending(path: "\(folder).summary.md").path
                ])
        }
        let whole = try run("whole", ["test"] + Workspace.smallDevice)
        let shards = (1...4).map { "shard-\($0)" }
        for (index, shard) in shards.enumerated() {
            _ = try test("--shard", "\(index + 1)/4", "--report", shard)
        }
        let merged = try run("merged", ["merge"] + shards)
        #expect(merged.status == whole.status && whole.status == 2)
        // Reports do not store the columns of warnings.
        #expect(
            merged.error.replacing("merged/", with: "whole/")
                == whole.error.replacing(/(?<place>reflow.json:1):\d+/) { $0.place })
        #expect(whole.error.contains("::error file=Layouts/screen 11.json,line="))
        #expect(
            whole.error.hasPrefix(
                """
                reflow.json:1:16: warning: no layout is called "scren 4"; did you mean "screen 4"?
                reflow.json:1:71: error: no view of "screen 2" has the id "titel"; did you mean "title"?

                """))
        #expect(try workspace.report("merged") == workspace.report("whole"))
        let page = try workspace.text("merged/index.html")
        #expect(page.contains("data:image/png;base64,") && !page.contains("Snapshots/screen"))
        for kind in ["xml", "md", "summary.md"] {
            let texts = try ["whole", "merged"].map { folder in
                try workspace.text("\(folder).\(kind)").replacing(#/ time="[0-9.]+"/#, with: "")
                    .replacing("--report \(folder) ", with: "")
            }
            #expect(texts[0] == texts[1] && texts[0].contains("screen 9"), "\(texts[1])")
        }
        // The XML goes where Bazel expects it, without an option.
        let results = workspace.url.appending(path: "bazel.xml").path
        _ = try ReflowProcess(["merge"] + shards, in: workspace.url, environment: ["XML_OUTPUT_FILE": results])
        #expect(try workspace.data("bazel.xml") == workspace.data("merged.xml"))
    }

    @Test("A shard that left no report is named with its layouts; the status is 2, and so it is for half a report")
    func missing() throws {
        for index in 1...3 {
            _ = try test("--shard", "\(index)/3", "--report", "shard-\(index)")
        }
        let shards = ["shard-1", "shard-2", "shard-3"]
        let picture = try #require(workspace.files.first { $0.hasSuffix(".actual.png") })
        try workspace.remove(picture)
        let incomplete = try ReflowProcess(["merge", "--report", "merged"] + shards, in: workspace.url)
        #expect(incomplete.status == 2)
        let (shard, path) = (picture.prefix(7), picture.dropFirst(8))
        #expect(incomplete.error.contains("\(shard) has no file \(path)\n"), "\(incomplete.error)")

        try workspace.remove("shard-2/results.json")
        let merged = try ReflowProcess(
            ["merge", "--report", "merged", "--junit", "junit.xml", "--markdown", "comment.md"] + shards,
            in: workspace.url)
        #expect(merged.status == 2)
        #expect(try workspace.text("junit.xml").matches(of: /type="not-run"/).count == 8)
        #expect(try workspace.text("comment.md").matches(of: /: it was not run\n/).count == 8)
        #expect(
            merged.error.contains(
                "cannot read shard-2/results.json: there is no report yet; \"reflow test\" writes one\n"))
        #expect(merged.error.contains("shard 2/3 left no report\n"))
        #expect(merged.output.split(separator: "\n").count { $0.hasPrefix("not run: Layouts/screen ") } == 8)
        #expect(
            merged.error.contains(
                "; 8 layouts not run; skipped the check for obsolete goldens: 8 layouts were not run\n"))
        #expect(!merged.output.contains("obsolete"))
    }

    @Test("A shard that left no report fails the merge, also where the others ran every layout")
    func missingWithoutLayouts() throws {
        try workspace.write(try workspace.text("Layouts/screen 1.json"), to: "Alone/one.json")
        let arguments = ["Alone", "--snapshots", "Goldens"] + Workspace.smallDevice
        #expect(try ReflowProcess(["record"] + arguments, in: workspace.url).status == 0)
        for index in 1...2 {
            let shard = ["test", "--shard", "\(index)/2", "--report", "part-\(index)"] + arguments
            #expect(try ReflowProcess(shard, in: workspace.url).status == 0)
        }
        let merge = ["merge", "--snapshots", "Goldens", "--report", "merged", "part-1", "part-2"]
        #expect(try ReflowProcess(merge, in: workspace.url).status == 0)
        let owner = try #require(
            try (1...2).first { try workspace.text("part-\($0)/results.json").contains("one.small") })
        let merged = try ReflowProcess(Array(merge.dropLast(2)) + ["part-\(owner)"], in: workspace.url)
        #expect(merged.status == 2)
        #expect(merged.error.contains("shard \(3 - owner)/2 left no report\n"), "\(merged.error)")
    }

    @Test("A filter that picks nothing of any shard ends in 2, as in a single run")
    func emptyFilter() throws {
        let shards = (1...2).map { "none-\($0)" }
        for (index, shard) in shards.enumerated() {
            let run = try test("--filter", "^zz", "--shard", "\(index + 1)/2", "--report", shard)
            #expect(run.status == 0)
        }
        let merged = try ReflowProcess(["merge"] + shards, in: workspace.url)
        #expect(merged.status == 2)
        #expect(
            merged.error
                == "reflow merge: no picture has a name that matches \"^zz\"; a name looks like login.iphone-15.portrait\n"
        )
        let whole = try test("--filter", "^zz")
        #expect(whole.status == 2 && whole.error == merged.error.replacing("merge", with: "test"))
    }

    @Test("Reports that are not the parts of one suite are not joined")
    func refused() throws {
        for (folder, arguments) in [
            ("full", []), ("one", ["--shard", "1/2"]), ("filtered", ["--filter", "portrait"]),
            ("third", ["--shard", "1/3"]), ("some", ["Layouts/screen 1.json"]), ("failed", []),
            ("failed", ["--only-failed"]),
        ] {
            _ = try ReflowProcess(
                ["test", "--report", folder] + Workspace.smallDevice + arguments, in: workspace.url)
        }
        for (reports, message) in [
            (["one", "one"], "\"one\" is given twice; give each report once"),
            (["one", "third"], "have different numbers of shards"),
            (["full", "filtered"], "have different filters"), (["full", "some"], "belong to different suites"),
            (["failed"], "comes from a run with --only-failed"), (["nowhere"], "there is no report to merge"),
        ] {
            let process = try ReflowProcess(["merge", "--report", "merged"] + reports, in: workspace.url)
            #expect(process.status == 2, "\(reports)")
            #expect(process.error.contains(message), "\(process.error)")
        }
        #expect(!workspace.files.contains { $0.hasPrefix("merged/") })
    }

    @Test("--shard auto does the part that the build system wants; Bazel's status file and folder of outputs are used")
    func automatic() throws {
        var reports: [String] = []
        for index in 0..<3 {
            let status = workspace.url.appending(path: "status-\(index)").path
            let folder = workspace.url.appending(path: "outputs-\(index)").path
            let shard = try test(
                "--shard", "auto",
                environment: [
                    "TEST_SHARD_INDEX": "\(index)", "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_STATUS_FILE": status,
                    "TEST_UNDECLARED_OUTPUTS_DIR": folder,
                    "XML_OUTPUT_FILE": workspace.url.appending(path: "test-\(index).xml").path,
                ])
            #expect(try workspace.text("test-\(index).xml").contains("<testsuites"))
            #expect(FileManager.default.fileExists(atPath: status))
            #expect(shard.error.contains("report: \(folder)/report/index.html\n"), "\(shard.error)")
            reports.append("\(folder)/report")
        }
        _ = try test("--report", "whole")
        #expect(try ReflowProcess(["merge", "--report", "merged"] + reports, in: workspace.url).status == 1)
        #expect(try workspace.report("merged") == workspace.report("whole"))

        let all = try test("--shard", "auto")
        #expect(all.error.hasPrefix("no shard is requested in the environment; the whole suite is run\n"))
        let refused = try test("--shard", "auto", environment: ["JOB_COMPLETION_INDEX": "1"])
        #expect(refused.status == 2 && refused.error.contains("REFLOW_SHARD_TOTAL is not set"))
    }
}
