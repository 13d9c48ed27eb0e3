/// The first mistake in a tree's dump.
public struct FrameTreeError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The line, counted from 1.
    public let line: Int
    /// The column in bytes, counted from 1.
    public let column: Int
    /// The expected text at this position.
    public let expected: String

    public var description: String { "line \(line), column \(column): expected \(expected)" }
}
