/// Which rows were added before others: those with lower numbers, but for numbers that are used again.
///
/// As long as nobody removes rows, it is empty. It is no part of ``LinearSystem``, which would otherwise be so large that
/// it is copied for every sum.
struct RowTurns: ~Copyable {
    /// By row, when its number was used again; 0 where it never was.
    private var turns = FlatList<Int32>()
    private var last: Int32 = 0

    /// When the number of a row was used again.
    subscript(row: Int32) -> Int32 { Int(row) < turns.count ? turns[Int(row)] : 0 }

    func comesFirst(_ left: Int32, before right: Int32) -> Bool {
        let (ofLeft, ofRight) = (self[left], self[right])
        return ofLeft != ofRight ? ofLeft < ofRight : left < right
    }

    /// Notes that a number is used again, so that its row comes after all that are there.
    mutating func noteReuse(of row: Int32) {
        turns.makeZeros(Int(row) + 1)
        last += 1
        turns[Int(row)] = last
    }

    /// Gives a row the turn that it had before.
    mutating func restore(_ turn: Int32, of row: Int32) {
        if Int(row) < turns.count { turns[Int(row)] = turn }
    }

    mutating func giveMemoryBack() { turns.fit() }
}
