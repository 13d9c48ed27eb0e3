import SnapshotTesting
import XCTest

/// A test file of an app whose only imports are these two.
final class OneImportTests: XCTestCase {
    private final class Cell: UIView {
        let label = UILabel()
    }

    func testUIKitIsThere() {
        let mask: UIView.AutoresizingMask = [.flexibleWidth]
        XCTAssertEqual(mask.rawValue, 2)
        XCTAssertEqual(UIEdgeInsets.zero.top, 0)
        XCTAssertEqual("\(Cell.self)", "Cell")
    }
}
