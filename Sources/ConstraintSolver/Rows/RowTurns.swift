/// The order in which rows were added: by their numbers, except for numbers that are used again.
///
/// It stores nothing until a number is used again. It is not a part of ``LinearSystem``, which would otherwise be so
/// large that it is copied for every sum.
struct RowTurns: ~Copyable {
    /// The turn at which each row's number was used again; 0 if it never was.
    private var turns = FlatList<Int32>()
    private var last: Int32 = 0

    /// The turn at which a row's number was used again; 0 if it never was.
    subscript(row: Int32) -> Int32 { Int(row) < turns.count ? turns[Int(row)] : 0 }

    func comesFirst(_ left: Int32, before right: Int32) -> Bool {
        let (ofLeft, ofRight) = (self[left], self[right])
        return ofLeft != ofRight ? ofLeft < ofRight : left < right
    }

    /// Records that a number is used again, so that its row comes after all existing ones.
    mutating func noteReuse(of row: Int32) {
        turns.makeZeros(Int(row) + 1)
        last += 1
        turns[Int(row)] = last
    }

    /// Restores the earlier turn of a row.
    mutating func restore(_ turn: Int32, of row: Int32) {
        if Int(row) < turns.count { turns[Int(row)] = turn }
    }

    mutating func giveMemoryBack() { turns.fit() }
}
