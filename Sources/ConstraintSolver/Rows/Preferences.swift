/// The values of unknowns that no row determines.
struct Preferences: ~Copyable {
    private var values = FlatList<Double>()
    /// The ranks; empty while all are 0.
    private var ranks = FlatList<Int32>()

    mutating func set(_ value: Double, rank: Int32, of unknown: Int32) {
        Self.store(value, at: Int(unknown), in: &values)
        if rank != 0 || !ranks.isEmpty { Self.store(rank, at: Int(unknown), in: &ranks) }
    }

    private static func store<Number: Numeric & BitwiseCopyable & Sendable>(
        _ number: Number, at index: Int, in numbers: inout FlatList<Number>
    ) {
        if index >= numbers.count { numbers.append(repeating: 0, count: index + 1 - numbers.count) }
        numbers[index] = number
    }

    mutating func giveMemoryBack() {
        values.fit()
        ranks.fit()
    }

    func value(of unknown: Int32) -> Double {
        Int(unknown) < values.count ? values[Int(unknown)] : 0
    }

    func rank(of unknown: Int32) -> Int32 {
        Int(unknown) < ranks.count ? ranks[Int(unknown)] : 0
    }

    /// Whether one unknown gets its preferred value before the other: the higher rank first, then the higher number.
    func settles(_ left: Int32, before right: Int32) -> Bool {
        let (ofLeft, ofRight) = (rank(of: left), rank(of: right))
        return ofLeft != ofRight ? ofLeft > ofRight : left > right
    }
}
