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
        "forKeyPath", "awakeFromNib",
    ]

    /// Whether the file imports a module that Linux does not have, a part of a module, or a single declaration.
    private var hasForeignImport: Bool {
        var start = 0
        while let place = place(of: "import ", from: start) {
            start = place + 7
            let line = bytes[start...].prefix { $0 != 10 && $0 != 13 }
            let name = String(decoding: line, as: UTF8.self).drop { $0 == " " }.prefix { $0 != " " && $0 != ";" }
            if name.contains(".") || Imports.isForeign(String(name)) { return true }
        }
        return false
    }
}
