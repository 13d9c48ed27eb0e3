import Basics
import Foundation

/// Shows the page of a report in the user's browser.
struct PageOpener {
    let environment: Environment
    let console: Console

    /// The commands that open the user's browser, on Linux and on a Mac.
    private static let openers = [["xdg-open"], ["open"]]

    /// - Parameter page: the path of a file.
    func open(_ page: String) {
        let address = URL(fileURLWithPath: page).absoluteString
        if commands(for: address).contains(where: { ChildProcess.start($0) }) { return }
        console.error.writeLine("no browser could be started; the page is \(ShownText.name(page))")
    }

    /// The commands in the order in which they are tried.
    func commands(for address: String) -> [[String]] {
        // By convention, the variable is a list of commands in which `%s` stands for the address.
        let chosen = (environment[.browser] ?? "").split(separator: ":").map { command in
            command.split(separator: " ").map(String.init)
        }
        return (chosen.filter { !$0.isEmpty } + PageOpener.openers).map { words in
            words.contains { $0.contains("%s") }
                ? words.map { $0.replacing("%s", with: address) } : words + [address]
        }
    }
}

extension CommandContext {
    /// Opens the page of a report in the browser.
    func open(_ page: String) { PageOpener(environment: environment, console: console).open(page) }
}
