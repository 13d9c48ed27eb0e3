import Foundation
import Snapshots
import TestSupport
import Testing

@testable import ReflowTesting

/// The assertions by their older names. The protocol hides the deprecation, because warnings are errors here.
private protocol Matching {
    func assertOne(_ text: String, record: Bool?)
    func assertNamed(_ text: String, record: Bool?)
    func assertNumbered(_ text: String, record: Bool?)
    func verify(_ text: String, record: Bool?, in folder: TemporaryFolder) -> String?
}

@Suite("The assertions that swift-snapshot-testing calls matching:", .snapshots)
struct MatchingTests {
    private let old: any Matching = DeprecatedAssertions()

    @Test("verifySnapshot(matching:) records and compares; true records again, false is the same as no value")
    func verify() throws {
        let folder = try TemporaryFolder()
        try withSnapshotTesting(record: .missing) {
            let first = try #require(old.verify("Hello", record: nil, in: folder))
            #expect(first.hasPrefix("No reference was found on disk. Automatically recorded snapshot: …"))
            #expect(folder.text("greeting.a.txt") == "Hello")
            #expect(old.verify("Hello", record: false, in: folder) == nil)
            #expect(old.verify("Bye", record: nil, in: folder)?.hasPrefix("Snapshot \"a\" does not match") == true)
            #expect(old.verify("Bye", record: true, in: folder)?.hasPrefix("Record mode is on.") == true)
            #expect(folder.text("greeting.a.txt") == "Bye")
        }
        let other = try TemporaryFolder()
        withSnapshotTesting(record: .never) {
            #expect(old.verify("Hello", record: false, in: other)?.contains("recording is disabled") == true)
        }
        #expect(other.files.isEmpty)
    }

    @Test("assertSnapshot(s)(matching:) fail where the caller stands, and look beside the caller's file")
    func assertions() throws {
        let folder = try TemporaryFolder()
        let environment = TestEnvironment(["SNAPSHOT_REFERENCE_DIR": folder.path])
        func references() -> [String] {
            let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            return files.filter { $0.hasSuffix(".txt") }.sorted()
        }
        TestEnvironment.$current.withValue(environment) {
            withSnapshotTesting(record: .missing) {
                for assertion in [old.assertOne, old.assertNamed, old.assertNumbered] {
                    withKnownIssue {
                        assertion("Hello", nil)
                    } matching: { issue in
                        issue.sourceLocation?.fileName == "MatchingTests.swift"
                            && issue.comments.first?.rawValue.hasPrefix("No reference was found on disk.") == true
                    }
                }
            }
        }
        let file = "ReflowTestingTests/MatchingTests"
        #expect(
            references() == [
                "\(file)/named.a.txt", "\(file)/named.b.txt", "\(file)/numbered.1.txt", "\(file)/one.1.txt",
            ])
    }
}

private struct DeprecatedAssertions: Matching {
    @available(*, deprecated)
    func assertOne(_ text: String, record: Bool?) {
        assertSnapshot(matching: text, as: .lines, record: record, testName: "one()")
    }

    @available(*, deprecated)
    func assertNamed(_ text: String, record: Bool?) {
        assertSnapshots(matching: text, as: ["b": .lines, "a": .lines], record: record, testName: "named()")
    }

    @available(*, deprecated)
    func assertNumbered(_ text: String, record: Bool?) {
        assertSnapshots(matching: text, as: [.lines], record: record, testName: "numbered()")
    }

    @available(*, deprecated)
    func verify(_ text: String, record: Bool?, in folder: TemporaryFolder) -> String? {
        verifySnapshot(
            matching: text, as: .lines, named: "a", record: record, snapshotDirectory: folder.path,
            testName: "greeting()")
    }
}
