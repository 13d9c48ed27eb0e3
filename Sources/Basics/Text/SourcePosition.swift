/// A place in a text file.
public struct SourcePosition: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The line, counted from 1. Lines end with a line feed, a carriage return, or both.
    public var line: Int
    /// The column, counted from 1 in Unicode scalars: a tab counts as one, and so does an `é` of two bytes.
    public var column: Int
    /// The number of bytes before the place.
    public var offset: Int

    public init(line: Int, column: Int, offset: Int) {
        self.line = line
        self.column = column
        self.offset = offset
    }

    /// The first character of a file.
    public static let start = SourcePosition(line: 1, column: 1, offset: 0)

    /// Whether the first position is earlier in the text.
    public static func < (lhs: SourcePosition, rhs: SourcePosition) -> Bool {
        lhs.offset < rhs.offset
    }

    /// `line:column`.
    public var description: String { "\(line):\(column)" }
}
