/// A text that the compiler reads in place of a file. It has the same lines as the file, in Swift that Linux compiles.
public struct Copy: Equatable, Sendable {
    public var path: String
    public var text: [UInt8]
    /// The places that could not be rewritten.
    public var warnings: [Warning]
    /// Whether the text differs from the file's.
    public var isRewritten: Bool
}

/// A warning that a part of a file has no counterpart on Linux, with its position and advice.
public struct Warning: Equatable, Sendable, CustomStringConvertible {
    public var path: String
    public var line: Int
    public var column: Int
    public var message: String

    /// The warning in the form of the compiler, so that editors find the place.
    public var description: String { "\(path):\(line):\(column): warning: \(message)" }
}
