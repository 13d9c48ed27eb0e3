import Basics
import Comparison
import Foundation
import KitValues
import LayoutRules
import ReflowKit
import Snapshots
import Suites
import TestSupport
import Testing

@testable import ReflowTesting

@MainActor
@Suite("Reports of Swift tests (SNAPSHOT_REPORT_DIR)")
struct AssertionReportTests {
    private let references: TemporaryFolder
    private let reports: TemporaryFolder

    init() throws {
        references = try TemporaryFolder()
        reports = try TemporaryFolder()
    }

    /// Verifies a value in a test of a module that writes a report. The references of all modules are in one folder.
    private func verify<Value, Format>(
        _ value: Value, as strategy: Snapshotting<Value, Format>, named name: String,
        fileID: StaticString = "AppTests/CardTests.swift", record: RecordMode = .missing
    ) -> String? {
        let environment = TestEnvironment([
            "SNAPSHOT_REPORT_DIR": reports.path, "SNAPSHOT_REFERENCE_DIR": references.path,
            "SNAPSHOT_ARTIFACTS": reports.path + "/artifacts",
        ])
        return TestEnvironment.$current.withValue(environment) {
            verifySnapshot(
                of: value, as: strategy, named: name, record: record, fileID: fileID,
                file: "/app/Tests/AppTests/CardTests.swift", testName: "card()")
        }
    }

    private func joined() throws -> AssertionsReport {
        try AssertionsReport(reports.path, output: reports.url.appendingPathComponent("out"))
    }

    private func card(inset: CGFloat = 16) -> CardController {
        let controller = CardController()
        controller.titleInset = inset
        return controller
    }

