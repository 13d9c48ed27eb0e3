import Basics
import Comparison
import Foundation
import ImageCodecs
import KitValues
import Screens
import Snapshots
import TestSupport
import Testing

@Suite("One check, from candidate to files")
struct SnapshotCheckTests {
    private let temporary: TemporaryFolder

    init() throws {
        temporary = try TemporaryFolder()
    }

    private static let png = "Snapshots/login/login.iphone-15.portrait.png"
    private static let txt = "Snapshots/login/login.iphone-15.portrait.txt"
    private static let report = "report/login/login.iphone-15.portrait."

    private func check(_ mode: RecordMode, renderer: RendererFingerprint = sampleRenderer) -> SnapshotCheck {
        SnapshotCheck(
            goldens: GoldenStore(root: temporary.url("Snapshots")),
            artifacts: FailureArtifacts(root: temporary.url("report")), renderer: renderer, mode: mode)
    }

    private let candidate = SnapshotCandidate(name: sampleName, tree: sampleTree(), drawing: sampleDrawing)

    /// A layout whose label moved, which the picture shows.
    private let moved = SnapshotCandidate(name: sampleName, tree: sampleTree(x: 28), drawing: otherDrawing)
    private let movedPicture = samplePicture.withOnePixelChanged()

    private func record() throws {
        _ = try check(.all).run(candidate) { samplePicture }
    }

    @Test("Recorded, then passed without being drawn; the text is what the tree prints")
    func recordAndPass() throws {
        let recorded = try check(.all).run(candidate) { samplePicture }
        #expect(recorded.picture == .missing && recorded.tree == .missing && recorded.isRecorded)
        #expect(temporary.files == [SnapshotCheckTests.png, SnapshotCheckTests.txt])
        #expect(temporary.contents(SnapshotCheckTests.txt) == Data(sampleTree().dump().utf8))

        let passed = try check(.never).run(candidate) {
            Issue.record("drawn in vain")
            return samplePicture
        }
        #expect(passed.hasPassed && !passed.isRecorded && passed.artifacts.isEmpty)
        #expect(passed.picture == .passed(.drawing, note: nil) && passed.tree == .same)
    }

    @Test("Pixels that differ are told by the view they are seen as, also beside views that moved")
    func repainted() throws {
        try record()
        var repainted = candidate
        repainted.drawing = otherDrawing
        let result = try check(.never).run(repainted) { movedPicture }
        #expect(result.tree == .same && result.repainted.count == 1 && !result.picture.passing.isEmpty)
        // No tolerance applies to frames, so none is suggested. The title moved outside the window, whose pixels differ
        // as well.
        let both = try check(.never).run(moved) { movedPicture }
        #expect(both.repainted == result.repainted && both.picture.passing.isEmpty && !both.hasPassed)
        #expect(both.tree.comparison?.changes.map(\.view) == ["title"])
        // Another renderer may have painted every view differently.
        let foreign = try check(.never, renderer: otherRenderer).run(repainted) { movedPicture }
        #expect(foreign.repainted.isEmpty && !foreign.hasPassed)
    }

    /// The sample with a title of this colour.
    private func colored(_ color: String, x: CGFloat = 16) -> SnapshotCandidate {
        let tree = sampleTree(x: x)
        var changed = FrameTree(
            device: tree.device, orientation: tree.orientation, semantics: tree.semantics, size: tree.size,
            scale: tree.scale, root: tree.root)
        for var node in tree.nodes.dropFirst() {
            node.looks[.textColor] = color
            changed.append(node, depth: node.depth)
        }
        return SnapshotCandidate(name: sampleName, tree: changed, drawing: otherDrawing)
    }

    @Test("A colour that changed with its view's frame is told beside it; by itself it is the picture's to judge")
    func looks() throws {
        _ = try check(.all).run(colored("#FF3B30")) { samplePicture }
        let both = try check(.never).run(colored("#34C759", x: 28)) { movedPicture }
        #expect(both.tree.text() == "title: x 16 → 28, textColor #FF3B30 → #34C759\n")
        // No pixel shows the change, so there is nothing to judge.
        let unseen = try check(.never).run(colored("#34C759")) { samplePicture }
        #expect(unseen.hasPassed && unseen.tree == .same)
        var tolerant = colored("#FF3B31")
        tolerant.drawing = ContentDigest(of: "a third drawing")
        tolerant.rules.tolerance.perceptualPrecision = 0.9
        #expect(try check(.never).run(tolerant) { movedPicture }.hasPassed)
        var strict = tolerant
        strict.rules = .exact
        let exact = try check(.never).run(strict) { movedPicture }
        #expect(!exact.hasPassed && exact.tree.comparison?.changes.map(\.view) == ["title"])
    }

