import Foundation

/// Paths as URLs that terminals can open.
enum FileAddress {
    static func of(_ path: String) -> String { URL(fileURLWithPath: path).absoluteString }
}
