import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import Testing

@testable import ReflowKit

@MainActor
@Suite("UITabBarController: tabs, selection, and what it does not take (behaviour.md §7.1, §8)")
struct TabBarControllerTests {
    private let diary = Diary()

    private func controllers(_ names: String) -> [TellingController] {
        names.map { TellingController(String($0), diary) }
    }

    @Test("§8: the first display loads the selected tab alone; a switch is new, old, old, new")
    func sequence() {
        inWorld { world in
            let all = controllers("ABC")
            let tabs = UITabBarController()
            tabs.viewControllers = all
            _ = world.show(tabs)
            #expect(diary.lines == ["A.willAppear", "A.didAppear"])
            #expect(all.map(\.isViewLoaded) == [true, false, false])
            #expect(
                diary.during { tabs.selectedIndex = 2 } == [
                    "C.willAppear", "A.willDisappear", "A.didDisappear", "C.didAppear",
                ])
            #expect(all.map { $0.isViewLoaded && $0.view.window != nil } == [false, false, true])
            #expect(
                diary.during { tabs.selectedViewController = all[0] } == [
                    "A.willAppear", "C.willDisappear", "C.didDisappear", "A.didAppear",
                ])
            #expect(diary.during { tabs.selectedIndex = 0 } == [])
            #expect(world.diagnostics.isEmpty)
        }
    }

    @Test("An index outside and a controller that is no tab are reported, and the selection stays")
    func badSelections() {
        inWorld { world in
            let all = controllers("ABX")
            let tabs = UITabBarController()
            tabs.viewControllers = Array(all.prefix(2))
            _ = world.show(tabs)
            for index in [2, -1, Int.max] { tabs.selectedIndex = index }
            tabs.selectedViewController = all[2]
            #expect(tabs.selectedIndex == 0)
            #expect(
                world.diagnostics.map(\.isException) == [false, false, false, true])
            #expect(
                world.diagnostics.first?.description
                    == "selectedIndex is 2, but there are only 2 tabs; the selection does not change")
        }
    }

    @Test("New tabs: the selected one stays, else the one at its place, else the first, else none")
    func replacing() {
        inWorld { world in
            let all = controllers("ABCD")
            let tabs = UITabBarController()
            tabs.viewControllers = [all[0], all[1], all[0]]
            #expect(tabs.viewControllers == [all[0], all[1]])
            _ = world.show(tabs)
            tabs.selectedIndex = 1
            #expect(diary.during { tabs.viewControllers = [all[2], all[1]] } == [])
            #expect(tabs.selectedIndex == 1)
            #expect(
                diary.during { tabs.viewControllers = [all[2], all[3]] } == [
                    "D.willAppear moving", "B.willDisappear moving", "B.didDisappear moving", "D.didAppear moving",
                ])
            tabs.viewControllers = [all[0]]
            #expect(tabs.selectedViewController === all[0])
            tabs.viewControllers = nil
            #expect(tabs.selectedIndex == NSNotFound)
            #expect(tabs.selectedViewController == nil)
            #expect(all.allSatisfy { $0.parent == nil && $0.appearance.state == .disappeared })
            #expect(world.diagnostics.isEmpty)
        }
    }

    @Test("More than five tabs: four and More in compact width, all of them in regular width")
    func more() {
        for (device, titles) in [
            ("iPhone 15", ["A", "B", "C", "D", "More"]), ("iPad (10th)", ["A", "B", "C", "D", "E", "F"]),
        ] {
            inWorld(device) { world in
                let all = controllers("ABCDEF")
                let tabs = UITabBarController()
                tabs.viewControllers = all
                _ = world.show(tabs)
                #expect(tabs.tabBar.items?.map(\.title) == titles)
                tabs.selectedIndex = 5
                #expect(all[5].view.window != nil)
                #expect(tabs.tabBar.selectedItem?.title == titles.last)
            }
        }
    }

    @Test("A tap asks the delegate, selects, and takes a selected stack back to its root")
    func taps() {
        final class Choosing: UITabBarControllerDelegate {
            var forbidden: UIViewController?
            var heard: [String] = []
            func tabBarController(
                _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
            ) -> Bool { viewController !== forbidden }
            func tabBarController(
                _ tabBarController: UITabBarController, didSelect viewController: UIViewController
            ) { heard.append(viewController.tabBarItem.title ?? "") }
        }
        inWorld { world in
            let all = controllers("ABC")
            let navigation = UINavigationController(rootViewController: all[2])
            let tabs = UITabBarController()
            tabs.viewControllers = [all[0], all[1], navigation]
            let delegate = Choosing()
            delegate.forbidden = all[1]
            tabs.delegate = delegate
            _ = world.show(tabs)
            tabs.tabBar.onSelect(1)
            #expect(tabs.selectedIndex == 0)
            tabs.tabBar.onSelect(2)
            navigation.pushViewController(UIViewController(), animated: false)
            tabs.tabBar.onSelect(2)
            tabs.tabBar.onSelect(7)
            #expect(navigation.viewControllers == [all[2]])
            #expect(delegate.heard == ["C", "C"])
        }
    }

    @Test("§5.1, §5.5: masks are its own or its delegate's; in iOS 5 every tab must agree")
    func orientations() {
        final class Upright: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        final class Turning: UIViewController {
            override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
        }
        final class Answering: UITabBarControllerDelegate {
            func tabBarControllerSupportedInterfaceOrientations(
                _ tabBarController: UITabBarController
            ) -> UIInterfaceOrientationMask { .portrait }
        }
        inWorld { world in
            let tabs = UITabBarController()
            tabs.viewControllers = [Upright()]
            #expect(tabs.supportedInterfaceOrientations == .allButUpsideDown)
            let delegate = Answering()
            tabs.delegate = delegate
            #expect(tabs.supportedInterfaceOrientations == .portrait)
        }
        inWorld("iPhone 4s", semantics: .iOS5) { world in
            let tabs = UITabBarController()
            tabs.viewControllers = [Turning(), UINavigationController(rootViewController: Turning())]
            _ = world.show(tabs)
            world.turn(to: .landscapeLeft)
            #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
            tabs.viewControllers = [Turning(), UIViewController()]
            world.turn(to: .portrait)
            world.turn(to: .landscapeRight)
            #expect(UIApplication.shared.statusBarOrientation == .portrait)
        }
    }

    @Test("A tab's title, picture and badge come from its item; a stack's from its root")
    func items() {
        inWorld { world in
            let all = controllers("AB")
            let navigation = UINavigationController(rootViewController: all[1])
            let tabs = UITabBarController()
            tabs.viewControllers = [all[0], navigation]
            all[0].tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 4)
            #expect(tabs.tabBar.items?.map(\.title) == ["Search", "B"])
            #expect(all[0].tabBarController === tabs)
            #expect(all[1].tabBarController === tabs)
            #expect(all[1].navigationController === navigation)
            #expect(tabs.tabBar.portrait.text == "[Search] B")
        }
    }
}
