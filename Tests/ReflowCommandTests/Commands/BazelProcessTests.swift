import Foundation
import FoundationXML
import TestSupport
import Testing

@Suite("A suite as a test of Bazel, with the scripts of the article")
struct BazelProcessTests {
    private let bazel: BazelWorkspace
    private var workspace: Workspace { bazel.workspace }

    init() throws {
        bazel = try BazelWorkspace()
        try workspace.write(#"{ "comparison": { "maxDiffPixels": 2 } }"#, to: "app/reflow.json")
        for number in 0..<6 { try workspace.layout("app/Layouts/screen-\(number).json", text: "Screen \(number)") }
        for number in 8..<10 { try workspace.layout("app/Layouts/more/screen-\(number).json", text: "\(number)") }
        try bazel.pictured("pictured")
        let recorded = try bazel.record()
        try #require(recorded.status == 0, "\(recorded.error)")
        try #require(try workspace.data("app/Snapshots/pictured/pictured.iphone-8.portrait.png").count > 0)
    }

    @Test("Shards read through links, write what Bazel collects and nothing else, and their reports are one")
    func shards() throws {
        try workspace.layout("app/Layouts/screen-3.json", text: "Screen 3", x: 40)
        try workspace.remove("app/Snapshots/screen-9/screen-9.iphone-8.portrait.png")
        var cases: [String] = []
        var statuses: [Int32] = []
        for index in 0..<4 {
            let shard = try bazel.test(shard: (index, 4))
            statuses.append(shard.process.status)
            #expect([0, 1, 3].contains(shard.process.status), "\(shard.process.error)")
            #expect(shard.leavesRunfiles && shard.leavesTemporaryFolder)
            #expect(FileManager.default.fileExists(atPath: shard.logs.appending(path: "test.shard").path))
            let xml = try XMLDocument(data: Data(contentsOf: shard.logs.appending(path: "test.xml")))
            cases += try xml.nodes(forXPath: "//testcase").compactMap {
                ($0 as? XMLElement)?.attribute(forName: "name")?.stringValue
            }
        }
        #expect(statuses.contains(1) && statuses.contains(0))
        // Each of the 9 layouts has two pictures, each in one shard.
        #expect(cases.count == 18 && Set(cases).count == 18)

        let parts = (1...4).map { "bazel-testlogs/app/layouts_test/shard_\($0)_of_4/test.outputs/report" }
        let options = ["--snapshots", "app/Snapshots"]
        let merged = try ReflowProcess(["merge"] + parts + ["--report", "merged"] + options, in: workspace.url)
        let whole = try ReflowProcess(["test", "app/Layouts", "--report", "whole"] + options, in: workspace.url)
        #expect(merged.status == whole.status && whole.status == 1, "\(merged.error)")
        #expect(merged.error.replacing("merged/", with: "whole/") == whole.error)
        #expect(try workspace.report("merged") == workspace.report("whole"))
        let accepted = try ReflowProcess(["accept", "--all", "--report", "merged"] + options, in: workspace.url)
        #expect(accepted.status == 0, "\(accepted.error)")
        #expect(try ReflowProcess(["test", "app/Layouts"] + options, in: workspace.url).status == 0)
    }

    @Test("--test_filter takes pictures by name; that it fits none of them is said and is no failure")
    func filter() throws {
        let some = try bazel.test(filter: "^screen-[18]")
        #expect(some.process.status == 0)
        #expect(some.process.error.contains("\n4 pictures: 4 passed\n"), "\(some.process.error)")
        let none = try bazel.test(filter: "PlayerTests")
        #expect(none.process.status == 0)
        #expect(none.process.error.contains("no picture has a name that matches \"PlayerTests\"; "))
        let wrong = try bazel.test(filter: "*Player*")
        #expect(wrong.process.status == 2)
        #expect(wrong.process.error.contains("\"TESTBRIDGE_TEST_ONLY\" takes a regular expression, not \"*Player*\""))
        // An explicit --filter takes precedence over the variable.
        let both = try workspace.reflow(
            "test", "app/Layouts", "--snapshots", "app/Snapshots", "--filter", "^screen-2",
            environment: ["TESTBRIDGE_TEST_ONLY": "^screen-1"])
        #expect(both.error.hasPrefix("2 pictures: 2 passed\n"), "\(both.output)")
    }

    @Test("bazel run records into the workspace, with the options that are given to it")
    func record() throws {
        try workspace.layout("app/Layouts/screen-3.json", text: "Screen 3", x: 40)
        try workspace.layout("app/Layouts/screen-4.json", text: "Screen 4", x: 40)
        let golden = "app/Snapshots/screen-3/screen-3.iphone-8.portrait.png"
        let (before, other) = (try workspace.data(golden), try workspace.data(golden.replacing("3", with: "4")))
        let run = try bazel.record("--filter", "^screen-3")
        #expect(run.status == 0, "\(run.error)")
        #expect(try workspace.data(golden) != before)
        #expect(try workspace.data(golden.replacing("3", with: "4")) == other)
    }
}
