import ShopApp
import SnapshotTesting
import UIKit
import XCTest

final class ShopViewControllerTests: XCTestCase {
    /// The page in a language, whatever the machine's is.
    private func page(_ language: String) throws -> ShopViewController {
        let path = try XCTUnwrap(ShopViewController.resources.path(forResource: language, ofType: "lproj"))
        return ShopViewController(texts: try XCTUnwrap(Bundle(path: path)))
    }

    func testEnglish() throws {
        assertSnapshot(of: try page("en"), as: .image(on: .iPhone13))
        assertSnapshot(of: try page("en"), as: .image(on: .iPhone13(.landscape)), named: "landscape")
    }

    func testDark() throws {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        assertSnapshot(of: try page("en"), as: .image(on: .iPhone13, traits: dark))
        assertSnapshot(of: try page("en"), as: .image(on: .iPhone13(.landscape), traits: dark), named: "landscape")
    }

    func testArabic() throws {
        let arabic = UITraitCollection(layoutDirection: .rightToLeft)
        assertSnapshot(of: try page("ar"), as: .image(on: .iPhone13, traits: arabic))
        assertSnapshot(of: try page("ar"), as: .image(on: .iPhone13(.landscape), traits: arabic), named: "landscape")
    }
}
