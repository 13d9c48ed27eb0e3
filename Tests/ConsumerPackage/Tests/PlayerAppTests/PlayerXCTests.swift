import PlayerApp
import SnapshotTesting
import UIKit
import XCTest

final class PlayerXCTests: XCTestCase {
    @MainActor
    func testPlayer() {
        assertSnapshot(of: PlayerViewController(), as: .image(on: .iPhone13ProMax(.landscape)))
    }

    @MainActor
    func testTurning() {
        assertRotation(of: PlayerViewController(), on: .iPhoneSe, through: [.portrait, .landscape, .portrait])
        assertSnapshot(of: PlayerViewController(), as: .layoutIssues(on: .iPhone13))
    }

    @MainActor
    func testInScope() {
        withSnapshotTesting(diffTool: "compare") {
            assertSnapshot(of: PlayerViewController(), as: .recursiveDescription(on: .iPhone13(.landscape)))
        }
    }
}
