import Foundation
import LayoutRules
import TestSupport
import Testing

/// Own derivations: sums over an array.
@Suite("Heights of rows (tables.md §2, §3)")
struct RowHeightsTests {
    @Test("Starts, heights and the row at a place are those of an array of heights", arguments: 0..<50)
    func model(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed) + 7)
        let count = Int.random(in: 0...30, using: &random)
        var model = (0..<count).map { _ in CGFloat(Int.random(in: 0...40, using: &random)) }
        var rows = RowHeights(model)
        if seed.isMultiple(of: 2) {
            model = [CGFloat](repeating: 25, count: count)
            rows = RowHeights(count: count, each: 25)
        }
        for _ in 0..<40 {
            if count > 0 {
                let row = Int.random(in: 0..<count, using: &random)
                let height = CGFloat(Int.random(in: 0...60, using: &random))
                model[row] = height
                rows.setMeasured(height, of: row)
            }
            var wrong: [String] = []
            var y: CGFloat = 0
            for (row, height) in model.enumerated() {
                if rows.start(of: row) != y || rows.height(of: row) != height { wrong.append("row \(row)") }
                y += height
            }
            if rows.total != y { wrong.append("total \(rows.total), not \(y)") }
            let place = CGFloat(Int.random(in: 0...800, using: &random))
            var expected: Int?
            var start: CGFloat = 0
            for (row, height) in model.enumerated() {
                if start <= place { expected = row }
                start += height
            }
            if rows.row(at: place) != expected { wrong.append("row at \(place)") }
            #expect(wrong.isEmpty, "\(wrong)")
        }
    }

    @Test("A common height takes no memory for rows")
    func uniform() {
        var rows = RowHeights(count: 1_000_000, each: 44)
        #expect(rows.total == 44_000_000)
        #expect(rows.measuredCount == 0)
        rows.setMeasured(50, of: 999_999)
        #expect(rows.measuredCount == 1)
        let start: CGFloat = 43_999_956
        #expect(rows.start(of: 999_999) == start)
        #expect(rows.total == 44_000_006)
    }
}

/// Own derivations.
@Suite("Batches of updates (tables.md §15)")
struct ListUpdatesTests {
    private typealias Place = ListUpdates.Place

    @Test("Sections and rows that stay keep their order around deletions, insertions and moves")
    func mapping() throws {
        var updates = ListUpdates()
        updates.deletedSections = [0]
        updates.insertedSections = [1]
        updates.deleted = [Place(section: 1, item: 0)]
        updates.inserted = [Place(section: 0, item: 2)]
        updates.move(from: Place(section: 2, item: 1), to: Place(section: 0, item: 0))
        // Before: x | a b | c d e. After: d b new | new | c e.
        let mapping = try updates.mapping(before: [1, 2, 3], after: [3, 1, 2], words: .table)
        #expect((0..<3).map(mapping.section) == [nil, 0, 2])
        let places = [(1, 0), (1, 1), (2, 0), (2, 1), (2, 2)].map { mapping.place(Place(section: $0, item: $1)) }
        let expected: [Place?] = [
            nil, Place(section: 0, item: 1), Place(section: 2, item: 0), Place(section: 0, item: 0),
            Place(section: 2, item: 1),
        ]
        #expect(places == expected)
    }

    @Test("The words for items and for sections are UIKit's (§21)")
    func words() {
        var updates = ListUpdates()
        updates.insertedSections = [0]
        let expected =
            "Invalid update: invalid number of sections.  The number of sections contained in the collection view after the "
            + "update (2) must be equal to the number of sections contained in the collection view before the update (2), "
            + "plus or minus the number of sections inserted or deleted (1 inserted, 0 deleted)."
        let problem = #expect(throws: ListUpdates.Problem.self) {
            try updates.mapping(before: [1, 1], after: [1, 1], words: .collection)
        }
        #expect(problem?.text == expected)
    }
}
