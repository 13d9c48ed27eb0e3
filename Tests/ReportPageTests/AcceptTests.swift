import Foundation
import Suites
import Testing

extension ReportPageTests {
    @Suite("Accepting changes")
    struct AcceptTests {
        private let sample: SampleReport
        private let browser: Browser

        init() throws {
            sample = try SampleReport()
            browser = try Browser.current
        }

        private var command: String {
            get async throws { try await browser.text("document.querySelector('#command').value") }
        }

        /// The path of the report.
        private var folder: String {
            let path = sample.folder.report.path
            return path.hasSuffix("/") ? String(path.dropLast()) : path
        }

        /// The command before the names; the path contains no quote.
        private var start: String { "reflow accept --report '\(folder)' --snapshots 'my goldens'" }

        private static func words(_ folder: String) -> [String] {
            ["reflow", "accept", "--report", folder, "--snapshots", "my goldens"]
        }

        /// The words into which a shell divides a command.
        private func words(_ command: String) throws -> [String] {
            let output = Pipe()
            let shell = Process()
            shell.executableURL = URL(filePath: "/bin/sh")
            shell.arguments = ["-c", "printf '%s\\n' \(command)"]
            shell.environment = ["HOME": "expanded", "PATH": "/usr/bin:/bin"]
            shell.standardOutput = output
            try shell.run()
            let data = output.fileHandleForReading.readDataToEndOfFile()
            shell.waitUntilExit()
            return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
        }

        @Test("a puts a picture on the list, a card's box too; the list is one command in the order of the report")
        func list() async throws {
            try await browser.openReport(try sample.page())
            try await browser.click(".card[data-key='login.iphone-15.landscapeRight'] input")
            try await browser.press("k", "a")
            #expect(try await browser.text("document.querySelector('#show-accept').textContent") == "Accept 2…")
            try await browser.press("c")
            #expect(
                try await command
                    == "\(start) login.iphone-15.portrait login.iphone-15.landscapeRight")
            try await browser.keepScreenshot("accept")
            try await browser.click("#accept-list li:first-child button")
            #expect(try await command == "\(start) login.iphone-15.landscapeRight")
            try await browser.click("#copy")
            try await browser.wait(for: "return document.querySelector('#said').textContent === 'Copied'")
            try await browser.press(Key.escape)

            // A picture without changes to accept is not offered.
            try await browser.openReport(try sample.page(), at: "player.iphone-15.landscapeRight")
            try await browser.press("a")
            #expect(try await browser.text("document.querySelector('#show-accept').textContent") == "Accept…")
            #expect(try await browser.isTrue("document.querySelector('#accept').hidden"))
        }

        @Test("A shell reads every name as it is: quotes, spaces, dollars, emoji, and one that looks like an option")
        func quoting() async throws {
            try await browser.openReport(try sample.page())
            try await browser.press("c")
            try await browser.click("#clear-accept")
            let names = sample.entries.filter(\.isAcceptable).map(\.name)
            #expect(names.contains("-dash.iphone-15.portrait"))
            #expect(try words(try await command) == Self.words(folder) + ["--"] + names)
            try await browser.click("#clear-accept")
            #expect(try await command == "")
        }

        @Test("Nothing moves under the pointer while pictures are ticked, however wide the window is")
        func stillness() async throws {
            try await browser.openReport(try sample.page())
            let place = "document.querySelector('#overview').getBoundingClientRect().top"
            let width = "document.querySelector('#show-accept').getBoundingClientRect().width"
            for window in stride(from: 1400, through: 600, by: -100) {
                try await browser.show(width: window, height: 900)
                let before = try await [browser.number(place), browser.number(width)]
                for selector in ["login.iphone-15.portrait", "login.iphone-15.landscapeRight"] {
                    try await browser.run("document.querySelector('.card[data-key=\"\(selector)\"] input').click()")
                    #expect(try await [browser.number(place), browser.number(width)] == before, "\(window)")
                }
                for selector in ["login.iphone-15.portrait", "login.iphone-15.landscapeRight"] {
                    try await browser.run("document.querySelector('.card[data-key=\"\(selector)\"] input').click()")
                }
            }
        }

        @Test("What changed in the same way is one group, and can be accepted at once")
        func clusters() async throws {
            try await browser.openReport(try sample.page())
            try await browser.press("g")
            #expect(try await browser.isTrue("document.querySelector('#by-change').ariaPressed === 'true'"))
            let groups = try await browser.evaluate(
                """
                return [...document.querySelectorAll('.group.cluster')].map((group) =>
                  `${group.querySelector('h3').textContent}: ${group.querySelectorAll('.card').length}`)
                """, as: [String].self)
            #expect(groups == ["3 changed alike: 3", "Changed alone: 1", "Changed alone: 1"])
            #expect(
                try await browser.text("document.querySelector('.group.cluster .note').textContent").hasPrefix(
                    "title: x +12; "))
            try await browser.keepScreenshot("clusters")
            try await browser.click(".group.cluster:first-of-type .accept-all")
            #expect(try await browser.text("document.querySelector('#show-accept').textContent") == "Accept 3…")
            #expect(try await browser.number("document.querySelectorAll('.card input:checked').length") == 3)
            try await browser.press("c")
            #expect(try words(try await command).count == 6 + 3)
        }
    }
}
