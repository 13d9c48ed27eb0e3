import Basics
import CairoRaster
import Comparison
import DisplayList
import Foundation
import ImageCodecs
import Screens
import Snapshots
import TestSupport
import Testing
import Typesetting

/// The tests use the real renderer instead of constructed pictures.
@Suite("A drawing, recorded and verified")
struct RenderedSnapshotTests {
    private let temporary: TemporaryFolder
    private let rasterizer: Rasterizer
    private let check: SnapshotCheck

    init() throws {
        temporary = try TemporaryFolder()
        rasterizer = Rasterizer(typesetter: try Typesetter())
        check = SnapshotCheck(
            goldens: GoldenStore(root: temporary.url("Snapshots")),
            artifacts: FailureArtifacts(root: temporary.url("report")),
            renderer: RendererFingerprint(of: try rasterizer.profile()),
            mode: .missing)
    }

    /// A box on white, with the frame of a label beside it, one point wide.
    private func drawing(boxAt x: CGFloat) -> DisplayList {
        DisplayList(
            size: CGSize(width: 60, height: 40),
            commands: [
                .fill(.rect(CGRect(x: 0, y: 0, width: 60, height: 40)), .color(.white)),
                .fill(.roundedRect(RoundedRect(CGRect(x: x, y: 8, width: 20, height: 16), radius: 4)), .color(.black)),
            ])
    }

    private func candidate(_ list: DisplayList, boxAt x: CGFloat) -> SnapshotCandidate {
        var tree = FrameTree(
            device: nil, orientation: nil, semantics: "iOS15", size: list.size, scale: 3,
            root: FrameNode("UIView", frame: CGRect(origin: .zero, size: list.size)))
        tree.append(FrameNode("UIView", id: "box", frame: CGRect(x: x, y: 8, width: 20, height: 16)), depth: 1)
        return SnapshotCandidate(name: sampleName, tree: tree, drawing: list.digest)
    }

    private func run(_ check: SnapshotCheck, boxAt x: CGFloat) throws -> SnapshotResult {
        let list = drawing(boxAt: x)
        return try check.run(candidate(list, boxAt: x)) { try rasterizer.draw(list, scale: 3) }
    }

    @Test("Recorded; passes undrawn, passes drawn, and fails by the third of a point that a box moves")
    func wholeWay() throws {
        var verifying = check
        verifying.verifiesPixels = true
        #expect(try run(check, boxAt: 10).isRecorded)
        #expect(try run(check, boxAt: 10).picture == .passed(.drawing, note: nil))
        #expect(try run(verifying, boxAt: 10).picture == .passed(.pixels, note: nil))

        let failed = try run(check, boxAt: 10 + 1.0 / 3)
        #expect(failed.tree.text() == "box: x 10 → 10.3333\n")
        guard case .failed(.different(let comparison, recordedBy: nil, _)) = failed.picture else {
            Issue.record("\(failed.picture)")
            return
        }
        // One column of pixels turns white, one turns black.
        #expect(comparison.bounds?.x == 30 && comparison.bounds?.width == 61)
        #expect(comparison.bounds?.y == 24 && comparison.bounds?.height == 48)
        #expect(Set(failed.artifacts.keys) == [.reference, .actual, .difference, .tree, .frames])
    }

    @Test("What drawing throws comes through, and nothing is written")
    func tooLarge() throws {
        let list = DisplayList(size: CGSize(width: 100_000, height: 1))
        #expect(throws: RasterError.tooLarge(width: 300_000, height: 3)) {
            try check.run(candidate(list, boxAt: 0)) { try rasterizer.draw(list, scale: 3) }
        }
        #expect(temporary.files == [])
    }
}
