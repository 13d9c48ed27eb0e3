public import Foundation

/// The data in `Tests/Fixtures`, whose README gives the source of each file.
public enum Fixture {
    /// The table of devices: behaviour.md §9 as data.
    public static var devices: Data { get throws { try data("devices.json") } }

    /// Visual formats with the constraints that they create, or UIKit's message: autolayout.md §15 as data.
    public static var visualFormats: Data { get throws { try data("visual-formats.json") } }

    /// Small cases of Auto Layout of one kind, with the resulting frames.
    static func autoLayout(_ kind: String) throws -> Data { try data("autolayout/\(kind).json") }

    /// The cells of a file of tab-separated values, row by row, without the title row.
    public static func rows(_ name: String) throws -> [[String]] {
        String(decoding: try data(name), as: UTF8.self).split(separator: "\n").dropFirst().map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }

    /// The unchanged text of a file.
    public static func text(_ name: String) throws -> String { String(decoding: try data(name), as: UTF8.self) }

    private static func data(_ name: String) throws -> Data {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return try Data(contentsOf: tests.appendingPathComponent("Fixtures").appendingPathComponent(name))
    }
}
