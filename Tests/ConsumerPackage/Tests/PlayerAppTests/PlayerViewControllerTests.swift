import PlayerApp
import SnapshotTesting
import UIKit
import XCTest

@MainActor
final class PlayerViewControllerTests: XCTestCase {
    private var controller: PlayerViewController!

    override func invokeTest() {
        withSnapshotTesting(diffTool: "compare") {
            super.invokeTest()
        }
    }

    override func setUp() async throws {
        controller = PlayerViewController()
        if let gap = ProcessInfo.processInfo.environment["CONSUMER_GAP"].flatMap(Double.init) {
            controller.gap = CGFloat(gap)
        }
    }

    override func tearDown() async throws {
        controller = nil
    }

    func testUpright() {
        assertSnapshot(of: controller, as: .image(on: .iPhone13))
        XCTAssertEqual(controller.view.bounds.size, CGSize(width: 390, height: 844))
    }

    func testSideways() async throws {
        assertSnapshot(of: controller, as: .image(on: .iPhone13(.landscape)), named: "landscape")
        await Task.yield()
        XCTAssertTrue(controller.isViewLoaded)
    }

    func testControls() throws {
        controller.loadViewIfNeeded()
        let button = try XCTUnwrap(controller.view.subviews.compactMap { $0 as? UIButton }.first)
        XCTAssertEqual(button.title(for: .normal), "Play")
        assertSnapshot(of: controller, as: .recursiveDescription(on: .iPhone13))
    }
}

final class WaveformViewTests: XCTestCase {
    @MainActor
    func testPlayed() {
        let view = WaveformView(frame: CGRect(x: 0, y: 0, width: 120, height: 48))
        view.samples = [0.2, 0.8, 0.5]
        view.progress = 1
        assertSnapshot(of: view, as: .image)
    }
}
