import Basics
import Foundation
import LayoutLoading
import Testing

@testable import LayoutDocument

@Suite("Diagnostics")
struct DiagnosticTests {
    @Test("a diagnostic prints as compilers print theirs")
    func printing() {
        let place = SourcePosition(line: 12, column: 7, offset: 300)
        let full = Diagnostic(
            .error, .unknownKey, "unknown key \"txet\" in UILabel", file: "Layouts/profile.json", at: place,
            advice: "did you mean \"text\"?", id: "title")
        #expect(
            full.description
                == "Layouts/profile.json:12:7: error: unknown key \"txet\" in UILabel; did you mean \"text\"?")
        #expect(full.line == 12)
        #expect(full.column == 7)
        #expect(full.code.rawValue == "unknown-key")
        let bare = Diagnostic(.warning, .noFrame, "something", file: "a.json")
        #expect(bare.description == "a.json: warning: something")
    }

    @Test("they come in the order of the file, and errors push warnings out of a full log")
    func log() {
        var log = DiagnosticLog(file: "a", limit: 3)
        for (offset, severity) in [(5, Diagnostic.Severity.warning), (9, .error), (1, .warning), (7, .error)] {
            log.add(
                Diagnostic(
                    severity, .syntax, "\(offset)", file: "a",
                    at: SourcePosition(line: 1, column: offset + 1, offset: offset)))
        }
        #expect(log.diagnostics.map(\.message) == ["5", "7", "9", "one more message is not shown"])
        #expect(log.hasErrors)
    }

    @Test("a diagnostic inside a view names its id")
    func ids() {
        let text = rootView(
            "UIView",
            "\"id\": \"page\", \"tga\": 1, \"subviews\": [{\"class\": \"UILabel\", \"id\": \"name\", \"txet\": 1}, 3]")
        #expect(parse(text).errors.map(\.id) == ["page", "name", "page"])
    }

    @Test("a syntax error is the one diagnostic of its file")
    func diagnostic() {
        let result = LayoutDocument.parse(
            Data("{\n  \"root\": }".utf8), file: "Layouts/a.json", options: ParseOptions())
        #expect(result.document == nil)
        #expect(result.diagnostics.map(\.description) == ["Layouts/a.json:2:11: error: expected a value, found \"}\""])
        #expect(result.diagnostics.map(\.code) == [.syntax])
    }
}
