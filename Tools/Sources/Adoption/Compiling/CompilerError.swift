import Foundation

/// An error of the compiler.
struct CompilerError: Codable, Equatable {
    var file: String
    var line: Int
    var message: String

    /// The errors in the compiler's output, one for each place and message.
    static func read(_ text: String) -> [CompilerError] {
        var result: [CompilerError] = []
        for line in text.split(separator: "\n") {
            guard let mark = line.range(of: ": error: ") else { continue }
            // path:line:column
            let parts = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count >= 3, let number = Int(parts[parts.count - 2]) else { continue }
            let error = CompilerError(
                file: parts.dropLast(2).joined(separator: ":"), line: number,
                message: String(line[mark.upperBound...]))
            if result.last != error { result.append(error) }
        }
        return result
    }
}
