/// A word of a command that people copy into a POSIX shell, such as a path.
package enum ShellWord {
    /// The word itself if it has no special characters for a shell, else in quotes.
    package static func quoted(_ word: String) -> String {
        let isPlain = word.utf8.allSatisfy { byte in
            let scalar = Character(UnicodeScalar(byte))
            return byte < 0x80 && (scalar.isLetter || scalar.isNumber || "_./@%+=:,-".contains(scalar))
        }
        if isPlain, !word.isEmpty { return word }
        if word.unicodeScalars.contains(where: ShownText.isInvisible) { return visible(word) }
        // The text is searched by scalars, because a combining accent would hide a quote from a search by characters.
        var result = "'"
        for scalar in word.unicodeScalars {
            if scalar == "'" { result += "'\\''" } else { result.unicodeScalars.append(scalar) }
        }
        return result + "'"
    }

    /// The word with each invisible character replaced by the escaped numbers of its bytes. POSIX allows this since
    /// 2024, and shells allowed it before.
    private static func visible(_ word: String) -> String {
        var result = "$'"
        for scalar in word.unicodeScalars {
            if ShownText.isInvisible(scalar) {
                result += String(scalar).utf8.map { byte in
                    (byte < 0x10 ? "\\x0" : "\\x") + String(byte, radix: 16)
                }.joined()
            } else {
                if scalar == "'" || scalar == "\\" { result += "\\" }
                result.unicodeScalars.append(scalar)
            }
        }
        return result + "'"
    }
}
