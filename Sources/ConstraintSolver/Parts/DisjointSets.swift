/// Which of some numbers belong together. The smallest number of a set stands for it, in whatever order they were united.
struct DisjointSets {
    private var parents: [Int32] = []

    mutating func grow(to count: Int) {
        guard count > parents.count else { return }
        parents.makeRoom(for: count - parents.count)
        parents.append(contentsOf: Int32(parents.count)..<Int32(count))
    }

    /// Makes each number below a count a set of its own.
    mutating func reset(count: Int) {
        parents.removeAll(keepingCapacity: true)
        grow(to: count)
    }

    /// Makes a number a set of its own. Others of its set have to be reset, too.
    mutating func reset(_ element: Int32) {
        parents[Int(element)] = element
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
