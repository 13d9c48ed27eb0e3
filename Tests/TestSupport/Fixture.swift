public import Foundation

/// Data in `Tests/Fixtures`, whose README says where each file comes from.
public enum Fixture {
    /// The table of devices: behaviour.md §9 as data.
    public static var devices: Data { get throws { try data("devices.json") } }

    /// Visual formats with the constraints that they stand for, or UIKit's words: autolayout.md §15 as data.
    public static var visualFormats: Data { get throws { try data("visual-formats.json") } }

    /// Small cases of Auto Layout of one kind, with the frames that they lead to.
    static func autoLayout(_ kind: String) throws -> Data { try data("autolayout/\(kind).json") }

    /// The cells of a file of tab-separated values, row by row, without the line of titles.
    public static func rows(_ name: String) throws -> [[String]] {
        String(decoding: try data(name), as: UTF8.self).split(separator: "\n").dropFirst().map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }

    /// A text as it is.
    public static func text(_ name: String) throws -> String { String(decoding: try data(name), as: UTF8.self) }

    private static func data(_ name: String) throws -> Data {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return try Data(contentsOf: tests.appendingPathComponent("Fixtures").appendingPathComponent(name))
    }
}