    @Test("No budget is advised where a view changed, came or went, whether the tree decides or not")
    func noAdvice() throws {
        try record()
        for treeDecides in [true, false] {
            var hidden = candidate
            hidden.treeDecides = treeDecides
            hidden.drawing = otherDrawing
            #expect(!(try check(.never).run(hidden) { movedPicture }).picture.passing.isEmpty)
            var gone = moved
            gone.treeDecides = treeDecides
            gone.rules.tolerance.precision = 0.999
            let result = try check(.never).run(gone) { movedPicture }
            #expect(result.picture.passing.isEmpty && !result.hasPassed)
            // A decision by swift-snapshot-testing is kept.
            #expect((result.shortfall == nil) == treeDecides)
        }
    }

    @Test("A tree that was recorded before trees had looks holds by its frames")
    func treeWithoutLooks() throws {
        try record()
        #expect(try check(.never).run(colored("#34C759")) { samplePicture }.tree == .same)
        #expect(try check(.never).run(colored("#34C759", x: 28)) { samplePicture }.tree.text() == "title: x 16 → 28\n")
    }

    @Test("Recording what is recorded already writes nothing")
    func recordTwice() throws {
        try record()
        #expect(try !check(.all).run(candidate) { samplePicture }.isRecorded)
        var verifying = check(.all)
        verifying.verifiesPixels = true
        #expect(try !verifying.run(candidate) { samplePicture }.isRecorded)
    }

    @Test(
        "A golden with another picture's record is found and shown where pixels are verified, and always replaced")
    func falseRecord() throws {
        try record()
        let golden = try #require(temporary.contents(SnapshotCheckTests.png))
        let chunk = try #require(try PNG.chunks(in: golden).first { $0.type == GoldenRecord.chunkType })
        let file = try PNG.encode(movedPicture)
        var record = try #require(GoldenRecord(payload: chunk.payload))
        record.rest = ContentDigest(of: file)
        let forged = try PNG.adding(PNG.Chunk(type: GoldenRecord.chunkType, payload: record.payload), to: file)
        try forged.write(to: temporary.url(SnapshotCheckTests.png))

        var test = check(.never)
        #expect(try test.run(candidate) { samplePicture }.hasPassed)
        test.verifiesPixels = true
        let found = try test.run(candidate) { samplePicture }
        #expect(!found.hasPassed && found.artifacts[.reference] == ContentDigest(of: forged))
        #expect(found.golden[.picture] == ContentDigest(of: forged) && found.picture.passing.isEmpty)

        #expect(try check(.all).run(candidate) { samplePicture }.isRecorded)
        #expect(try test.run(candidate) { samplePicture }.picture == .passed(.pixels, note: nil))
    }

