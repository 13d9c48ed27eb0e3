import Basics
import Glibc

/// The words of the command line as text.
enum ProcessArguments {
    /// Those of this process, without its own name.
    ///
    /// Swift's `CommandLine.arguments` replaces bytes that are not UTF-8, and would name another file.
    static func current() throws(StartError) -> [String] {
        var arguments: [String] = []
        for index in 1..<max(1, Int(CommandLine.argc)) {
            guard let argument = CommandLine.unsafeArgv[index] else { break }
            arguments.append(try text(argument, or: StartError.argument))
        }
        return arguments
    }

    /// Relative paths start there, so its path must be UTF-8 as well.
    static func checkWorkingDirectory() throws(StartError) {
        // Where there is none, or none that may be seen, the first path says so.
        guard let path = getcwd(nil, 0) else { return }
        defer { free(path) }
        _ = try text(path, or: StartError.workingDirectory)
    }

    private static func text(
        _ bytes: UnsafePointer<CChar>, or failure: (String) -> StartError
    ) throws(StartError) -> String {
        if let text = String(validatingCString: bytes) { return text }
        throw failure(shown(bytes))
    }

    /// With bytes that are not UTF-8 as `\xFF`.
    private static func shown(_ bytes: UnsafePointer<CChar>) -> String {
        let bytes = UnsafeBufferPointer(start: bytes, count: strlen(bytes)).map { UInt8(bitPattern: $0) }
        var rest = bytes[...]
        var text = ""
        while let first = rest.first {
            // No character has more than four bytes.
            let length = (1...min(4, rest.count)).first { String(validating: rest.prefix($0), as: UTF8.self) != nil }
            if let length, let character = String(validating: rest.prefix(length), as: UTF8.self) {
                text += ShownText.name(character)
                rest = rest.dropFirst(length)
            } else {
                text += "\\x" + String(first, radix: 16, uppercase: true)
                rest = rest.dropFirst()
            }
        }
        return text
    }
}
