import Foundation

/// Relative paths from one folder to another, which stay valid if both are moved together.
enum RelativePath {
    /// The path from one folder to another, ending in a slash.
    static func from(_ folder: URL, to other: URL) -> String {
        let here = folder.standardizedFileURL.pathComponents
        let there = other.standardizedFileURL.pathComponents
        let shared = zip(here, there).prefix { $0 == $1 }.count
        let parts = Array(repeating: "..", count: here.count - shared) + there.dropFirst(shared)
        return parts.isEmpty ? "" : parts.joined(separator: "/") + "/"
    }

    /// A relative path as a link. All characters are escaped except letters, digits and those that RFC 3986 §2.3 calls
    /// unreserved, because a colon would end a scheme and a number sign the path.
    static func encoded(_ path: String) -> String {
        if path.utf8.allSatisfy(isPlain) { return path }
        var link = ""
        for byte in path.utf8 {
            if isPlain(byte) {
                link.unicodeScalars.append(UnicodeScalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                link += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return link
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"), UInt8(ascii: "/"):
            true
        default: false
        }
    }
}
