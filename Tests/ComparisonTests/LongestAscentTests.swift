import Testing

@testable import Comparison

@Suite("The longest ascent")
struct LongestAscentTests {
    @Test("Law: on every arrangement of six it ascends, and nothing longer does")
    func exhaustive() {
        for values in arrangements([0, 1, 2, 3, 4, 5]) {
            let ranks = longestAscent(values).sorted()
            let picked = ranks.map { values[$0] }
            #expect(picked == picked.sorted())
            #expect(picked.count == longestByTrying(values))
        }
    }

    @Test("Of nothing: nothing")
    func empty() {
        #expect(longestAscent([]).isEmpty)
    }

    private func arrangements(_ values: [Int]) -> [[Int]] {
        guard values.count > 1 else { return [values] }
        return values.indices.flatMap { index in
            var rest = values
            let first = rest.remove(at: index)
            return arrangements(rest).map { [first] + $0 }
        }
    }

    private func longestByTrying(_ values: [Int]) -> Int {
        (0..<1 << values.count).map { subset in
            let picked = values.indices.filter { subset >> $0 & 1 == 1 }.map { values[$0] }
            return picked == picked.sorted() ? picked.count : 0
        }.max() ?? 0
    }
}
