import Foundation

/// Finds numbered boxes by their position, without comparing all of them.
///
/// Boxes are added in ascending order of their numbers. A box that covers many cells is in a separate list.
struct BoxGrid {
    private struct Cell: Hashable {
        let column: Int
        let row: Int
    }

    /// The side of a cell in points, the height of a few lines of text.
    private static let side: CGFloat = 64
    /// The maximum number of cells of a box. One that covers more is in the separate list.
    private static let mostCells: CGFloat = 64

    private var cells: [Cell: [Int]] = [:]
    private var large: [Int] = []
    private var all: [Int] = []

    mutating func insert(_ number: Int, at box: CGRect) {
        all.append(number)
        guard let cells = BoxGrid.cells(of: box) else { return large.append(number) }
        for cell in cells { self.cells[cell, default: []].append(number) }
    }

    mutating func remove(_ number: Int, at box: CGRect) {
        func removed(from list: [Int]) -> [Int] {
            var list = list
            let index = list[...].firstIndex(from: number)
            if index < list.count, list[index] == number { list.remove(at: index) }
            return list
        }
        all = removed(from: all)
        guard let cells = BoxGrid.cells(of: box) else { return large = removed(from: large) }
        for cell in cells { self.cells[cell] = self.cells[cell].map(removed) }
    }

    /// The numbers of boxes that may intersect this one, in ascending order. They are computed on demand.
    func numbers(near box: CGRect) -> AscendingNumbers {
        guard let cells = BoxGrid.cells(of: box) else { return AscendingNumbers(lists: [all]) }
        return AscendingNumbers(lists: [large] + cells.compactMap { self.cells[$0] })
    }

    /// The numbers of such boxes that come after a number.
    func numbers(near box: CGRect, after number: Int) -> AscendingNumbers {
        numbers(near: box).dropping(upTo: number)
    }

    /// The cells of a box; nil for a large one.
    private static func cells(of box: CGRect) -> [Cell]? {
        let left = (box.minX / side).rounded(.down)
        let right = (box.maxX / side).rounded(.down)
        let top = (box.minY / side).rounded(.down)
        let bottom = (box.maxY / side).rounded(.down)
        let count = (right - left + 1) * (bottom - top + 1)
        // The condition is also false for NaN.
        guard count <= mostCells, max(abs(left), abs(right), abs(top), abs(bottom)) < 1e9 else { return nil }
        return (Int(top)...Int(bottom)).flatMap { row in
            (Int(left)...Int(right)).map { Cell(column: $0, row: row) }
        }
    }
}

/// The numbers of several ascending lists in ascending order, each once.
struct AscendingNumbers: Sequence, IteratorProtocol {
    private let lists: [[Int]]
    /// The index of the first number that was not returned yet, for each list.
    private var places: [Int]

    init(lists: [[Int]]) {
        self.lists = lists
        places = Array(repeating: 0, count: lists.count)
    }

    mutating func next() -> Int? {
        var least = Int.max
        var isEmpty = true
        var index = 0
        while index < lists.count {
            let place = places[index]
            if place < lists[index].count {
                isEmpty = false
                let number = lists[index][place]
                if number < least { least = number }
            }
            index += 1
        }
        if isEmpty { return nil }
        index = 0
        while index < lists.count {
            let place = places[index]
            if place < lists[index].count, lists[index][place] == least { places[index] = place + 1 }
            index += 1
        }
        return least
    }

    /// The sequence without the numbers up to a given one.
    func dropping(upTo number: Int) -> AscendingNumbers {
        var dropped = self
        for index in lists.indices {
            dropped.places[index] = lists[index][places[index]...].firstIndex(from: number + 1)
        }
        return dropped
    }
}

extension ArraySlice<Int> {
    /// The index of the first number of an ascending list that is not less than this one.
    fileprivate func firstIndex(from number: Int) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
