/// Which values unknowns take where no row decides.
struct Preferences: Sendable {
    private var values: [Double] = []
    private var ranks: [Int32] = []

    mutating func set(_ value: Double, rank: Int32, of unknown: Int32) {
        while values.count <= Int(unknown) {
            values.append(0)
            ranks.append(0)
        }
        values[Int(unknown)] = value
        ranks[Int(unknown)] = rank
    }

    func value(of unknown: Int32) -> Double {
        Int(unknown) < values.count ? values[Int(unknown)] : 0
    }

    /// Whether one unknown gets its preferred value before the other: the higher rank, then the higher number.
    func settles(_ left: Int32, before right: Int32) -> Bool {
        let ofLeft = Int(left) < ranks.count ? ranks[Int(left)] : 0
        let ofRight = Int(right) < ranks.count ? ranks[Int(right)] : 0
        return ofLeft != ofRight ? ofLeft > ofRight : left > right
    }
}