    @Test("A failure leaves reference, actual, difference, tree, and which views moved")
    func failure() throws {
        try record()
        let golden = temporary.contents(SnapshotCheckTests.png)
        let result = try check(.never).run(moved) { movedPicture }
        #expect(!result.hasPassed && !result.isRecorded)
        #expect(Set(result.artifacts.keys) == [.reference, .actual, .difference, .tree, .frames])
        #expect(result.artifacts[.reference] == golden.map { ContentDigest(of: $0) })
        #expect(result.golden[.picture] == result.artifacts[.reference] && result.golden.count == 2)
        let report = SnapshotCheckTests.report
        #expect(temporary.contents(report + "frames.txt") == Data("title: x 16 → 28\n".utf8))
        #expect(temporary.contents(report + "actual.txt") == Data(sampleTree(x: 28).dump().utf8))
        #expect(temporary.contents(report + "reference.png") == golden)
        #expect(try PNG.decode(#require(temporary.contents(report + "actual.png"))) == movedPicture)
        let difference = try PNG.decode(#require(temporary.contents(report + "difference.png")))
        #expect(difference == DifferencePicture.bitmap(reference: samplePicture, actual: movedPicture))
        #expect(temporary.contents(SnapshotCheckTests.png) == golden)
    }

    @Test(
        "A failure draws the picture once, whatever the golden is, whatever is recorded and whatever decides",
        arguments: RecordMode.allCases, ["missing", "other", "foreign", "pointer", "damaged"])
    func drawnOnce(mode: RecordMode, golden: String) throws {
        try record()
        let file = SnapshotCheckTests.png
        switch golden {
        case "missing": try FileManager.default.removeItem(at: temporary.url(file))
        case "foreign": try temporary.write(PNG.encode(samplePicture), to: file)
        case "pointer":
            try temporary.write("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", to: file)
        case "damaged": try temporary.write(#require(temporary.contents(file)).prefix(60), to: file)
        default: break
        }
        for treeDecides in [true, false] {
            var candidate = moved
            candidate.treeDecides = treeDecides
            let before = temporary.contents(file)
            var drawings = 0
            let result = try check(mode).run(candidate) {
                drawings += 1
                return movedPicture
            }
            #expect(!result.hasPassed && drawings == 1, "\(drawings)")
            // A recorded golden does not fail the next time.
            try? FileManager.default.removeItem(at: temporary.url(file))
            if let before { try temporary.write(before, to: file) }
        }
    }

    @Test("To accept a change is to copy the actual files")
    func accept() throws {
        try record()
        _ = try check(.never).run(moved) { movedPicture }
        for (artifact, golden) in [("actual.png", SnapshotCheckTests.png), ("actual.txt", SnapshotCheckTests.txt)] {
            try #require(temporary.contents(SnapshotCheckTests.report + artifact)).write(to: temporary.url(golden))
        }
        let result = try check(.never).run(moved) {
            Issue.record("drawn in vain")
            return movedPicture
        }
        #expect(result.hasPassed && result.picture == .passed(.drawing, note: nil))
    }

    @Test("What an earlier failure left goes when the check passes or records")
    func staleArtifacts() throws {
        try record()
        _ = try check(.never).run(moved) { movedPicture }
        #expect(temporary.files.count == 7)
        _ = try check(.never).run(candidate) { samplePicture }
        #expect(temporary.files == [SnapshotCheckTests.png, SnapshotCheckTests.txt])
        _ = try check(.never).run(moved) { movedPicture }
        _ = try check(.all).run(moved) { movedPicture }
        #expect(temporary.files == [SnapshotCheckTests.png, SnapshotCheckTests.txt])
    }

    @Test("A view that moves without being seen fails too, with its tree and no pictures")
    func invisibleMove() throws {
        try record()
        let candidate = SnapshotCandidate(name: sampleName, tree: sampleTree(x: 28), drawing: sampleDrawing)
        let result = try check(.never).run(candidate) { samplePicture }
        #expect(result.picture.hasPassed && !result.hasPassed)
        #expect(Set(result.artifacts.keys) == [.tree, .frames])
    }

    @Test("A missing golden leaves the picture that is waiting for it")
    func missing() throws {
        let result = try check(.never).run(candidate) { samplePicture }
        #expect(result.picture == .missing && !result.hasPassed)
        #expect(Set(result.artifacts.keys) == [.actual, .tree, .frames] && result.golden == [:])
        #expect(!temporary.files.contains(SnapshotCheckTests.png))
    }

    /// The arguments are the existing file and the modes that write.
    @Test(
        "Record modes",
        arguments: [
            ("nothing", [RecordMode.all, .failed, .missing]),
            ("the same", []),
            ("another picture", [.all, .failed]),
            ("another tree", [.all, .failed]),
            ("no text", [.all, .failed, .missing]),
            ("another picture, no text", [.all, .failed]),
            ("text only", [.all, .failed, .missing]),
            ("damaged", [.all, .failed]),
            ("pointer", [.all, .failed]),
            ("stripped", [.all]),
            ("other renderer", [.all]),
        ])
    func modes(before: String, writing: [RecordMode]) throws {
        for mode in RecordMode.allCases {
            try? FileManager.default.removeItem(at: temporary.url("Snapshots"))
            let picture = temporary.url(SnapshotCheckTests.png)
            switch before {
            case "nothing": break
            case "the same": try record()
            case "another picture":
                try record()
                try sampleGolden(movedPicture.withOnePixelChanged(at: 1)).write(to: picture)
            case "another tree": _ = try check(.all).run(moved) { samplePicture }
            case "no text":
                try record()
                try FileManager.default.removeItem(at: temporary.url(SnapshotCheckTests.txt))
            case "another picture, no text":
                try record()
                try sampleGolden(movedPicture.withOnePixelChanged(at: 1)).write(to: picture)
                try FileManager.default.removeItem(at: temporary.url(SnapshotCheckTests.txt))
            case "text only":
                try record()
                try FileManager.default.removeItem(at: picture)
            case "damaged":
                try record()
                try Data("GIF89a".utf8).write(to: picture)
            case "pointer":
                try record()
                try Data("version https://git-lfs.github.com/spec/v1\n".utf8).write(to: picture)
            case "stripped":
                try record()
                try PNG.encode(samplePicture).write(to: picture)
            case "other renderer": _ = try check(.all, renderer: otherRenderer).run(candidate) { samplePicture }
            default: Issue.record("unknown situation")
            }
            var check = check(mode)
            check.verifiesPixels = true
            let result = try check.run(candidate) { samplePicture }
            #expect(result.isRecorded == writing.contains(mode), "\(mode)")
            if result.isRecorded {
                let after = try check.run(candidate) { samplePicture }
                #expect(after.hasPassed && after.picture.isUpToDate, "\(mode)")
            }
        }
    }

    @Test("Raw values are those of swift-snapshot-testing")
    func rawValues() {
        #expect(RecordMode.allCases.map(\.rawValue) == ["all", "failed", "missing", "never"])
    }

    @Test("A text with the line ends of Windows is the same tree; one with conflict marks is none")
    func texts() throws {
        try record()
        let windows = sampleTree().dump().replacingOccurrences(of: "\n", with: "\r\n")
        try temporary.write(windows, to: SnapshotCheckTests.txt)
        #expect(try check(.never).run(candidate) { samplePicture }.tree == .same)
        try temporary.write("<<<<<<< HEAD\n", to: SnapshotCheckTests.txt)
        let result = try check(.never).run(candidate) { samplePicture }
        #expect(!result.hasPassed)
        #expect(result.tree.text()?.contains("cannot be read: it has git's conflict markers; ") == true)
        try temporary.write("trea\n", to: SnapshotCheckTests.txt)
        #expect(
            try check(.never).run(candidate) { samplePicture }.tree.text()
                == "The golden's view tree (.txt) cannot be read: line 1, column 1: expected \"tree\".\n")
        try Data([0x74, 0xFF]).write(to: temporary.url(SnapshotCheckTests.txt))
        #expect(try check(.never).run(candidate) { samplePicture }.tree == .unreadable("it is not UTF-8 text"))
        // A text that Git LFS has not fetched counts as correct.
        try temporary.write("version https://git-lfs.github.com/spec/v1\n", to: SnapshotCheckTests.txt)
        let pointer = try check(.never).run(candidate) { samplePicture }
        #expect(!pointer.hasPassed && !pointer.isAcceptable)
        #expect(pointer.tree.text()?.contains("it is a Git LFS pointer; fetch the file itself") == true)
    }

    @Test("Eight recordings at once leave one whole golden")
    func concurrentRecording() async throws {
        let check = check(.all)
        let candidate = candidate
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { _ = try check.run(candidate) { samplePicture } }
            }
            try await group.waitForAll()
        }
        #expect(temporary.files == [SnapshotCheckTests.png, SnapshotCheckTests.txt])
        #expect(try self.check(.never).run(candidate) { samplePicture }.picture == .passed(.drawing, note: nil))
    }

    @Test("A link out of the folder of goldens: refused, nothing written outside")
    func linkOut() throws {
        let outside = try TemporaryFolder()
        try temporary.write("", to: "Snapshots/other")
        try temporary.link("Snapshots/login", to: outside.url)
        #expect(throws: FileError.self) { try check(.all).run(candidate) { samplePicture } }
        #expect(outside.files == [])
    }

    @Test("A log: recorded, passed, failed at the line that differs; what a failure left goes when it is recorded")
    func logs() throws {
        let name = GoldenName(layout: "login", device: "iphone-15", state: nil)
        let artifact = "report/login/login.iphone-15.actual.log"
        #expect(try check(.all).workflow.check(log: "one\ntwo\n", as: name).isRecorded)
        #expect(try check(.never).workflow.check(log: "one\ntwo\n", as: name).verdict == .same)
        let failed = try check(.never).workflow.check(log: "one\n2\n", as: name)
        #expect(
            failed.verdict.text == """
                The events differ from line 2 on.
                golden: two
                now:    2
                """)
        #expect(temporary.contents(artifact) == Data("one\n2\n".utf8))
        #expect(failed.artifacts[.log] == ContentDigest(of: "one\n2\n"))
        #expect(try check(.all).workflow.check(log: "one\n2\n", as: name).isRecorded)
        #expect(temporary.contents(artifact) == nil)
    }

    @Test("A picture that no file can hold")
    func emptyPicture() {
        #expect(throws: ImageError.empty(width: 0, height: 0)) {
            try check(.all).run(candidate) { Bitmap(width: 0, height: 0, pixels: []) }
        }
        #expect(temporary.files == [])
    }
}
