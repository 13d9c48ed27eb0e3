/// The number of a row, chosen densely from 0 by whoever adds it; errors, conflicts and explanations name rows by it.
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