    @Test("Every assertion is told once, whatever became of it")
    func statuses() throws {
        struct Broken: Error {}
        let broken = Snapshotting<String, String>.writing("txt") { _ in throw Broken() }
        #expect(!AssertionsReport.isFolder(reports.path))
        #expect(verify(card(), as: .image(on: .iPhone13), named: "changed") != nil)
        #expect(verify(card(), as: .image(on: .iPhone13), named: "passed") != nil)
        #expect(verify("Hello", as: .lines, named: "text") != nil)
        #expect(verify(card(), as: .image(on: .iPhone13), named: "passed") == nil)
        #expect(verify(card(inset: 28), as: .image(on: .iPhone13), named: "changed") != nil)
        #expect(verify(card(), as: .image(on: .iPhone13), named: "missing", record: .never) != nil)
        #expect(verify(card(), as: .image(on: .iPhone13), named: "recorded") != nil)
        #expect(verify("Bye", as: .lines, named: "text") != nil)
        #expect(verify("", as: broken, named: "broken") != nil)
        #expect(AssertionsReport.isFolder(reports.path))

        let joined = try joined()
        #expect(joined.goldens.path == references.path)
        let layout = try #require(joined.report.layouts.first)
        #expect(joined.report.layouts.count == 1)
        #expect(
            layout.pictures.map { "\($0.name): \($0.status)" } == [
                "CardTests.card.changed: changed", "CardTests.card.missing: missing",
                "CardTests.card.passed: passed", "CardTests.card.recorded: recorded",
            ])
        #expect(
            layout.logs.map { "\($0.name): \($0.status)" } == [
                "CardTests.card.broken.txt: broken", "CardTests.card.text.txt: changed",
            ])
        let changed = layout.pictures[0]
        #expect(changed.path == "AppTests/CardTests/card.changed")
        #expect(changed.changes.map(\.text) == ["titleLabel: x 16 → 28"])
        #expect(changed.changes.first?.before == CGRect(x: 16, y: 63, width: 120, height: 24))
        #expect(changed.pixels?.actualSize.width == 1170)
        #expect(changed.device == "iPhone 13")
        #expect(changed.state == "portrait")
        #expect(changed.root == "card")
        #expect(changed.scale == 3)
        #expect(changed.message?.contains("pixels differ") == true)
        #expect(changed.message?.contains("titleLabel") == false)
        #expect(layout.logs[1].message?.contains("−Hello\n+Bye") == true)
        #expect(layout.logs[0].message == "Couldn't snapshot value: Broken()")
        // A joined report is written and read like any other.
        try reports.write(Data(joined.report.json.utf8), to: "results.json")
        #expect(try SuiteReport.read(reports.path) == joined.report)
    }

    @Test("What users never see is refused, with the explanation, as for layouts (contract, exit codes)")
    func refusals() throws {
        let portrait = MaskedController(.portrait)
        #expect(verify(portrait, as: .image(on: .iPhone13(.landscape)), named: "picture") != nil)
        #expect(verify(portrait, as: .frames(on: .iPhone13(.landscape)), named: "text") != nil)
        // The application supports all orientations except this one, so UIKit raises an exception (behaviour.md §5.3).
        #expect(verify(MaskedController(.portraitUpsideDown), as: .image(on: .iPhone13), named: "raised") != nil)
        let report = try joined().report
        #expect(report.pictures.map(\.name) == ["CardTests.card.picture", "CardTests.card.raised"])
        #expect(report.pictures.map(\.status) == [.refused, .refused])
        let picture = try #require(report.pictures.first)
        #expect(picture.device == "iPhone 13")
        #expect(picture.state == "landscapeRight")
        #expect(picture.message?.hasPrefix("iPhone 13 does not show landscapeRight, it shows portrait.") == true)
        #expect(picture.acceptance == nil && picture.artifacts.isEmpty)
        #expect(report.logs.map(\.status) == [.refused])
        #expect(report.pictures.last?.message?.hasPrefix("UIKit would raise an exception here.") == true)
    }

    @Test("A rotation that is refused is told as that, and one that drifts as a change")
    func rotations() throws {
        let environment = TestEnvironment([
            "SNAPSHOT_REPORT_DIR": reports.path, "SNAPSHOT_REFERENCE_DIR": references.path,
        ])
        func turn(_ controller: UIViewController, _ test: String) {
            TestEnvironment.$current.withValue(environment) {
                _ = verifyRotation(
                    of: controller, on: .iPhone13, through: [.portrait, .landscape, .portrait], record: .all,
                    fileID: "AppTests/CardTests.swift", file: "/app/Tests/AppTests/CardTests.swift", testName: test)
            }
        }
        turn(MaskedController(.portrait), "refused()")
        turn(DriftingController(), "drifting()")
        let logs = try joined().report.logs
        #expect(
            logs.map { "\($0.name): \($0.status)" } == [
                "CardTests.drifting.events.txt: recorded", "CardTests.drifting.rotation: changed",
                "CardTests.refused.rotation: refused",
            ])
        #expect(logs[1].message?.hasPrefix("Rotating there and back does not restore the views.") == true)
    }

    @Test("What was looked at is accepted byte for byte, and holds then")
    func accepting() throws {
        _ = verify(card(), as: .image(on: .iPhone13), named: "a")
        #expect(verify(card(inset: 28), as: .image(on: .iPhone13), named: "a") != nil)
        #expect(verify(card(inset: 20), as: .image(on: .iPhone13), named: "b", record: .never) != nil)
        let joined = try joined()
        let store = GoldenStore(root: joined.goldens)
        let artifacts = FailureArtifacts(root: reports.url)
        let changes = joined.report.acceptableChanges
        #expect(changes.map(\.name) == ["CardTests.card.a", "CardTests.card.b"])
        for change in changes.map(\.change) {
            try store.check(change, from: artifacts)
            #expect(
                try store.apply(change, from: artifacts) == ["png", "frames.txt"].map { "\(change.path).\($0)" })
        }
        #expect(verify(card(inset: 28), as: .image(on: .iPhone13), named: "a", record: .never) == nil)
        #expect(verify(card(inset: 20), as: .image(on: .iPhone13), named: "b", record: .never) == nil)
        let frames = try #require(references.text("AppTests/CardTests/card.a.frames.txt"))
        #expect(frames.contains("#titleLabel (28 16; 120 24)"))
        // A passing assertion no longer has artifacts.
        #expect(try self.joined().report.acceptableChanges.isEmpty)
        #expect(try self.joined().report.pictures.allSatisfy { $0.artifacts.isEmpty })
    }

    @Test("Texts and bytes are accepted too, whatever their extension, and hold then")
    func acceptingTexts() throws {
        let strategies: [(String, (String, RecordMode) -> String?)] = [
            ("CardTests.card.bytes", { verify(Data($0.utf8), as: .data, named: "bytes", record: $1) }),
            ("CardTests.card.json.json", { verify([$0], as: .json, named: "json", record: $1) }),
            ("CardTests.card.lines.txt", { verify($0, as: .lines, named: "lines", record: $1) }),
        ]
        for (_, verify) in strategies.dropFirst() { #expect(verify("Hello", .missing) != nil) }
        // The first has no reference.
        for (_, verify) in strategies { #expect(verify("Bye", .never) != nil) }
        let joined = try joined()
        let changes = joined.report.acceptableChanges
        #expect(changes.map(\.name) == strategies.map(\.0))
        #expect(joined.report.logs.map(\.status) == [.missing, .changed, .changed])
        let store = GoldenStore(root: joined.goldens)
        for change in changes {
            #expect(change.isMeant(by: change.change.path, folders: []))
            #expect(change.isMeant(by: change.change.path + ".actual", folders: []))
            let artifacts = FailureArtifacts(root: reports.url)
            try store.check(change.change, from: artifacts)
            #expect(try store.apply(change.change, from: artifacts) == [change.change.path])
        }
        for (_, verify) in strategies { #expect(verify("Bye", .never) == nil) }
        #expect(try self.joined().report.acceptableChanges.isEmpty)
        // A text that differs from the reported one is not overwritten.
        try references.write(Data("Else".utf8), to: changes[2].change.path)
        #expect(throws: GoldenChangeError.goldenChanged("AppTests/CardTests/card.lines.txt")) {
            try store.check(changes[2].change, from: FailureArtifacts(root: reports.url))
        }
    }

    @Test("A folder of references that leads out of the folder of all references is refused, as for layouts")
    func linkOut() throws {
        let outside = try TemporaryFolder()
        try references.link("AppTests", to: outside.url)
        let failure = verify("Hello", as: .lines, named: "a", record: .all)
        #expect(failure?.contains("points outside \(references.path)") == true, "\(failure ?? "")")
        #expect(outside.files == [])
        // Build systems provide their inputs as links, whose targets are read.
        try outside.write(Data("Hello".utf8), to: "CardTests/card.a.txt")
        #expect(verify("Hello", as: .lines, named: "a") == nil)
    }

    @Test("A reference that was not fetched is as it should be where it lies: nothing is offered in its place")
    func pointer() throws {
        #expect(verify(card(), as: .image(on: .iPhone13), named: "a") != nil)
        try references.write(
            Data("version https://git-lfs.github.com/spec/v1\n".utf8), to: "AppTests/CardTests/card.a.png")
        #expect(verify(card(), as: .image(on: .iPhone13), named: "a")?.contains("git lfs pull") == true)
        let picture = try #require(try joined().report.pictures.first)
        #expect(picture.status == .changed && !picture.artifacts.isEmpty && picture.acceptance == nil)
    }

    @Test(
        "A reference that was not fetched and is recorded over is told as that, with the way back",
        arguments: [RecordMode.all, .failed])
    func replacedPointer(mode: RecordMode) throws {
        let notice =
            "It replaced a golden that Git LFS had not fetched; to see what changed, restore that with git, run "
            + "\"git lfs pull\", and run the test again."
        #expect(verify(card(), as: .image(on: .iPhone13), named: "a", record: .all)?.contains("Git LFS") == false)
        try references.write(
            Data("version https://git-lfs.github.com/spec/v1\n".utf8), to: "AppTests/CardTests/card.a.png")
        let failure = try #require(verify(card(), as: .image(on: .iPhone13), named: "a", record: mode))
        #expect(failure.hasSuffix("\n\n" + notice), "\(failure)")
        #expect(verify(card(), as: .image(on: .iPhone13), named: "a") == nil)
    }

    @Test("A picture that is missing beside its frames is accepted with both")
    func framesAlone() throws {
        #expect(verify(card(), as: .image(on: .iPhone13), named: "a") != nil)
        try FileManager.default.removeItem(atPath: references.path + "/AppTests/CardTests/card.a.png")
        #expect(verify(card(inset: 28), as: .image(on: .iPhone13), named: "a", record: .never) != nil)
        let joined = try joined()
        let change = try #require(joined.report.acceptableChanges.first).change
        let store = GoldenStore(root: joined.goldens)
        try store.check(change, from: FailureArtifacts(root: reports.url))
        _ = try store.apply(change, from: FailureArtifacts(root: reports.url))
        #expect(verify(card(inset: 28), as: .image(on: .iPhone13), named: "a", record: .never) == nil)
    }

    @Test("What a failure leaves is of that failure alone; a reference that is no picture is not shown as one")
    func leftovers() throws {
        func left() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: reports.path + "/artifacts/AppTests/CardTests").sorted()
        }
        #expect(verify(card(), as: .image(on: .iPhone13), named: "a") != nil)
        #expect(verify(card(inset: 28), as: .image(on: .iPhone13), named: "a") != nil)
        #expect(
            try left()
                == ["changes.txt", "difference.png", "frames.txt", "png", "reference.png"].map { "card.a.\($0)" })
        try references.write(Data("GIF89a".utf8), to: "AppTests/CardTests/card.a.png")
        let failure = try #require(verify(card(), as: .image(on: .iPhone13), named: "a"))
        #expect(
            failure.contains(
                "The golden picture is not a PNG; restore it from version control, or accept the new picture."))
        #expect(try left() == ["card.a.frames.txt", "card.a.png"])
    }

    @Test("Two modules with a test of the same name are both told, by their modules")
    func modules() throws {
        _ = verify("a", as: .lines, named: "x")
        _ = verify("b", as: .lines, named: "x", fileID: "WidgetTests/CardTests.swift")
        #expect(
            try joined().report.logs.map(\.name) == [
                "AppTests.CardTests.card.x.txt", "WidgetTests.CardTests.card.x.txt",
            ])
    }

    @Test("A file that is no assertion's is named")
    func damaged() throws {
        _ = verify("a", as: .lines, named: "x")
        try reports.write(Data("{}".utf8), to: "assertions/odd.json")
        #expect(throws: SuiteReportError.self) { try joined() }
    }

    @Test("References below the package are told from there, those elsewhere by themselves")
    func places() throws {
        let package = try TemporaryFolder()
        try package.write(Data(), to: "Package.swift")
        let file = package.path + "/Tests/AppTests/CardTests.swift"
        let inside = ReferencePlace(
            of: ReferenceFolder(of: "AppTests/CardTests.swift", at: file, root: nil), root: nil)
        #expect(inside.root.path == package.path)
        #expect(inside.folder == "Tests/AppTests/__Snapshots__/CardTests")
        #expect(inside.file == "Tests/AppTests/CardTests.swift")
        let outside = ReferencePlace(
            of: ReferenceFolder(of: "AppTests/CardTests.swift", at: file, directory: "/elsewhere", root: nil),
            root: nil)
        #expect(outside.root.path == "/elsewhere")
        #expect(outside.folder == "")
    }
}
