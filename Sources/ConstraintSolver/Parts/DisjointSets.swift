/// A partition of numbers into sets. The smallest number of a set represents it, in whatever order they were united.
struct DisjointSets: ~Copyable {
    private var parents = FlatList<Int32>()

    /// Makes each number below a count a separate set.
    mutating func reset(count: Int) {
        parents.removeAll()
        parents.makeRoom(for: count)
        for number in 0..<Int32(count) { parents.append(number) }
    }

    mutating func find(_ element: Int32) -> Int32 {
        var element = element
        while parents[Int(element)] != element {
            parents[Int(element)] = parents[Int(parents[Int(element)])]
            element = parents[Int(element)]
        }
        return element
    }

    mutating func unite(_ left: Int32, _ right: Int32) {
        let left = find(left)
        let right = find(right)
        if left < right { parents[Int(right)] = left } else { parents[Int(left)] = right }
    }
}
