import Foundation
import ReflowKit
import Snapshots
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

    override func invokeTest() {
        withSnapshotTesting(diffTool: "compare") { super.invokeTest() }
    }

    func testConfigurationOfTheClass() {
        XCTAssertEqual(
            SnapshotTestingConfiguration.current?.diffTool?(currentFilePath: "a", failedFilePath: "b"), "compare a b")
    }
}
