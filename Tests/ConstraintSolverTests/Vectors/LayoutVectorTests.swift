import Foundation
import TestSupport
import Testing

@Suite("Third-party documents: vectors of Auto Layout", .tags(.thirdPartyDocuments), .needs(.autoLayoutVectors))
struct LayoutVectorTests {
    @Test(
        "Constraints between plain views lead to the frames that are written down, there and back",
        arguments: [("solve", 28), ("intrinsic", 14), ("fitting", 4), ("rtl", 6)])
    func frames(file: String, count: Int) throws {
        let folder = try #require(ThirdPartyDocuments.autoLayoutVectors.url)
        let vectors = try LayoutVector.all(in: folder.appendingPathComponent("\(file).json"))
        #expect(vectors.count == count)
        for vector in vectors {
            var solver = try VectorSolver(vector)
            let cases = vector.cases ?? []
            for step in cases + cases.reversed() {
                try solver.resize(to: step.size)
                let conflicts = try solver.update()
                #expect(conflicts == [], "\(vector.id)")
                expect(step.expect, of: solver, vector.id)
            }
            let conflicts = try solver.update()
            #expect(conflicts == [], "\(vector.id)")
            switch vector.expect {
            case .frames(let frames): expect(frames, of: solver, vector.id)
            case .size(let size): expect([vector.views[0].id: [nil, nil] + size], of: solver, vector.id)
            case nil: #expect(!cases.isEmpty, "\(vector.id)")
            }
            for view in vector.ambiguous ?? [] {
                let isAmbiguous = solver.isAmbiguous(view)
                #expect(isAmbiguous, "\(vector.id) \(view)")
            }
        }
    }

    private func expect(_ frames: [String: [Double?]], of solver: borrowing VectorSolver, _ vector: String) {
        for (id, expected) in frames {
            let frame = solver.frame(of: id)
            for (number, wanted) in zip(frame, expected) {
                guard let wanted else { continue }
                #expect((number - wanted).magnitude <= 0.01, "\(vector) \(id): \(frame), not \(expected)")
            }
        }
    }
}
