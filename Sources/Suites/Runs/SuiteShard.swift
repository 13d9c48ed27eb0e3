package import JSON

/// One part of a suite that several machines share: part `index` of `count`, counted from 1.
public struct SuiteShard: Sendable, Hashable {
    public let index: Int
    public let count: Int

    /// More machines than that share no suite.
    public static let most = 10_000

    /// `nil` unless `1 ≤ index ≤ count`, and for more parts than any suite has.
    public init?(index: Int, of count: Int) {
        guard (1...SuiteShard.most).contains(count), (1...count).contains(index) else { return nil }
        self.index = index
        self.count = count
    }

    /// The layouts that this part does, by their place in the suite, in order.
    ///
    /// The dearest are dealt first, each to the part that has least to do so far: then no part does much more than its
    /// share, every layout is in exactly one, and all machines agree on which.
    ///
    /// - Parameter costs: of the layouts of the whole suite, in its order.
    public func positions(costs: [Int]) -> [Int] {
        var loads = [Int](repeating: 0, count: count)
        var own: [Int] = []
        for position in costs.indices.sorted(by: { (costs[$1], $0) < (costs[$0], $1) }) {
            // The first of several that have as little.
            guard let least = loads.indices.min(by: { loads[$0] < loads[$1] }) else { continue }
            loads[least] += max(1, costs[position])
            if least == index - 1 { own.append(position) }
        }
        return own.sorted()
    }
}

extension SuiteShard: JSONRecord {
    package static let record = JSONRecordTable<SuiteShard>(
        SuiteShard.init(index:of:), mustBe: "a shard such as 1/4",
        .required("index", \.index, "counted from 1").from(1),
        .required("count", \.count, "the number of shards").from(1))
}
