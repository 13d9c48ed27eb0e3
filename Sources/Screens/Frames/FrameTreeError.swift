/// The first mistake in a tree's dump.
public struct FrameTreeError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Counted from 1.
    public let line: Int
    /// In bytes, counted from 1.
    public let column: Int
    /// What was expected there.
    public let expected: String

    public var description: String { "line \(line), column \(column): expected \(expected)" }
}
