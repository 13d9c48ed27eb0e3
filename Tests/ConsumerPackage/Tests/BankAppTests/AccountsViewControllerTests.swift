import SnapshotTesting
import UIKit
import XCTest

@testable import BankApp

final class AccountsViewControllerTests: XCTestCase {
    private func makeController() -> AccountsViewController {
        let controller = AccountsViewController(accounts: [
            .init(name: "Everyday", amount: "€ 2,480.15"),
            .init(name: "Savings", amount: "€ 18,002.00"),
            .init(name: "Travel", amount: "€ −12.40", isOverdrawn: true),
        ])
        // The variable breaks the layout from outside, to show the resulting failure.
        if let spacing = ProcessInfo.processInfo.environment["CONSUMER_SPACING"].flatMap(Double.init) {
            controller.spacing = CGFloat(spacing)
        }
        return controller
    }

    func testAccounts() {
        let controller = makeController()
        assertSnapshot(of: controller, as: .image(on: .iPhone13))
        assertSnapshot(of: controller, as: .image(on: .iPhone13(.landscape)), named: "landscape")
        XCTAssertEqual(controller.sizesOnTheWay, [CGSize(width: 844, height: 390)])
    }

    func testAccountsOnPad() {
        assertSnapshot(of: makeController(), as: .image(on: .iPadPro11(.portrait), precision: 0.999))
    }

    func testDark() {
        assertSnapshot(
            of: makeController(), as: .image(on: .iPhoneSe, traits: UITraitCollection(userInterfaceStyle: .dark)))
    }

    func testHierarchy() {
        assertSnapshots(
            of: makeController(),
            as: ["controllers": .hierarchy, "views": .recursiveDescription(on: .iPhone13)])
    }

    func testTransfer() {
        let controller = makeController()
        controller.loadViewIfNeeded()
        let button = controller.view.subviews.compactMap { $0 as? UIButton }.first
        button?.sendActions(for: .touchUpInside)
        XCTAssertEqual(controller.transferCount, 1)
    }

    func testPinTurnsNeitherWay() {
        assertSnapshot(of: PinViewController(), as: .image(on: .iPhone13))
        let failure = verifySnapshot(of: PinViewController(), as: .image(on: .iPhone13(.landscape)), named: "landscape")
        XCTAssertEqual(failure?.contains("PinViewController supports portrait, but not landscapeRight"), true)
    }
}
