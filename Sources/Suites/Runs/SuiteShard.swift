/// One part of a suite that several machines share: part `index` of `count`, counted from 1.
public struct SuiteShard: Sendable, Equatable {
    public let index: Int
    public let count: Int

    /// More machines than that share no suite.
    private static let most = 10_000

    /// `nil` unless `1 ≤ index ≤ count`, and for more parts than any suite has.
    public init?(index: Int, of count: Int) {
        guard (1...SuiteShard.most).contains(count), (1...count).contains(index) else { return nil }
        self.index = index
        self.count = count
    }

    /// Whether this part does the `position`th layout of the suite, counted from 0: they are dealt like cards.
    public func contains(position: Int) -> Bool {
        position % count == index - 1
    }
}
