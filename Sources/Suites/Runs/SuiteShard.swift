package import JSON

/// One part of a suite that several machines share: part `index` of `count`, counted from 1.
public struct SuiteShard: Sendable, Hashable {
    public let index: Int
    public let count: Int

    /// The maximum number of parts. No suite needs more machines.
    public static let most = 10_000

    /// Fails unless `1 ≤ index ≤ count`, and if there are too many parts.
    public init?(index: Int, of count: Int) {
        guard (1...SuiteShard.most).contains(count), (1...count).contains(index) else { return nil }
        self.index = index
        self.count = count
    }

    /// The layouts of this part, as ascending indices in the suite.
    ///
    /// The most expensive layouts are dealt out first, each to the part with the least work so far. So no part gets
    /// much more than its share, every layout is in exactly one part, and all machines get the same result.
    ///
    /// - Parameter costs: the costs of all layouts of the suite, in its order.
    public func positions(costs: [Int]) -> [Int] {
        var loads = [Int](repeating: 0, count: count)
        var own: [Int] = []
        for position in costs.indices.sorted(by: { (costs[$1], $0) < (costs[$0], $1) }) {
            // `min` returns the first of several parts with equally little work.
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
