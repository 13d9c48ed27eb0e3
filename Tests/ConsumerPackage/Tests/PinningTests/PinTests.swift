import XCTest

@testable import Pinning

#if os(Linux)
// The import makes UIKit available to every file of the tests, as XCTest does on iOS, and allows tests on the main
// actor.
@_exported import SnapshotTesting
#endif

@MainActor
final class PinTests: XCTestCase {
    private struct Case: Decodable {
        let inset: Double
        let width: Double
    }

    private func pair() -> (container: UIView, view: UIView) {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let view = UIView()
        container.addSubview(view)
        return (container, view)
    }

    func testInsetsOfTheFixture() throws {
        let url = try XCTUnwrap(
            Bundle.module.url(forResource: "insets", withExtension: "json", subdirectory: "Fixtures"))
        let cases = try JSONDecoder().decode([Case].self, from: Data(contentsOf: url))
        XCTAssertEqual(cases.count, 3)
        for example in cases {
            let (container, view) = pair()
            view.pin(inset: CGFloat(example.inset))
            container.layoutIfNeeded()
            XCTAssertEqual(view.frame.width, CGFloat(example.width))
        }
    }

    func testPinsAreReplaced() {
        let (container, view) = pair()
        view.pin(inset: 4)
        view.pin(inset: 8)
        XCTAssertEqual(container.constraints.count, 4)
        XCTAssertEqual(view.pins, container.constraints)
    }

    /// UIKit raises an exception here. The variable PINNING_RAISES runs the test.
    func testWithoutCommonAncestor() {
        guard ProcessInfo.processInfo.environment["PINNING_RAISES"] != nil else { return }
        let (view, stranger) = (UIView(), UIView())
        view.topAnchor.constraint(equalTo: stranger.topAnchor).isActive = true
        XCTAssertEqual(view.constraints, [])
        assertSnapshot(of: "after", as: .lines, named: "never-recorded", record: .never)
    }
}
