import Basics
import ReflowCommand

/// A console that stores its text.
final class CapturedConsole: Sendable {
    private let outputText = Guarded("")
    private let errorText = Guarded("")

    var output: String { outputText.withLock { $0 } }
    var error: String { errorText.withLock { $0 } }

    /// - Parameter usesColor: whether both streams are terminals that show colour.
    func console(usesColor: Bool = false) -> Console {
        Console(
            output: TextStream(isTerminal: usesColor, usesColor: usesColor) { text in
                self.outputText.withLock { $0 += text }
            },
            error: TextStream(isTerminal: usesColor, usesColor: usesColor) { text in
                self.errorText.withLock { $0 += text }
            })
    }
}
