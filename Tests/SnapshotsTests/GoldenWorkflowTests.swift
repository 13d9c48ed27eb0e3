import Basics
import Foundation
import Snapshots
import TestSupport
import Testing

@Suite("One workflow, whatever is kept")
struct GoldenWorkflowTests {
    private let temporary: TemporaryFolder

    init() throws {
        temporary = try TemporaryFolder()
    }

    private func workflow(_ mode: RecordMode) -> GoldenWorkflow {
        GoldenWorkflow(
            goldens: GoldenStore(root: temporary.url("goldens")),
            artifacts: FailureArtifacts(root: temporary.url("failures"), naming: .goldens, in: "App/CardTests"),
            mode: mode)
    }

    private func name(_ pathExtension: String?, named identifier: String = "a") -> GoldenName {
        SnapshotName(
            fileID: "App/CardTests.swift", filePath: "/app/Tests/CardTests.swift", testName: "card()",
            identifier: identifier, pathExtension: pathExtension
        ).golden(in: "CardTests")
    }

    private func check(
        _ text: String, _ mode: RecordMode, _ pathExtension: String? = "txt"
    ) throws -> Checked<ValueResult<String>> {
        try workflow(mode).check(
            { Data(text.utf8) }, named: name(pathExtension),
            difference: { golden in golden == Data(text.utf8) ? nil : "another text" },
            evidence: { difference in
                var evidence = FailureEvidence()
                evidence.attach(Data(difference.utf8), named: "difference.patch", to: name(pathExtension))
                return evidence
            })
    }

    /// The arguments are the existing file, the modes that write, and those that leave artifacts.
    @Test(
        "What a mode writes and leaves: one table for pictures, logs and texts",
        arguments: [
            ("nothing", [RecordMode.all, .failed, .missing], [RecordMode.never]),
            ("the same", [.all], []),
            ("another", [.all, .failed], [.failed, .missing, .never]),
        ])
    func table(before: String, writing: [RecordMode], leaving: [RecordMode]) throws {
        for mode in RecordMode.allCases {
            for folder in ["goldens", "failures"] { try? FileManager.default.removeItem(at: temporary.url(folder)) }
            let log = GoldenName(layout: "login", device: "iphone-15", state: nil)
            switch before {
            case "the same":
                _ = try check("now", .all)
                _ = try workflow(.all).check(log: "now\n", as: log)
            case "another":
                _ = try check("then", .all)
                _ = try workflow(.all).check(log: "then\n", as: log)
            default: break
            }
            let outcomes = [
                try check("now", mode).result.outcome, try workflow(mode).check(log: "now\n", as: log).outcome,
            ]
            for outcome in outcomes {
                #expect(outcome.isWritten == writing.contains(mode), "\(mode)")
                #expect(outcome.isRecorded == (outcome.isWritten && before != "the same"), "\(mode)")
                #expect(outcome.artifacts.isEmpty != leaving.contains(mode), "\(mode)")
                // A golden that was replaced cannot be accepted.
                #expect(outcome.golden.isEmpty != (before == "another" && !outcome.isWritten), "\(mode)")
            }
        }
    }

    @Test("Where everything is recorded, nobody reads the golden: one that its strategy cannot read is replaced")
    func unread() throws {
        _ = try check("then", .all)
        let result = try workflow(.all).check(
            { Data("now".utf8) }, named: name("txt"),
            difference: { _ -> String? in
                Issue.record("compared in vain")
                return nil
            }, evidence: { _ in FailureEvidence() })
        #expect(result.result.isRecorded && result.evidence.files.isEmpty)
        #expect(temporary.contents("goldens/CardTests/card.a.txt") == Data("now".utf8))
    }

    @Test("What was taken now has the name of its golden; what an earlier failure left goes with the assertion's own")
    func names() throws {
        for ending in ["txt", "json"] { _ = try check("then", .all, ending) }
        for ending in ["txt", "json"] { _ = try check("now", .never, ending) }
        let folder = "failures/App/CardTests"
        #expect(
            temporary.files.filter { $0.hasPrefix(folder) }
                == ["difference.patch", "json", "txt"].map { "\(folder)/card.a.\($0)" })
        // A picture with the same name belongs to another assertion.
        try temporary.write("picture", to: "\(folder)/card.a.png")
        #expect(try check("then", .never, "txt").result.outcome.standing == .holds)
        #expect(temporary.files.filter { $0.hasPrefix(folder) } == ["json", "png"].map { "\(folder)/card.a.\($0)" })
    }

    @Test("Attachments of a strategy for pictures that reports show are known by their names")
    func attachments() {
        var evidence = FailureEvidence()
        for end in ["reference.png", "difference.png", "changes.txt", "own.bin"] {
            evidence.attach(Data(end.utf8), named: end, to: name("png"))
        }
        #expect(Set(evidence.files.keys) == [.reference, .difference, .frames])
        #expect(evidence.attachments.map(\.name) == ["own.bin"])
        let artifacts = FailureArtifacts(root: temporary.url, naming: .goldens, in: "App/CardTests")
        #expect(
            artifacts.files(evidence, of: name("png")).map(\.path)
                == ["reference.png", "changes.txt", "difference.png", "own.bin"].map { "App/CardTests/card.a.\($0)" })
    }
}
