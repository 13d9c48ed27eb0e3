import Testing

@testable import ConstraintSolver

@Suite("Twice the rows take at most four times the work")
struct GrowthTests {
    /// A column of views between two edges. Its work is counted, not timed.
    private struct Column: ~Copyable {
        var solver = ConstraintSolver()
        let count: Int
        private var rows = 0

        init(_ count: Int) throws {
            self.count = count
            for view in 0..<count { try solver.setIsLength(true, of: height(view)) }
        }

        func top(_ view: Int) -> Unknown { Unknown(2 * view) }
        func height(_ view: Int) -> Unknown { Unknown(2 * view + 1) }

        mutating func add(
            _ terms: [Term], _ constant: Double, _ relation: Relation = .equal, _ priority: Float = 1000
        ) throws {
            try solver.setRow(
                RowID(rows), terms: terms, constant: constant, relation: relation, priority: Priority(priority))
            rows += 1
        }

        /// Adds rows by which each view begins at the end of the one above it.
        mutating func stack(in height: Double?) throws {
            try add([Term(1, top(0))], 0)
            for view in 1..<count {
                try add([Term(1, top(view)), Term(-1, top(view - 1)), Term(-1, self.height(view - 1))], 0)
            }
            if let height { try add([Term(1, top(count - 1)), Term(1, self.height(count - 1))], -height) }
        }

        /// The work of an update that leaves the first row about a height out of each conflict.
        mutating func workOfUpdate() throws -> Int {
            let lengths = Set((0..<count).map { height($0) })
            var sizes: Set<Int> = []
            for row in 0..<rows {
                let unknowns = solver.unknowns(of: RowID(row))
                if unknowns.count == 1, lengths.contains(unknowns[0]) { sizes.insert(row) }
            }
            let before = solver.work
            try solver.update { set in set.rows.first { sizes.contains($0.index) } ?? set.last }
            return solver.work.entries - before.entries + solver.work.pivots - before.pivots
        }
    }

    /// Expects that the work for twice the size is about twice the work.
    private func expectGrowth(of count: Int, _ work: (Int) throws -> Int) throws {
        let (once, twice) = (try work(count), try work(2 * count))
        #expect(once > 0)
        #expect(twice <= 4 * once, "\(once) for \(count), \(twice) for \(2 * count)")
    }

    @Test(
        "Heights of 44 that do not fit: half of them are left out, one conflict after the other",
        arguments: [
            Relation.equal, .greaterThanOrEqual,
        ])
    func conflicts(relation: Relation) throws {
        try expectGrowth(of: 40) { count in
            var column = try Column(count)
            for view in 0..<count { try column.add([Term(1, column.height(view))], -44, relation) }
            try column.stack(in: 22 * Double(count))
            let work = try column.workOfUpdate()
            #expect(column.solver.conflicts.count == count / 2)
            #expect(column.solver.conflicts.allSatisfy { conflict in conflict.rows.contains(conflict.broken) })
            return work
        }
    }

    @Test("A hundred rows that do not fit are a matter of some ten thousand entries")
    func hundredRows() throws {
        var column = try Column(100)
        for view in 0..<100 { try column.add([Term(1, column.height(view))], -44, .greaterThanOrEqual) }
        try column.stack(in: 759)
        let work = try column.workOfUpdate()
        #expect(column.solver.conflicts.count == 83)
        #expect(work < 300_000)
    }

    @Test(
        "Heights that equal the first, between edges that are too near for the gaps: broken rows are tried again together"
    )
    func equalHeights() throws {
        try expectGrowth(of: 40) { count in
            var column = try Column(count)
            try column.add([Term(1, column.height(0))], -20)
            for view in 1..<count { try column.add([Term(1, column.height(view)), Term(-1, column.height(0))], 0) }
            try column.stack(in: -10)
            try column.solver.update { set in set.rows.last { $0.index < count } ?? set.last }
            #expect(column.solver.conflicts.count == 1)
            // The number of rounds does not depend on the number of views.
            #expect(column.solver.work.partsRun < 20)
            return column.solver.work.entries + column.solver.work.pivots
        }
    }

    @Test("Views below each other whose heights are missing: each height settles with those that it moves")
    func openHeights() throws {
        try expectGrowth(of: 40) { count in
            var column = try Column(count)
            try column.stack(in: nil)
            _ = try column.workOfUpdate()
            #expect(column.solver.values(from: column.top(count - 4)) == .zero)
            #expect(column.solver.ambiguousUnknowns().count == 2 * count - 2)
            return column.solver.work.entries + column.solver.work.pivots
        }
    }

    @Test("Views of which each only has to be below another: what is open takes no linear program")
    func openChain() throws {
        try expectGrowth(of: 40) { count in
            var column = try Column(count)
            for view in 1..<count {
                try column.add(
                    [Term(1, column.top(view - 1)), Term(-1, column.top(view)), Term(-1, column.height(view))], 0,
                    .greaterThanOrEqual)
            }
            _ = try column.workOfUpdate()
            let before = column.solver.work.entries
            // No row contains the first height.
            #expect(column.solver.ambiguousUnknowns().count == 2 * count - 1)
            #expect(column.solver.work.entries - before < 100 * count)
            return column.solver.work.entries - before
        }
    }

    @Test("Labels that are stretched between two edges")
    func stretched() throws {
        try expectGrowth(of: 40) { count in
            var column = try Column(count)
            for view in 0..<count {
                try column.add([Term(1, column.height(view))], -20, .lessThanOrEqual, 250)
                try column.add([Term(1, column.height(view))], -20, .greaterThanOrEqual, 750)
            }
            try column.stack(in: 30 * Double(count))
            return try column.workOfUpdate()
        }
    }

    @Test("Everything that can be asked about stretched labels: what is open, and what each number follows from")
    func questions() throws {
        try expectGrowth(of: 40) { count in
            var column = try Column(count)
            for view in 0..<count {
                try column.add([Term(1, column.height(view))], -20, .lessThanOrEqual, 250)
                try column.add([Term(1, column.height(view))], -20, .greaterThanOrEqual, 750)
            }
            try column.stack(in: 30 * Double(count))
            _ = try column.workOfUpdate()
            let (before, runs) = (column.solver.work.entries, column.solver.work.partsRun)
            let open = column.solver.ambiguousUnknowns()
            // Any of them may be stretched instead of another one, except the first, whose position is fixed.
            #expect(open.count == 2 * count - 1)
            for view in 0..<count {
                for unknown in [column.top(view), column.height(view)] {
                    let explanation = column.solver.explanation(of: unknown)
                    #expect(explanation.isAmbiguous == (unknown != column.top(0)))
                    let rivals = column.solver.rivals(for: unknown)
                    #expect((rivals != nil) == explanation.isAmbiguous)
                }
            }
            let first = column.solver.work.entries - before
            // One view has all the space now, and all others are its rivals.
            let rivals = column.solver.rivals()
            #expect(rivals.count == 1 && rivals[0].yielding.count == 1 && rivals[0].prevailing.count == count - 1)
            // The second time, all answers are cached, and nothing is solved again.
            for view in 0..<count {
                _ = column.solver.explanation(of: column.height(view))
                _ = column.solver.rivals(for: column.height(view))
            }
            #expect(column.solver.work.entries - before == first)
            #expect(column.solver.work.partsRun == runs)
            return first
        }
    }
}
