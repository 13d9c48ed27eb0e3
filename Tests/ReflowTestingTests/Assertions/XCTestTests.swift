import Foundation
import KitValues
import ReflowKit
import Snapshots
import TestSupport
import XCTest

@testable import ReflowTesting

/// The same assertions with XCTest, in the same module as tests of Swift Testing.
final class XCTestTests: XCTestCase {
    private var folder: TemporaryFolder?

    override func setUpWithError() throws {
        folder = try TemporaryFolder()
    }

    private func verify(_ text: String) -> String? {
        verifySnapshot(
            of: text, as: .lines, record: .missing, snapshotDirectory: folder?.path, testName: "counted()")
    }

    // Each of the two methods is a test of its own, so the count starts at 1 in both.
    func testCountsFromOne() {
        XCTAssertNotNil(verify("a"))
        XCTAssertNotNil(verify("b"))
        XCTAssertEqual(folder?.files, ["counted.1.txt", "counted.2.txt"])
    }

    func testCountsFromOneAgain() {
        testCountsFromOne()
    }

    @MainActor
    func testPictures() {
        for expected in [false, true] {
            let message = verifySnapshot(
                of: CardController(), as: .image(on: .iPhone13(.landscape)), named: "a", record: .missing,
                snapshotDirectory: folder?.path)
            XCTAssertEqual(message == nil, expected)
        }
    }

    func testScope() {
        withSnapshotTesting(record: .never) {
            XCTAssertEqual(SnapshotTestingConfiguration.current?.record, .never)
        }
        XCTAssertFalse(CallSite.isInSwiftTesting)
    }

    // The switches apply to the whole process, so they are tested where no other test runs at the same time.
    func testSwitchesOfTheProcess() {
        let switches: any ProcessSwitches = DeprecatedSwitches()
        switches.set(isRecording: true)
        XCTAssertTrue(switches.isRecordingNow)
        let message = verifySnapshot(of: "a", as: .lines, named: "a", snapshotDirectory: folder?.path)
        XCTAssertEqual(message?.hasPrefix("Record mode is on."), true)
        withSnapshotTesting(record: .missing) {
            XCTAssertFalse(switches.isRecordingNow)
            XCTAssertNil(verifySnapshot(of: "a", as: .lines, named: "a", snapshotDirectory: folder?.path))
        }
        switches.set(isRecording: false)
        XCTAssertFalse(switches.isRecordingNow)
        // `record` is the former name of the same switch.
        switches.set(record: true)
        XCTAssertTrue(switches.isRecordingNow)
        switches.set(record: false)
        XCTAssertFalse(switches.isRecordingNow)
        XCTAssertNil(verifySnapshot(of: "a", as: .lines, named: "a", record: .never, snapshotDirectory: folder?.path))
    }

    func testDiffToolOfTheProcess() {
        let switches: any ProcessSwitches = DeprecatedSwitches()
        switches.set(diffTool: "process")
        defer { switches.set(diffTool: .default) }
        XCTAssertEqual(switches.diffToolNow(currentFilePath: "a", failedFilePath: "b"), "compare a b")
        withSnapshotTesting(record: .missing) {
            XCTAssertEqual(switches.diffToolNow(currentFilePath: "a", failedFilePath: "b"), "compare a b")
        }
        // No scope or trait of the calling task applies on a separate thread.
        let ended = expectation(description: "thread")
        Thread {
            XCTAssertEqual(switches.diffToolNow(currentFilePath: "a", failedFilePath: "b"), "process a b")
            ended.fulfill()
        }.start()
        wait(for: [ended], timeout: 60)
    }

    override func invokeTest() {
        withSnapshotTesting(diffTool: "compare") { super.invokeTest() }
    }

    func testConfigurationOfTheClass() {
        XCTAssertEqual(
            SnapshotTestingConfiguration.current?.diffTool?(currentFilePath: "a", failedFilePath: "b"), "compare a b")
    }
}

/// The deprecated switches. The protocol hides the deprecation, because warnings are errors here.
private protocol ProcessSwitches: Sendable {
    func set(isRecording: Bool)
    func set(record: Bool)
    func set(diffTool: SnapshotTestingConfiguration.DiffTool)
    var isRecordingNow: Bool { get }
    var diffToolNow: SnapshotTestingConfiguration.DiffTool { get }
}

private struct DeprecatedSwitches: ProcessSwitches {
    @available(*, deprecated)
    func set(isRecording value: Bool) { isRecording = value }

    @available(*, deprecated)
    func set(record value: Bool) { record = value }

    func set(diffTool value: SnapshotTestingConfiguration.DiffTool) { _diffTool = value }

    @available(*, deprecated)
    var isRecordingNow: Bool { isRecording }

    var diffToolNow: SnapshotTestingConfiguration.DiffTool { _diffTool }
}
