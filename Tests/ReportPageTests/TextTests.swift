import Foundation
import Snapshots
import Suites
import Testing

extension ReportPageTests {
    @Suite("Texts of Swift tests")
    struct TextTests {
        private let folder: ReportFolder
        private let page: URL
        private let browser: Browser

        init() throws {
            browser = try Browser.current
            folder = try ReportFolder()
            page = try folder.page(
                [
                    try Self.text(
                        folder, "changed.txt", .changed, "<UIView>\n  <UILabel>\n\(SampleReport.markup)\n", "<UIView>\n"
                    ),
                    try Self.text(folder, "missing.json", .missing, nil, "{\n  \"a\" : 1\n}"),
                    try Self.text(folder, "passed.txt", .passed, "one line", nil),
                    try Self.text(folder, "empty.txt", .passed, "", nil),
                    try Self.text(folder, "refused.txt", .refused, nil, nil),
                ], unasked: ["Tests/<b>gone.txt"])
        }

        /// A text of the test `card` in a file.
        private static func text(
            _ folder: ReportFolder, _ name: String, _ status: SnapshotStatus, _ reference: String?, _ actual: String?
        ) throws -> ReportEntry {
            var entry = ReportEntry(
                .text, name: "CardTests.card.\(name)", path: "Tests/AppTests/__Snapshots__/CardTests/card.\(name)",
                file: "Tests/AppTests/CardTests.swift", layout: "CardTests", device: "text", status: status)
            if let reference { try folder.golden(Data(reference.utf8), of: entry, as: .text) }
            if let actual { try folder.artifact(.text, Data(actual.utf8), of: &entry) }
            entry.isAcceptable = actual != nil
            entry.message = "why \(name) is \(status.rawValue)"
            return entry
        }

        private func lines() async throws -> [String] {
            try await browser.evaluate(
                "return [...document.querySelectorAll('#stage li')].map((line) => `${line.className}|${line.textContent}`)",
                as: [String].self)
        }

        @Test("A text is shown line against line, with what came and what went; markup in it stays text")
        func differences() async throws {
            try await browser.openReport(page, at: "CardTests.card.changed.txt")
            #expect(
                try await lines() == [
                    "| <UIView>", "removed|-  <UILabel>", "removed|-\(SampleReport.markup)",
                ])
            #expect(
                try await browser.text("document.querySelector('#detail-name').textContent")
                    == "CardTests: card.changed.txt")
            #expect(
                try await browser.text("document.querySelector('[aria-selected=true]').firstChild.textContent")
                    == "Text")
            // The reason in the message is already visible in the lines.
            #expect(try await !browser.text("document.querySelector('#facts').innerText").contains("why"))
            try await browser.keepScreenshot("text-changed")
            try await browser.openReport(page, at: "CardTests.card.missing.json")
            #expect(try await browser.text("document.querySelector('#facts').innerText").contains("why missing.json"))
            #expect(try await lines() == ["added|+{", "added|+  \"a\" : 1", "added|+}"])
            try await browser.openReport(page, at: "CardTests.card.passed.txt")
            #expect(try await lines() == ["| one line"])
            #expect(try await browser.consoleMessages() == [])
        }

        @Test("Goldens that nobody asked for are listed behind everything, with these words")
        func unasked() async throws {
            try await browser.openReport(page)
            #expect(
                try await browser.text("document.querySelector('#overview > :last-child').innerText")
                    == "1 file among the goldens that no assertion of this run asked for\nTests/<b>gone.txt")
        }

        @Test("Where there are no lines, the page says why")
        func nothing() async throws {
            for (name, text) in [("empty", "The text is empty."), ("refused", "No text: it is refused.")] {
                try await browser.openReport(page, at: "CardTests.card.\(name).txt")
                #expect(try await browser.text("document.querySelector('#stage').textContent") == text)
            }
        }

        @Test("Texts have cards of their names, and are accepted by these")
        func accepting() async throws {
            try await browser.openReport(page)
            #expect(
                try await browser.text("document.querySelector('.card .caption').textContent") == "card.changed.txt")
            try await browser.press("c")
            try await browser.click("#clear-accept")
            #expect(
                try await browser.text("document.querySelector('#command').value").hasSuffix(
                    " CardTests.card.changed.txt CardTests.card.missing.json"))
            try await browser.press(Key.escape)
            try await browser.keepScreenshot("text-overview")
        }
    }
}
