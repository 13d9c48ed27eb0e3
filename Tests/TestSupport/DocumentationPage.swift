public import Foundation

/// A page of the project's documentation, whose samples are run as a reader would run them.
public struct DocumentationPage {
    private let text: String

    /// - Parameter path: relative to the package's folder.
    public init(_ path: String) throws {
        text = String(decoding: try DocumentationPage.data(path), as: UTF8.self)
    }

    /// A file beside the pages, such as a picture.
    /// - Parameter path: relative to the package's folder.
    public static func data(_ path: String) throws -> Data {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try Data(contentsOf: root.appendingPathComponent(path))
    }

    /// The first block in a language after a marker.
    public func block(_ language: String, after marker: String) throws -> String {
        guard let section = text.range(of: marker),
            let start = text[section.upperBound...].range(of: "```\(language)\n"),
            let end = text[start.upperBound...].range(of: "```")
        else { throw MissingBlock(language: language, marker: marker) }
        return String(text[start.upperBound..<end.lowerBound])
    }

    /// All blocks in a language, in order.
    public func blocks(_ language: String) -> [String] {
        text.components(separatedBy: "```\(language)\n").dropFirst().map { rest in
            rest.components(separatedBy: "```")[0]
        }
    }

    /// The texts between single backticks in the section that begins with a marker, up to the next section.
    public func codes(after marker: String) throws -> Set<String> {
        guard let section = text.range(of: marker) else { throw MissingBlock(language: "text", marker: marker) }
        let pieces = text[section.upperBound...].components(separatedBy: "`")
        return Set(stride(from: 1, to: pieces.count, by: 2).map { pieces[$0] })
    }

    /// The cells of the rows of the first table after a marker, without the title row.
    public func table(after marker: String) throws -> [[String]] {
        guard let section = text.range(of: marker) else { throw MissingBlock(language: "table", marker: marker) }
        let lines = text[section.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
        return lines.drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }.dropFirst(2).map { row in
            row.dropFirst().dropLast().split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    /// The commands of the first console block after a marker, each with its output. Remarks about them are left out.
    public func commands(after marker: String) throws -> [(arguments: [String], output: String)] {
        var found: [(arguments: [String], output: String)] = []
        for line in try block("console", after: marker).split(separator: "\n") {
            if line.hasPrefix("$ ") {
                let command = line.dropFirst(2).prefix { $0 != "#" }
                found.append((command.split(separator: " ").map(String.init), ""))
            } else if !found.isEmpty {
                found[found.count - 1].output += line + "\n"
            }
        }
        return found
    }
}

private struct MissingBlock: Error, CustomStringConvertible {
    let language: String
    let marker: String

    var description: String { "no block of \(language) after \(marker)" }
}
