import Basics
import Glibc

/// The arguments of the command line as text.
enum ProcessArguments {
    /// The arguments of this process, without its own name.
    ///
    /// Swift's `CommandLine.arguments` would replace bytes that are not UTF-8, and then name another file.
    static func current() throws(StartError) -> [String] {
        var arguments: [String] = []
        for index in 1..<max(1, Int(CommandLine.argc)) {
            guard let argument = CommandLine.unsafeArgv[index] else { break }
            arguments.append(try text(argument, or: StartError.argument))
        }
        return arguments
    }

    /// Checks that the working directory's path is UTF-8, because relative paths start there.
    static func checkWorkingDirectory() throws(StartError) {
        // If the directory does not exist or may not be read, using the first path reports it.
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

    /// The text with bytes that are not UTF-8 as `\xFF`.
    private static func shown(_ bytes: UnsafePointer<CChar>) -> String {
        let bytes = UnsafeBufferPointer(start: bytes, count: strlen(bytes)).map { UInt8(bitPattern: $0) }
        var rest = bytes[...]
        var text = ""
        while let first = rest.first {
            // A character has at most four bytes.
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
