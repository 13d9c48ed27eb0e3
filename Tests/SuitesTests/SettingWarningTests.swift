import Comparison
import Foundation
import LayoutDocument
import LayoutRules
import Snapshots
import Suites
import Testing

@Suite("Settings of the suite file for what is not there")
struct SettingWarningTests {
    private let folder: SuiteFolder

    init() throws {
        folder = try SuiteFolder()
        for name in ["login", "profile", "part/map"] { try folder.layout("Layouts/\(name).json") }
    }

    /// The warnings of a run about a suite file.
    private func warnings(
        _ text: String, _ change: (inout SuiteRun) throws -> Void = { _ in }
    ) async throws -> [String] {
        var suite = try folder.suite()
        try change(&suite)
        try suite.configure(by: SuiteDocument.parse(Data(text.utf8), file: "reflow.json"), in: folder.url)
        return await suite.run().warnings.map(\.description)
    }

    @Test(
        "A layout or a view that is not there is a warning with its place and the nearest name; what is there is none",
        arguments: [
            (#"{ "layouts": { "login": {}, "map": {} } }"#, []),
            (
                "{ \"layouts\": {\n  \"lgoin\": {} } }",
                ["reflow.json:2:3: warning: no layout is called \"lgoin\"; did you mean \"login\"?"]
            ),
            (
                #"{ "layouts": { "Login": {}, "nothing like it": {} } }"#,
                [
                    "reflow.json:1:16: warning: no layout is called \"Login\"; did you mean \"login\"?",
                    "reflow.json:1:29: warning: no layout is called \"nothing like it\"",
                ]
            ),
            (
                #"{ "layouts": { "part/map": {}, "map.json": {}, "Layouts/part/Map.xib": {}, "...": {}, "/": {} } }"#,
                [
                    "reflow.json:1:16: warning: no layout is called \"part/map\"; did you mean \"map\"?",
                    "reflow.json:1:32: warning: no layout is called \"map.json\"; did you mean \"map\"?",
                    "reflow.json:1:48: warning: no layout is called \"Layouts/part/Map.xib\"; did you mean \"map\"?",
                    "reflow.json:1:76: warning: no layout is called \"...\"",
                    "reflow.json:1:87: warning: no layout is called \"/\"",
                ]
            ),
            (#"{ "comparison": { "masks": ["title"], "views": { "title": {} } } }"#, []),
            (
                #"{ "comparison": { "masks": ["title", "tilte"] } }"#,
                [
                    "reflow.json:1:38: error: no view of any layout has the id \"tilte\"; did you mean \"title\"?"
                ]
            ),
            (
                #"{ "layouts": { "login": { "comparison": { "masks": ["clock"], "views": { "titel": {} } } } } }"#,
                [
                    "reflow.json:1:53: error: no view of \"login\" has the id \"clock\"",
                    "reflow.json:1:74: error: no view of \"login\" has the id \"titel\"; did you mean \"title\"?",
                ]
            ),
        ])
    func table(text: String, expected: [String]) async throws {
        #expect(try await warnings(text) == expected)
    }

    @Test("What is merely not selected is there: by filters, parts, single files, folders and only what failed")
    func selection() async throws {
        try folder.layout("Layouts/other.json", label: ", \"accessibilityIdentifier\": \"clock\"")
        let fine = """
            { "comparison": { "masks": ["clock", "title"] },
              "layouts": { "login": {}, "profile": {}, "map": { "comparison": { "masks": ["title"] } } } }
            """
        #expect(try await warnings(fine) == [])
        #expect(try await warnings(fine) { $0.filter = PictureFilter("^login") } == [])
        for index in 1...4 {
            #expect(try await warnings(fine) { $0.shard = SuiteShard(index: index, of: 4) } == [])
        }
        for path in ["Layouts/part", "Layouts/login.json"] {
            #expect(try await warnings(fine) { $0.layouts = try folder.layouts([path]) } == [])
        }
        let failed = FailedPictures(of: try folder.summary(of: await folder.test()))
        #expect(try await warnings(fine) { $0.rerun = failed } == [])
    }

    @Test("Every part of a suite says the same of what is for all; of what is for one layout only the part that has it")
    func parts() async throws {
        let text =
            #"{ "comparison": { "masks": ["tilte"] }, "layouts": { "map": { "comparison": { "masks": ["x"] } } } }"#
        let whole = try await warnings(text)
        #expect(whole.count == 2)
        let parts = try await (1...3).asyncMap { index in
            try await warnings(text) { $0.shard = SuiteShard(index: index, of: 3) }
        }
        #expect(parts.allSatisfy { $0.first == whole.first })
        #expect(parts.map(\.count).sorted() == [1, 1, 2])
    }

    @Test(
        "Views that the command line names, and that no layout has, are a warning of each part; those that one has none"
    )
    func overrides() async throws {
        func warnings(_ change: (inout SuiteRun) throws -> Void = { _ in }) async throws -> [String] {
            var suite = try folder.suite()
            suite.overrides.comparison.masks = ["title", "tilte"]
            suite.overrides.comparison.views = [
                "Title": ToleranceSettings(maxDiffPixels: 1), "clock": ToleranceSettings(),
            ]
            try change(&suite)
            let result = await suite.run()
            #expect(result.warnings == [])
            return result.overrideWarnings.map(\.text)
        }
        let expected = [
            "warning: no view of any layout has the id \"Title\"; did you mean \"title\"?",
            "warning: no view of any layout has the id \"tilte\"; did you mean \"title\"?",
        ]
        let clock = "warning: no view of any layout has the id \"clock\""
        #expect(try await warnings() == [expected[0], clock, expected[1]])
        // Single files are checked as well: the settings of a run apply to its layouts.
        let one = try await warnings { $0.layouts = try folder.layouts(["Layouts/login.json"]) }
        #expect(one == [expected[0], clock, expected[1]])
        try folder.layout("Layouts/part/map.json", label: ", \"accessibilityIdentifier\": \"clock\"")
        #expect(try await warnings() == expected)
        for index in 1...3 { #expect(try await warnings { $0.shard = SuiteShard(index: index, of: 3) } == expected) }
        try folder.write("{", to: "Layouts/part/map.json")
        #expect(try await warnings() == [])
    }

    @Test("A layout whose masks are an empty list has none, whatever the suite masks")
    func noMasks() async throws {
        try await folder.record()
        for name in ["login", "profile"] { try folder.layout("Layouts/\(name).json", text: "other") }
        var suite = try folder.suite()
        let text = """
            { "comparison": { "masks": ["title"] }, "layouts": { "login": { "comparison": { "masks": [] } } } }
            """
        try suite.configure(by: SuiteDocument.parse(Data(text.utf8), file: "reflow.json"), in: folder.url)
        let result = await suite.run()
        #expect(result.statuses["login.iphone-8.portrait"] == .changed)
        #expect(result.statuses["profile.iphone-8.portrait"] == .passed)
        #expect(result.warnings == [])
    }

    @Test("Nothing is said of views where a layout cannot be read: they may be in it")
    func broken() async throws {
        try folder.write("{", to: "Layouts/broken.json")
        #expect(try await warnings(#"{ "comparison": { "masks": ["tilte"] } }"#) == [])
        let one = #"{ "layouts": { "broken": { "comparison": { "masks": ["x"] } } } }"#
        #expect(try await warnings(one) == [])
    }
}

extension Sequence {
    fileprivate func asyncMap<Result>(_ transform: (Element) async throws -> Result) async rethrows -> [Result] {
        var results: [Result] = []
        for element in self { results.append(try await transform(element)) }
        return results
    }
}
