import ConstraintSolver
import Testing

@Suite("Priorities and distances")
struct PriorityTests {
    /// The value of one unknown with optional rows.
    private func value(
        _ wishes: [(Relation, Double, Float)], preferring preferred: Double = 0
    ) throws -> Double {
        var solver = ConstraintSolver()
        for (index, (relation, value, priority)) in wishes.enumerated() {
            try solver.setRow(
                RowID(index), terms: [Term(1, Unknown(0))], constant: -value, relation: relation,
                priority: Priority(priority))
        }
        try solver.setPreference(preferred, of: Unknown(0))
        try solver.update()
        return solver.value(of: Unknown(0))
    }

    @Test(
        "A higher priority wins, however close the next one is",
        arguments: [(Float(999), Float(998)), (751, 750), (250.5, 250), (1000, 999.999), (2, 1)])
    func order(high: Float, low: Float) throws {
        #expect(try value([(.equal, 100, low), (.equal, 200, high)]) == 200)
        #expect(try value([(.equal, 200, high), (.equal, 100, low)]) == 200)
    }

    @Test("Any number of wishes at one priority gives way to one above them")
    func strictness() throws {
        let crowd = Array(repeating: (Relation.equal, 100.0, Float(750)), count: 400)
        #expect(try value(crowd + [(.equal, 200, 751)]) == 200)
    }

    @Test("250 labels at 750 move neither the window's width at 1000 nor a wish at 751")
    func weightedSumsAreWrong() throws {
        // Labels in 250 cells prefer a width of 500. The cells are as wide as the window, which is 320, and the first
        // of two columns gets its width from a row of priority 751.
        var solver = ConstraintSolver()
        let window = Unknown(0)
        let column = Unknown(1)
        var row = 0
        func add(_ terms: [Term], _ constant: Double, _ relation: Relation, _ priority: Float) throws {
            try solver.setRow(
                RowID(row), terms: terms, constant: constant, relation: relation, priority: Priority(priority))
            row += 1
        }
        try add([Term(1, window)], -320, .equal, 1000)
        try add([Term(1, column)], -100, .equal, 751)
        for label in 0..<250 {
            let wide = Unknown(2 + 2 * label)
            let narrow = Unknown(3 + 2 * label)
            try add([Term(1, wide), Term(-1, window)], 0, .lessThanOrEqual, 1000)
            try add([Term(1, wide)], -500, .greaterThanOrEqual, 750)
            try add([Term(1, narrow), Term(-1, column)], 0, .lessThanOrEqual, 1000)
            try add([Term(1, narrow)], -500, .greaterThanOrEqual, 750)
        }
        try solver.update()
        #expect(solver.value(of: window) == 320)
        #expect(solver.value(of: column) == 100)
        for label in 0..<250 {
            #expect(solver.value(of: Unknown(2 + 2 * label)) == 320)
            #expect(solver.value(of: Unknown(3 + 2 * label)) == 100)
        }
    }

    @Test("Within a level the sum of absolute distances is least: of three wishes the middle one wins")
    func median() throws {
        #expect(try value([(.equal, 100, 500), (.equal, 210, 500), (.equal, 900, 500)]) == 210)
        #expect(try value([(.equal, 0, 500), (.equal, 0, 500), (.equal, 900, 500)]) == 0)
    }

    @Test(
        "Between two equal wishes everything is as good, and the preference decides",
        arguments: [
            (0.0, 100.0), (130, 130), (100, 100), (900, 200),
        ])
    func between(preferred: Double, expected: Double) throws {
        #expect(try value([(.equal, 100, 500), (.equal, 200, 500)], preferring: preferred) == expected)
    }

    @Test("An optional inequality costs nothing where it holds, and its distance where it does not")
    func inequalities() throws {
        #expect(try value([(.greaterThanOrEqual, 50, 750), (.equal, 80, 250)]) == 80)
        #expect(try value([(.greaterThanOrEqual, 50, 750), (.equal, 20, 250)]) == 50)
        #expect(try value([(.lessThanOrEqual, 50, 750), (.equal, 80, 250)]) == 50)
        #expect(try value([(.lessThanOrEqual, 50, 250), (.equal, 80, 750)]) == 80)
    }

    @Test("Content size: compression above hugging, both below what is required")
    func contentSize() throws {
        let content: [(Relation, Double, Float)] = [(.lessThanOrEqual, 70, 250), (.greaterThanOrEqual, 70, 750)]
        #expect(try value(content) == 70)
        #expect(try value(content + [(.equal, 100, 1000)]) == 100)
        #expect(try value(content + [(.equal, 50, 749)]) == 70)
        #expect(try value(content + [(.equal, 50, 751)]) == 50)
        #expect(try value(content + [(.equal, 90, 251)]) == 90)
        #expect(try value(content + [(.equal, 90, 249)]) == 70)
    }
}
