import Foundation
import LayoutDocument
import Testing

@testable import Suites

@Suite("Lint: a baseline that cannot be used")
struct LintBaselineTests {
    private let folder: SuiteFolder

    init() throws { folder = try SuiteFolder() }

    private static let report = """
        {
          "layouts": ["a.json"],
          "issues": [
            {
              "file": "a.json",
              "line": 3,
              "device": "iPhone 8",
              "orientation": "portrait",
              "appearance": "light",
              "contentSize": "large",
              "layoutDirection": "leftToRight",
              "view": "buy",
              "kind": "small-target",
              "severity": "error",
              "message": "is small"
            }
          ],
          "warnings": []
        }
        """

    /// The error message for a file with these bytes; empty if it is valid.
    private func complaint(_ data: Data) throws -> String {
        try folder.write(data, to: "known.json")
        let path = folder.url.appending(path: "known.json").path
        do throws(LintBaselineError) {
            _ = try LintBaseline.read(path)
            return ""
        } catch {
            let start = "cannot read the baseline \(path): it is not the output of \"reflow lint --format json\" ("
            let end = "); write it with \"reflow lint --format json > \(path)\""
            #expect(error.description.hasPrefix(start) && error.description.hasSuffix(end), "\(error)")
            return String(error.description.dropFirst(start.count).dropLast(end.count))
        }
    }

    @Test("What lint wrote can be used, and so can a report that is larger than a layout may be")
    func valid() throws {
        #expect(try complaint(Data(Self.report.utf8)) == "")
        #expect(try complaint(Data(Self.report.utf8) + Data(repeating: 0x20, count: 9 << 20)) == "")
    }

    @Test(
        "The message has file, line, column, and the nearest key of one that is misspelt",
        arguments: [
            // These files have misspelt keys.
            ("\"issues\"", "\"isues\"", "line 3, column 3: unknown key \"isues\"; did you mean \"issues\"?"),
            ("\"layouts\"", "\"layout\"", "line 2, column 3: unknown key \"layout\"; did you mean \"layouts\"?"),
            ("\"kind\"", "\"knid\"", "line 13, column 7: unknown key \"knid\"; did you mean \"kind\"?"),
            ("\"line\"", "\"lnie\"", "line 6, column 7: unknown key \"lnie\"; did you mean \"line\"?"),
            (
                "\"message\"", "\"knwon\": true, \"message\"",
                "line 15, column 7: unknown key \"knwon\"; did you mean \"known\"?"
            ),
            // These files have missing values.
            ("\"view\": \"buy\",", "", "line 4, column 5: issues[0].view is missing"),
            ("\"buy\"", "null", "line 4, column 5: issues[0].view is missing"),
            // These files have wrong types and values.
            ("[\"a.json\"]", "\"a.json\"", "line 2, column 14: layouts must be a list, not \"a.json\""),
            ("\"line\": 3", "\"line\": \"3\"", "line 6, column 15: issues[0].line must be a whole number, not \"3\""),
            ("\"buy\"", "true", "line 12, column 15: issues[0].view must be a string, not true"),
            (
                "\"light\"", "\"grey\"",
                "line 9, column 21: issues[0].appearance must be \"light\" or \"dark\", not \"grey\""
            ),
            (
                "\"error\"", "\"fatal\"",
                "line 14, column 19: issues[0].severity must be \"error\", \"warning\" or \"off\", not \"fatal\""
            ),
            // These files have duplicate keys.
            (
                "\"device\": \"iPhone 8\",", "\"device\": \"iPhone 8\", \"device\": \"iPhone 15\",",
                "line 7, column 29: duplicate key \"device\"; the first is at 7:7"
            ),
            // These lists are nested too deeply; the outermost object counts.
            (
                "\"warnings\": []", "\"warnings\": " + String(repeating: "[", count: 300),
                "line 18, column 214: lists and objects are nested more than 200 deep"
            ),
        ])
    func mistakes(old: String, new: String, expected: String) throws {
        #expect(Self.report.contains(old))
        #expect(try complaint(Data(Self.report.replacingOccurrences(of: old, with: new).utf8)) == expected)
    }

    @Test("So has that of a file that is no such text at all")
    func otherFiles() throws {
        #expect(try complaint(Data()) == "line 1, column 1: the file is empty")
        #expect(try complaint(Data("[]".utf8)) == "line 1, column 1: the file must be an object, not an empty list")
        var bytes = Data(Self.report.utf8)
        let place = try #require(bytes.firstRange(of: Data("buy".utf8))).lowerBound
        bytes[place] = 0xFF
        #expect(try complaint(bytes) == "line 12, column 16: invalid UTF-8: byte 0xFF")
        #expect(
            try complaint(Data([0xFF, 0xFE]) + bytes) == "line 1, column 1: the file is UTF-16; it must be UTF-8")
    }
}
