import TestSupport
import Testing

@Suite("Auto Layout: cases with their frames, through the solver alone")
struct SolvedCaseTests {
    @Test(
        "Constraints between plain views lead to the frames that are written down, there and back",
        arguments: [("solve", 28), ("intrinsic", 14), ("fitting", 4), ("rtl", 6), ("published", 40)])
    func frames(kind: String, count: Int) throws {
        let cases = try LayoutCase.all(kind)
        #expect(cases.count == count)
        for layoutCase in cases where layoutCase.hasPlainViewsOnly {
            var solver = try CaseSolver(layoutCase)
            let steps = layoutCase.cases ?? []
            for step in steps + steps.reversed() {
                try solver.resize(to: step.size)
                let conflicts = try solver.update()
                #expect(conflicts == [], "\(layoutCase.id)")
                expect(step.expect, of: solver, layoutCase.id)
            }
            let conflicts = try solver.update()
            #expect(conflicts == [], "\(layoutCase.id)")
            switch layoutCase.expect {
            case .frames(let frames): expect(frames, of: solver, layoutCase.id)
            case .size(let size): expect([layoutCase.views[0].id: [nil, nil] + size], of: solver, layoutCase.id)
            case nil: #expect(!steps.isEmpty, "\(layoutCase.id)")
            }
            for view in layoutCase.ambiguous ?? [] {
                let isAmbiguous = solver.isAmbiguous(view)
                #expect(isAmbiguous, "\(layoutCase.id) \(view)")
            }
        }
    }

    private func expect(_ frames: [String: [Double?]], of solver: borrowing CaseSolver, _ layoutCase: String) {
        for (id, expected) in frames {
            let frame = solver.frame(of: id)
            for (number, wanted) in zip(frame, expected) {
                guard let wanted else { continue }
                #expect((number - wanted).magnitude <= 0.01, "\(layoutCase) \(id): \(frame), not \(expected)")
            }
        }
    }
}
