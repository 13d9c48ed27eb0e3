import Foundation
import KitValues
import ReflowKit
import Snapshots
import TestSupport
import XCTest

@testable import ReflowTesting

/// The same assertions from XCTest, in the same module as tests of Swift Testing.
final class XCTestTests: XCTestCase {
    private var folder: TemporaryFolder?

    override func setUpWithError() throws {
        folder = try TemporaryFolder()
    }

    private func verify(_ text: String) -> String? {
        verifySnapshot(
            of: text, as: .lines, record: .missing, snapshotDirectory: folder?.path, testName: "counted()")
    }

    // Both methods count the same test: each starts from 1.
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

    // Set for the whole process, so where no other test runs beside this one.
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
        XCTAssertNil(verifySnapshot(of: "a", as: .lines, named: "a", record: .never, snapshotDirectory: folder?.path))
    }

    override func invokeTest() {
        withSnapshotTesting(diffTool: "compare") { super.invokeTest() }
    }

    func testConfigurationOfTheClass() {
        XCTAssertEqual(
            SnapshotTestingConfiguration.current?.diffTool?(currentFilePath: "a", failedFilePath: "b"), "compare a b")
    }
}

/// What is deprecated, behind what is not: warnings are errors here.
private protocol ProcessSwitches {
    func set(isRecording: Bool)
    var isRecordingNow: Bool { get }
}

private struct DeprecatedSwitches: ProcessSwitches {
    @available(*, deprecated)
    func set(isRecording value: Bool) { isRecording = value }

    @available(*, deprecated)
    var isRecordingNow: Bool { isRecording }
}
