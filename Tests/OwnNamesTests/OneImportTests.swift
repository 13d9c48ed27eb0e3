import SnapshotTesting
import XCTest

/// A test file of an app that imports nothing but these two.
final class OneImportTests: XCTestCase {
    private final class Cell: UIView {
        let label = UILabel()
    }

    func testUIKitIsThere() {
        let cell = Cell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        cell.autoresizingMask = [.flexibleWidth]
        XCTAssertEqual(cell.layer.bounds.width, 10)
        XCTAssertEqual(UIEdgeInsets.zero.top, 0)
    }
}
