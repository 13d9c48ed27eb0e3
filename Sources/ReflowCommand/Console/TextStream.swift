import Basics

/// A place that text is written to, from any thread, one call's text after another's.
public final class TextStream: Sendable {
    /// Whether a person watches it as it is written.
    public let isTerminal: Bool
    /// Whether it may carry colour.
    public let usesColor: Bool
    private let sink: @Sendable (String) throws -> Void
    private let firstFailure = Guarded<(any Error)?>(nil)

    /// - Parameter sink: writes all of a text, or throws; it is never called twice at a time.
    public init(isTerminal: Bool = false, usesColor: Bool = false, sink: @escaping @Sendable (String) throws -> Void) {
        self.isTerminal = isTerminal
        self.usesColor = usesColor
        self.sink = sink
    }

    /// Writes the text with control characters escaped: names and contents of files come from anywhere.
    public func write(_ text: String) {
        control(ShownText.lines(text))
    }

    /// Writes the text as it is. A failure is kept, and the stream takes nothing more.
    func control(_ text: String) {
        firstFailure.withLock { failure in
            guard failure == nil else { return }
            do { try sink(text) } catch { failure = error }
        }
    }

    /// Writes the text and ends the line.
    public func writeLine(_ text: String = "") {
        write(text + "\n")
    }

    /// Writes a line that begins with a text in its style.
    func writeLine(_ start: String, _ style: TextStyle, _ text: String) {
        control(styled(ShownText.lines(start), style) + ShownText.lines(text) + "\n")
    }

    /// Why text could not be written; nil if all of it was. The owner of the stream checks this at the end.
    public var failure: (any Error)? {
        firstFailure.withLock { $0 }
    }

    /// The text in its style, where the stream carries colour.
    public func styled(_ text: String, _ style: TextStyle) -> String {
        usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }
}

/// What a text is to its reader, with the terminal's code for showing it.
public enum TextStyle: String, Sendable {
    case error = "1;31"
}
