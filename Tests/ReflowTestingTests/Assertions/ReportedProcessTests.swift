import Basics
import Foundation
import Snapshots
import Suites
import TestSupport
import Testing

@testable import ReflowTesting

@Suite("What no assertion of a run asked for")
struct ReportedProcessTests {
    private let package: TemporaryFolder
    private let reports: TemporaryFolder

    init() throws {
        package = try TemporaryFolder()
        reports = try TemporaryFolder()
        try package.write(Data(), to: "Package.swift")
        for name in [
            "kept.a.txt", "kept.old.json", "renamed.1.png", "renamed.1.frames.txt", "failed.later.txt", ".DS_Store",
            "Folder/own.txt",
        ] {
            try write("old", to: "CardTests/\(name)")
        }
        try write("old", to: "OtherTests/other.1.txt")
    }

    private func write(_ text: String, to name: String) throws {
        _ = try ContainedFolder(root: package.url).write(Data(text.utf8), to: "Tests/AppTests/__Snapshots__/\(name)")
    }

    /// Verifies a text like a test in `CardTests.swift` in a process of its own.
    private func verify(_ text: String, _ testName: String, named name: String) {
        let path = package.path + "/Tests/AppTests/CardTests.swift"
        let report = AssertionReport(
            name: SnapshotName(
                fileID: "AppTests/CardTests.swift", filePath: path, testName: testName, identifier: name,
                pathExtension: "txt"),
            references: ReferenceFolder(of: "AppTests/CardTests.swift", at: path, root: nil),
            outcome: SnapshotAssertion.Outcome(status: text == "old" ? .passed : .changed))
        #expect(report.told(TestEnvironment(["SNAPSHOT_REPORT_DIR": reports.path])) == nil)
    }

    private func end(isWhole: Bool) {
        ReportedProcess.end(
            in: ContainedFolder(root: URL(fileURLWithPath: reports.path, isDirectory: true)), isWhole: isWhole)
    }

    private func unasked() throws -> [String] {
        let joined = try AssertionsReport(reports.path, output: reports.url)
        return try joined.unaskedReferences(in: GoldenStore(root: joined.goldens))
    }

    @Test("Listed is what lies beside what was asked for, of test files that ran, once a whole run came to its end")
    func listed() throws {
        verify("old", "kept()", named: "a")
        verify("new", "failed()", named: "first")
        // The process is still running, or was killed.
        #expect(try unasked() == [])
        end(isWhole: true)
        // Files in subfolders, hidden files, files that a test may have requested later, and those of other test files
        // are left out.
        #expect(
            try unasked()
                == ["kept.old.json", "renamed.1.frames.txt", "renamed.1.png"].map {
                    "Tests/AppTests/__Snapshots__/CardTests/\($0)"
                })
        // One of two processes ran only some of the tests.
        try reports.write(Data("{\"version\": 1, \"complete\": false}".utf8), to: "processes/other.json")
        #expect(try unasked() == [])
    }

    @Test("Nothing is listed of a run that was asked for some tests")
    func filtered() throws {
        verify("old", "kept()", named: "a")
        end(isWhole: false)
        #expect(try unasked() == [])
    }

    @Test(
        "A process knows from its arguments whether it was asked for all of its tests",
        arguments: [
            ("", true), ("--testing-library xctest", true), ("--testing-library swift-testing", true),
            ("--parallel -c release --testing-library swift-testing", true),
            ("--skip-build --testing-library swift-testing", true),
            ("AppTests.CardTests/testA --testing-library xctest", false), ("AppTests.CardTests/testA", false),
            ("--filter CardTests --testing-library swift-testing", false),
            ("--skip=CardTests --testing-library swift-testing", false),
            ("--testing-library swift-testing --configuration-path plan.json", false), ("--list-tests", false),
        ])
    func selection(arguments: String, isWhole: Bool) {
        #expect(
            TestSelection.isWhole(["AppTests.xctest"] + arguments.split(separator: " ").map(String.init)) == isWhole)
    }
}
