import Foundation
import LayoutDocument
import Testing

@Suite("The suite file")
struct SuiteDocumentTests {
    private func parse(_ text: String) throws(SuiteDocumentError) -> SuiteDocument {
        try SuiteDocument.parse(Data(text.utf8), file: "reflow.json")
    }

    /// Diagnostics as they print, without the file.
    private func mistakes(_ text: String) -> [String] {
        do throws(SuiteDocumentError) {
            _ = try parse(text)
            return []
        } catch {
            return error.diagnostics.map { String($0.description.dropFirst("reflow.json:".count)) }
        }
    }

    @Test("What a layout says takes the place of what the suite says, key by key")
    func layering() throws {
        let document = try parse(
            """
            // Comments and trailing commas, as in layout files.
            {
              "$schema": "suite.schema.json",
              "comparison": { "precision": 0.99, "perceptualPrecision": 0.98 },
              "layouts": {
                "login": { "comparison": { "precision": 1 } },
                "über uns": {},
              },
            }
            """)
        let suite = ComparisonSettings(precision: 0.99, perceptualPrecision: 0.98)
        #expect(document.settings.comparison == suite)
        #expect(document.settings(for: "profile").comparison == suite)
        #expect(document.settings(for: "über uns").comparison == suite)
        #expect(
            document.settings(for: "login").comparison == ComparisonSettings(precision: 1, perceptualPrecision: 0.98))
        #expect(document.layouts.map(\.name.value) == ["login", "über uns"])
        #expect(document.layouts.map(\.name.position.line) == [6, 7])
    }

    @Test("An empty suite file says nothing")
    func empty() throws {
        #expect(try parse("{}") == SuiteDocument(file: "reflow.json"))
    }

    @Test(
        "Every mistake is told with line, column, and the nearest known key",
        arguments: [
            ("", ["1:1: error: the file is empty"]),
            ("[]", ["1:1: error: a suite file must be an object, not an empty list"]),
            (
                "{\"comparisn\": {}}",
                ["1:2: error: unknown key \"comparisn\" in the suite file; did you mean \"comparison\"?"]
            ),
            ("{\"root\": {}}", ["1:2: error: unknown key \"root\" in the suite file"]),
            (
                "{\"comparison\": {\n  \"precison\": 1}}",
                ["2:3: error: unknown key \"precison\" in \"comparison\"; did you mean \"precision\"?"]
            ),
            ("{\"comparison\": 1}", ["1:16: error: \"comparison\" must be an object, not 1"]),
            (
                "{\"comparison\": {\"precision\": \"0.9\", \"perceptualPrecision\": 1.5}}",
                [
                    "1:30: error: \"precision\" must be a number, not \"0.9\"",
                    "1:60: error: \"perceptualPrecision\" must be from 0 to 1, not 1.5",
                ]
            ),
            ("{\"layouts\": []}", ["1:13: error: \"layouts\" must be an object of objects by name, not an empty list"]),
            ("{\"layouts\": {\"a\": 1}}", ["1:19: error: \"a\" must be an object, not 1"]),
            (
                "{\"layouts\": {\"a\": {\"layouts\": {}}}}",
                ["1:20: error: unknown key \"layouts\" in \"a\""]
            ),
            ("{\"layouts\": {\"\": {}}}", ["1:14: error: a name in \"layouts\" must not be empty"]),
            (
                "{\"layouts\": {\"a\": {},\n \"a\": {}}}",
                ["2:2: error: duplicate key \"a\"; the first is at 1:14"]
            ),
        ])
    func mistakes(text: String, expected: [String]) {
        #expect(mistakes(text) == expected)
    }
}
