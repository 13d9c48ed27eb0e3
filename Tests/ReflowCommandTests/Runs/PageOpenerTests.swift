import Testing

@testable import ReflowCommand

@Suite("The browser that shows a page")
struct PageOpenerTests {
    private static let address = "file:///tmp/a%20b/index.html"

    private func commands(_ browser: String?) -> [[String]] {
        let captured = CapturedConsole()
        let environment = Environment(browser.map { ["BROWSER": $0] } ?? [:])
        return PageOpener(environment: environment, console: captured.console()).commands(for: Self.address)
    }

    private static let system = [["xdg-open", address], ["open", address]]

    @Test("Without BROWSER, the system is asked")
    func system() {
        #expect(commands(nil) == Self.system)
        for nothing in ["", ":", " : "] { #expect(commands(nothing) == Self.system) }
    }

    @Test("BROWSER comes first: commands with colons between, each with the address where it belongs")
    func chosen() {
        #expect(commands("firefox") == [["firefox", Self.address]] + Self.system)
        #expect(
            commands("chromium --new-window:w3m -o x=%s -T")
                == [["chromium", "--new-window", Self.address], ["w3m", "-o", "x=\(Self.address)", "-T"]] + Self.system)
    }
}
