import SnapshotTesting
import Testing
import UIKit

@testable import HikesApp

@MainActor
@Suite struct HikeTests {
    private func start() throws -> (UINavigationController, HikeListController) {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        return (navigation, try #require(navigation.topViewController as? HikeListController))
    }

    @Test("The first screen in both orientations")
    func list() throws {
        assertSnapshot(of: try start().0, as: .image(on: .iPhone13), named: "portrait")
        assertSnapshot(of: try start().0, as: .image(on: .iPhone13(.landscape)), named: "landscape")
    }

    @Test("A button leads to its hike, whose badge is toggled")
    func hike() throws {
        let (navigation, list) = try start()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let gorge = try #require(list.buttons.last)
        gorge.sendActions(for: .touchUpInside)
        let hike = try #require(navigation.topViewController as? HikeController)
        #expect(hike.name == "Gorge" && list.selectedHike == "Gorge")
        hike.loadViewIfNeeded()
        let tap = try #require(hike.badge.gestureRecognizers?.first)
        tap.state = .ended
        #expect(hike.badge.isInMiles)
        assertSnapshot(of: hike, as: .image(on: .iPhone13), named: "miles")
    }

    @Test("A field is edited, and its delegate hears of it")
    func search() throws {
        let (navigation, list) = try start()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        list.searchField.becomeFirstResponder()
        #expect(list.buttons.map(\.alpha) == [0.3, 0.3])
        _ = list.searchField.delegate?.textFieldShouldReturn?(list.searchField)
        #expect(list.buttons.map(\.alpha) == [1, 1])
    }
}

extension HikeListController {
    fileprivate var buttons: [UIButton] {
        view.subviews.compactMap { $0 as? UIStackView }.flatMap(\.arrangedSubviews).compactMap { $0 as? UIButton }
    }
}
