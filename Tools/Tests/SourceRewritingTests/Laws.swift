import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceRewriting

/// What holds of the copies of every module.
struct Laws {
    var files: [SourceFile]
    var isForIOS = true

    /// The violations, by file.
    func violations() -> [String] {
        let module = Module(
            name: "App", files: files, importable: ["UIKit", "FoundationNetworking"], isForIOS: isForIOS, flags: [])
        let copies = Dictionary(uniqueKeysWithValues: module.copies().map { ($0.path, $0) })
        var found: [String] = []
        for file in files {
            guard let copy = copies[file.path], copy.isRewritten else { continue }
            found += violations(file, copy).map { "\(file.path): \($0)" }
        }
        // A copy needs nothing any more.
        let second = module.files.map { SourceFile(path: $0.path, bytes: copies[$0.path]?.text ?? $0.bytes) }
        let again = Module(
            name: "App", files: second, importable: ["UIKit", "FoundationNetworking"], isForIOS: isForIOS, flags: [])
        return found + again.copies().filter(\.isRewritten).map { "\($0.path): its copy is copied to\n\($0.string)" }
    }

    private func violations(_ file: SourceFile, _ copy: Copy) -> [String] {
        var found: [String] = []
        if copy.text == file.bytes { found.append("is copied and the same") }
        // Every line keeps its place, and what is added stands after the last.
        let (lines, copied) = (Self.lines(file.bytes), Self.lines(copy.text))
        let added = copied.dropFirst(lines.count - (file.bytes.last == 10 ? 1 : 0)).filter { !$0.isEmpty }
        if copied.count < lines.count || !added.allSatisfy({ $0.contains("Reflow_") || $0.hasPrefix("extension ") }) {
            found.append("\(lines.count) lines are \(copied.count) in\n\(copy.string)")
        }
        if Self.hasError(copy.text), !Self.hasError(file.bytes) {
            found.append("cannot be parsed any more:\n\(copy.string)")
        }
        return found
    }

    private static func lines(_ bytes: [UInt8]) -> [String] {
        bytes.split(separator: 10, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func hasError(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }.hasError
    }
}

extension Copy {
    fileprivate var string: String { String(decoding: text, as: UTF8.self) }
}

/// The Swift files below a folder of the repository.
func sources(below folder: String) throws -> [SourceFile] {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized
    let place = root.appendingPathComponent(folder)
    let paths = try #require(FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil))
        .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    return try paths.map { SourceFile(path: $0.path, bytes: [UInt8](try Data(contentsOf: $0))) }
}
