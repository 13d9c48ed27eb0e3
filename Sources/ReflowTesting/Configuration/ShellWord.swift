import Foundation

/// Paths in commands that people copy into a shell.
enum ShellWord {
    /// The text itself if it has no special characters for a shell, else in single quotes.
    static func quoted(_ text: String) -> String {
        let harmless = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
                UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: ","):
                true
            default: false
            }
        }
        return harmless && !text.isEmpty ? text : "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}

/// Paths as URLs that terminals can open.
enum FileAddress {
    static func of(_ path: String) -> String { URL(fileURLWithPath: path).absoluteString }
}
