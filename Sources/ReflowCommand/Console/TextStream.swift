import Basics
import Foundation

/// A destination for text from any thread. The texts of different calls are not mixed.
public final class TextStream: Sendable {
    /// Whether the destination is a terminal, on which a person reads the text.
    public let isTerminal: Bool
    /// Whether the output may have colours.
    public let usesColor: Bool
    private let sink: @Sendable (String) throws -> Void
    private let firstFailure = Guarded<(any Error)?>(nil)

    /// - Parameter sink: writes all of a text, or throws. It is never called by two threads at the same time.
    public init(isTerminal: Bool = false, usesColor: Bool = false, sink: @escaping @Sendable (String) throws -> Void) {
        self.isTerminal = isTerminal
        self.usesColor = usesColor
        self.sink = sink
    }

    /// Writes a text of any number of lines. Control characters are escaped, because names and contents of files may
    /// contain anything. No line becomes a command to a build server.
    public func write(_ text: String) {
        control(ServerCommand.disarmed(ShownText.lines(text)))
    }

    /// Writes the text without escaping. After a failure, the error is kept, and nothing more is written.
    func control(_ text: String) {
        firstFailure.withLock { failure in
            guard failure == nil else { return }
            do { try sink(text) } catch { failure = error }
        }
    }

    /// Writes one line: a line break in the text is escaped.
    public func writeLine(_ text: String = "") {
        write(ShownText.name(text) + "\n")
    }

    /// Writes a text of several lines, and ends the last one.
    func writeLines(_ text: String) {
        write(text + "\n")
    }

    /// Writes lines, the first of which begins with a text in its style.
    func writeLines(_ start: String, _ style: TextStyle, _ text: String) {
        control(styled(ShownText.name(start), style) + ServerCommand.disarmed(ShownText.lines(text)) + "\n")
    }

    /// Writes a diagnostic of a file, such as `a.json:3:5: error: …`, with its severity in its style. UIKit's own
    /// messages have several lines.
    func writeMessage(_ text: String) {
        let firstLine = text[..<(text.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex)]
        for style in [TextStyle.error, .warning] {
            let word = "\(style): "
            guard let severity = firstLine.range(of: ": \(word)") ?? firstLine.range(of: word, options: .anchored)
            else {
                continue
            }
            let start =
                text[severity].hasPrefix(":") ? text.index(severity.lowerBound, offsetBy: 2) : severity.lowerBound
            let end = text.index(before: severity.upperBound)
            let message = ServerCommand.disarmed(ShownText.lines(String(text[end...])))
            let place = ServerCommand.disarmed(ShownText.name(String(text[..<start])))
            control(place + styled(String(text[start..<end]), style) + message + "\n")
            return
        }
        writeLines(text)
    }

    /// The same stream with or without colours.
    func colored(_ usesColor: Bool) -> TextStream {
        TextStream(isTerminal: isTerminal, usesColor: usesColor) { [self] text in
            control(text)
            if let failure { throw failure }
        }
    }

    /// The error of the first failed write; nil if there is none. The owner of the stream checks this at the end.
    public var failure: (any Error)? {
        firstFailure.withLock { $0 }
    }

    /// The text in its style, if the stream has colours.
    public func styled(_ text: String, _ style: TextStyle) -> String {
        usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }
}

/// The meaning of a text for its reader, with the terminal's code for its style.
public enum TextStyle: String, Sendable {
    case error = "1;31"
    case warning = "1;33"
    case success = "32"
}
