/// A command as it is typed into a POSIX shell.
struct ShellCommand {
    private let words: [String]

    /// - Parameter names: what stands behind the options, even where it looks like one.
    init(_ words: [String], names: [String]) {
        self.words = words + (names.contains { $0.hasPrefix("-") } ? ["--"] : []) + names
    }

    var text: String { words.map(ShellCommand.quoted).joined(separator: " ") }

    private static func quoted(_ word: String) -> String {
        let isPlain = word.utf8.allSatisfy { byte in
            let scalar = Character(UnicodeScalar(byte))
            return byte < 0x80 && (scalar.isLetter || scalar.isNumber || "_./@%+=:,-".contains(scalar))
        }
        if isPlain, !word.isEmpty { return word }
        // By scalars: a quote may have an accent.
        var result = "'"
        for scalar in word.unicodeScalars {
            if scalar == "'" { result += "'\\''" } else { result.unicodeScalars.append(scalar) }
        }
        return result + "'"
    }
}
