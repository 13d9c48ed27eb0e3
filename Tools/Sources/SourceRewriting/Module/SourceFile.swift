import Foundation
import SwiftParser
import SwiftSyntax

/// A file of a module, as its author wrote it.
public struct SourceFile: Sendable {
    public let path: String
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The last part of the path, without `.swift`.
    var name: String {
        let last = path.split(separator: "/").last.map(String.init) ?? path
        return last.hasSuffix(".swift") ? String(last.dropLast(6)) : last
    }

    /// A file's name in a form for identifiers. The files of a module have different ones.
    static func identifier(of name: String) -> String {
        let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
        // Two files may differ in the other characters only.
        return String(letters) + (letters.contains("_") ? "_" + Digest(of: Array(name.utf8)).name : "")
    }

    var importsUIKit: Bool { mentions("import UIKit") }

    /// Whether a condition of an `#if` asks for Linux.
    package var asksForLinux: Bool { mentions("os(Linux)") && LinuxFinder.asksForLinux(parse()) }

    func parse() -> SourceFileSyntax {
        bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    }

    /// Whether the file contains the text, in code or elsewhere. A search through bytes is hundreds of times faster
    /// than parsing.
    package func mentions(_ text: String) -> Bool { place(of: text, from: 0) != nil }

    private func place(of text: String, from start: Int) -> Int? {
        var text = text
        guard start < bytes.count, !text.isEmpty else { return nil }
        return bytes.withUnsafeBytes { haystack in
            text.withUTF8 { needle in
                // The search stops at each occurrence of one byte of the text. It is not a small letter, because those
                // are frequent.
                let rare = needle.firstIndex { !(97...122).contains($0) && $0 != 32 } ?? 0
                var next = start + rare
                while next < haystack.count,
                    let found = memchr(haystack.baseAddress! + next, Int32(needle[rare]), haystack.count - next)
                {
                    let place = UnsafeRawPointer(found) - haystack.baseAddress! - rare
                    guard place + needle.count <= haystack.count else { return nil }
                    if memcmp(haystack.baseAddress! + place, needle.baseAddress!, needle.count) == 0 { return place }
                    next = place + rare + 1
                }
                return nil
            }
        }
    }

    /// Whether the file may contain a part of Objective-C or iOS. Most files contain none, and are not parsed.
    var hasObjectiveC: Bool {
        Self.words.contains(where: mentions) || (mentions("extension") && mentions("override"))
            || (mentions("?(") && UIKitRequirements.calls.contains(where: mentions)) || hasForeignImport
    }

    private static let words = [
        "@objc", "@IB", "#selector", "#keyPath", "os(iOS)", "os(Linux)", "UIApplicationMain", "@GKInspectable",
        "@NSCopying", "@NSManaged", "#Preview", "Timer", "NSError", "Selector(\"", "Selector((\"", "FromString(\"",
        "forKeyPath", "awakeFromNib", "func tableView(", "func collectionView(",
    ]

    /// Whether the file imports a module that Linux does not have, a part of a module, or a single declaration.
    private var hasForeignImport: Bool { importedNames.contains { $0.contains(".") || Imports.isForeign($0) } }

    /// The modules that imports name.
    package var imports: [String] {
        Set(importedNames.map { String($0.prefix { $0 != "." }) }).sorted()
    }

    /// The words after `import`, and after the kinds of declarations that are imported alone.
    private var importedNames: [String] {
        var names: [String] = []
        var start = 0
        while let place = place(of: "import ", from: start) {
            start = place + 7
            let line = bytes[start...].prefix { $0 != 10 && $0 != 13 }
            let words = String(decoding: line, as: UTF8.self).split { $0 == " " || $0 == ";" }.prefix(2).map(
                String.init)
            names += words.prefix(1)
            if let first = words.first, Imports.isForeign(first) { names += words.dropFirst() }
        }
        return names
    }
}
