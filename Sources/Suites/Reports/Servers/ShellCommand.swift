import Basics

/// A command as it is typed into a POSIX shell.
package struct ShellCommand {
    private let words: [String]

    /// - Parameter names: the operands after the options; they may look like options.
    package init(_ words: [String], names: [String] = []) {
        self.words = words + (names.contains { $0.hasPrefix("-") } ? ["--"] : []) + names
    }

    package var text: String { words.map(ShellWord.quoted).joined(separator: " ") }
}
