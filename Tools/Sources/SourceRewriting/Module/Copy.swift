/// A text that the compiler reads in place of a file: the same lines, in Swift that Linux compiles.
public struct Copy: Equatable, Sendable {
    public var path: String
    public var text: [UInt8]
    /// The places that could not be rewritten.
    public var warnings: [Warning]
    /// Whether the text differs from the file's.
    public var isRewritten: Bool
}

/// Says at its place in a file what has no counterpart on Linux, and what to write instead.
public struct Warning: Equatable, Sendable, CustomStringConvertible {
    public var path: String
    public var line: Int
    public var column: Int
    public var message: String

    /// As the compiler prints warnings, so that editors find the place.
    public var description: String { "\(path):\(line):\(column): warning: \(message)" }
}
