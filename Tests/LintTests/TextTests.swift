import Foundation
import ReflowKit
import Testing

@Suite("Lint: text that is cut")
@MainActor
struct TextTests {
    @Test("A line, several lines, and the titles of buttons, segments and fields, with how much is cut")
    func truncated() throws {
        let stage = LintStage {
            let lines = label("lines", "One line and another line and a third line and more", 20, 150, 120, 42)
            lines.numberOfLines = 2
            let segments = UISegmentedControl(items: ["A", "A very long title indeed"])
            segments.frame = CGRect(x: 20, y: 300, width: 160, height: 32)
            let field = UITextField(frame: CGRect(x: 20, y: 350, width: 100, height: 44))
            field.text = "somebody@somewhere.example"
            return [
                label("line", "Reservations", 20, 100, 60, 22), lines,
                button("action", "Continue without an account", 20, 220, 120, 44), segments.named("segments"),
                field.named("field"), label("fits", "fits", 20, 420, 100, 22),
            ]
        }
        let issues = stage.issues()
        func issue(_ start: String) throws -> String { try #require(issues.first { $0.hasPrefix(start) }, "\(start)") }
        let line = try issue("line is truncated: its text needs ")
        // At least one letter is shown, and at least one is not.
        let hidden = try #require(Int(line.split(separator: "; ")[1].prefix { $0.isNumber }))
        #expect((1...11).contains(hidden))
        #expect(line.contains(" pt, but the view has 60 × 22; "))
        #expect(try issue("lines is truncated: its text needs ").hasSuffix(" characters are not shown"))
        #expect(try issue("action truncates \"Continue without an acco\", which needs ").hasSuffix("are not shown"))
        #expect(try issue("segments truncates \"A very long title indeed\"").hasSuffix("are not shown"))
        #expect(try issue("field truncates \"somebody@somewhere.examp\"").hasSuffix("are not shown"))
        #expect(issues.count == 5)
    }

    @Test("What is set smaller to fit is not cut; what is too high for its label is")
    func fitting() {
        let stage = LintStage {
            let small = label("small", "Reservations", 20, 100, 80, 22)
            small.adjustsFontSizeToFitWidth = true
            small.minimumScaleFactor = 0.5
            let low = label("low", "long", 20, 150, 100, 12)
            return [small, low]
        }
        let issues = stage.issues()
        #expect(issues.count == 1)
        // Two lines of 17 points take 20.33 points each at 3 pixels a point.
        #expect(issues.first?.hasPrefix("low is truncated: its text needs ") == true)
        #expect(issues.first?.hasSuffix("but the view has 100 × 12") == true)
    }
}
