import Foundation

/// Ways from one folder to another, which also hold when both are moved together.
enum RelativePath {
    /// From a folder to another, ending in a slash.
    static func from(_ folder: URL, to other: URL) -> String {
        let here = folder.standardizedFileURL.pathComponents
        let there = other.standardizedFileURL.pathComponents
        let shared = zip(here, there).prefix { $0 == $1 }.count
        let parts = Array(repeating: "..", count: here.count - shared) + there.dropFirst(shared)
        return parts.isEmpty ? "" : parts.joined(separator: "/") + "/"
    }

    /// A relative path as a link: all but letters, digits and what RFC 3986 §2.3 calls unreserved is escaped, for a
    /// colon would end a scheme and a number sign the path.
    static func encoded(_ path: String) -> String {
        var link = ""
        for byte in path.utf8 {
            let character = Character(UnicodeScalar(byte))
            if byte < 0x80, character.isLetter || character.isNumber || "-._~/".contains(character) {
                link.append(character)
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                link += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return link
    }
}
