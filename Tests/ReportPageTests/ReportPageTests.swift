import Foundation
import Testing

/// All tests with a real browser, which they share and use in turn.
@Suite(
    "The report page in a browser", .serialized, .browser,
    .enabled(if: ChromeDriver.isInstalled, "needs chromium and chromium-driver: Scripts/install test"))
struct ReportPageTests {}

extension Browser {
    /// The browser of the suite.
    static var current: Browser {
        get throws { try #require(BrowserTrait.current, "the suite has no browser") }
    }

    /// Opens a report and waits until it is shown.
    func openReport(
        _ page: URL, at key: String? = nil, width: Int = 1280, height: Int = 900, isDark: Bool = false
    ) async throws {
        try await show(width: width, height: height, isDark: isDark)
        // Another page is opened first, because an address that differs only after the number sign loads nothing.
        try await open(URL(string: "about:blank")!)
        _ = try await consoleMessages()
        var address = page.absoluteString
        if let key { address += "#" + (key.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "") }
        try await open(URL(string: address)!)
        try await wait(for: "return document.querySelector('#overview').childElementCount > 0")
        if key != nil { try await waitForPictures() }
    }

    /// Waits until the pictures on the stage have their sizes.
    func waitForPictures() async throws {
        try await wait(
            for: """
                return [...document.querySelectorAll('#stage img')].every((image) => image.src && image.complete)
                  && [...document.querySelectorAll('#stage figure')].every((figure) => figure.classList.contains('measured'))
                """)
    }

    /// The result of the script, as text.
    func text(_ script: String) async throws -> String {
        try await evaluate("return String(\(script))", as: String.self)
    }

    func number(_ script: String) async throws -> Double {
        try await evaluate("return Number(\(script))", as: Double.self)
    }

    func isTrue(_ script: String) async throws -> Bool {
        try await evaluate("return Boolean(\(script))", as: Bool.self)
    }

    /// Saves a screenshot for people if `REFLOW_SCREENSHOTS` names a folder.
    func keepScreenshot(_ name: String) async throws {
        guard let folder = ProcessInfo.processInfo.environment["REFLOW_SCREENSHOTS"] else { return }
        let file = URL(filePath: folder, directoryHint: .isDirectory).appending(path: name + ".png")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try await screenshot().write(to: file)
    }
}
