import Foundation
import JSON
import KitSchema
import LayoutRules
import TestSupport
import Testing

@testable import LayoutDocument

@Suite("The published schema of suite files")
struct SuiteSchemaTests {
    @Test("suite.schema.json is what the code prints (`reflow schema suite > suite.schema.json` writes it)")
    func file() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let published = try String(contentsOf: root.appending(path: "suite.schema.json"), encoding: .utf8)
        #expect(published == SuiteSchema.text)
    }

    @Test("Decoder and schema take and refuse the same files")
    func agreement() throws {
        let checker = JSONSchemaChecker(schema: try JSONReader.parse(Data(SuiteSchema.text.utf8)).root)
        let values = [
            "null", "true", "0", "1", "0.5", "-1", "7", "1e9", "\"\"", "\"x\"", "[]", "[\"x\"]", "[\"\"]", "[1, 2]",
            "{}", "{\"x\": {}}", "{\"x\": 1}", "{\"precision\": 0.5}", "{\"x\": {\"precision\": 0.5}}",
            "{\"x\": {\"precision\": 2}}", "{\"x\": {\"comparison\": {}}}",
        ]
        var files = ["[]", "{}"]
        for value in values {
            for key in ObjectSchema.suite.keys.map(\.name) + ["unknown"] { files.append("{\"\(key)\": \(value)}") }
            for key in ObjectSchema.suiteLayout.keys.map(\.name) + ["unknown"] {
                files.append("{\"layouts\": {\"x\": {\"\(key)\": \(value)}}}")
            }
            for key in ObjectSchema.comparison.keys.map(\.name) + ["unknown"] {
                files.append("{\"comparison\": {\"\(key)\": \(value)}}")
            }
            for key in ObjectSchema.tolerance.keys.map(\.name) + ["unknown"] {
                files.append("{\"comparison\": {\"views\": {\"x\": {\"\(key)\": \(value)}}}}")
            }
        }
        for kind in IssueKind.allCases {
            for name in [kind.rawValue, kind.warningCode, kind.rawValue + "s"] {
                for value in ["\"off\"", "\"of\""] {
                    files.append("{\"lint\": {\"severity\": {\"\(name)\": \(value)}}}")
                }
            }
        }
        var taken = 0
        for text in files {
            let diagnostics = mistakes(text)
            let valid = try checker.accepts(try JSONReader.parse(Data(text.utf8)).root)
            #expect(diagnostics.isEmpty == valid, "\(text)\n\(diagnostics)")
            taken += valid ? 1 : 0
        }
        #expect(taken > 10)
        #expect(files.count - taken > 100)
    }

    private func mistakes(_ text: String) -> [Diagnostic] {
        do throws(InvalidFile) {
            _ = try SuiteDocument.parse(Data(text.utf8), file: "reflow.json")
            return []
        } catch {
            return error.diagnostics
        }
    }
}
