/// The number of a row. The code that adds rows numbers them densely from 0. Errors, conflicts and explanations refer
/// to rows by number.
public struct RowID: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let index: Int

    public init(_ index: Int) {
        self.index = index
    }

    init(_ index: Int32) {
        self.index = Int(index)
    }

    public static func < (left: RowID, right: RowID) -> Bool { left.index < right.index }

    public var description: String { "row \(index)" }
}
