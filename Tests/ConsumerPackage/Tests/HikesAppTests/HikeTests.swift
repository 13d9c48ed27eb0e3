import SnapshotTesting
import Testing
import UIKit

@testable import HikesApp

@MainActor
@Suite struct HikeTests {
    init() { Simulation.current = Simulation() }

    /// The app's first screen on an iPhone 15: 393 × 852 points, of which 59 at both ends are unsafe.
    private func start() throws -> (UINavigationController, HikeListController) {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return (navigation, try #require(navigation.topViewController as? HikeListController))
    }

    @Test("The first screen follows the device there and back")
    func list() throws {
        let (navigation, list) = try start()
        let upright = list.searchField.frame
        #expect(upright.minX == 20 && upright.width == 353)
        Simulation.current.turn(to: .landscapeLeft)
        navigation.view.window?.layoutIfNeeded()
        #expect(list.searchField.frame.minX == 79 && list.searchField.frame.width == 694)
        Simulation.current.turn(to: .portrait)
        navigation.view.window?.layoutIfNeeded()
        #expect(list.searchField.frame == upright)
    }

    @Test("A button leads to its hike, whose badge is toggled")
    func hike() throws {
        let (navigation, list) = try start()
        let gorge = try #require(list.buttons.last)
        gorge.sendActions(for: .touchUpInside)
        let hike = try #require(navigation.topViewController as? HikeController)
        #expect(hike.name == "Gorge" && list.selectedHike == "Gorge")
        hike.loadViewIfNeeded()
        hike.view.layoutIfNeeded()
        #expect(hike.badge.bounds.size == CGSize(width: 120, height: 44) && hike.badge.kilometres == 8)
        let tap = try #require(hike.badge.gestureRecognizers?.first)
        tap.state = .ended
        #expect(hike.badge.isInMiles)
    }

    @Test("A field is edited, and its delegate hears of it")
    func search() throws {
        let (_, list) = try start()
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
