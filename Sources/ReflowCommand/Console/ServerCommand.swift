import Basics
import Foundation

/// Lines of a log that build servers interpret as commands: `::error …` on GitHub, `##[…]` and `##vso[…]` on Azure,
/// `##teamcity[…]`.
enum ServerCommand {
    /// The text without commands: one character of each command is replaced by a JSON escape.
    static func disarmed(_ text: String) -> String {
        guard isPossible(in: text) else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(disarmed(line:))
            .joined(separator: "\n")
    }

    /// Whether a text contains `::` or `##`. This is checked first, because conflicts of a large form have hundreds of
    /// kilobytes.
    private static func isPossible(in text: String) -> Bool {
        var last: UInt8 = 0
        for byte in text.utf8 {
            if byte == last, byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#") { return true }
            last = byte
        }
        return false
    }

    /// GitHub ignores spaces before `::`. Other commands are found anywhere in a line.
    private static func disarmed(line: Substring) -> String {
        let start = line.prefix(while: \.isWhitespace)
        let rest = line[start.endIndex...]
        let colons = rest.hasPrefix("::") ? "\(start)\(ShownText.escape(":"))\(rest.dropFirst())" : String(line)
        return marks.reduce(colons) { text, mark in
            text.replacingOccurrences(of: "##\(mark)", with: "#\(ShownText.escape("#"))\(mark)")
        }
    }

    /// The beginnings of commands, after two number signs.
    private static let marks = ["[", "vso[", "teamcity["]
}
