import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import Testing

@testable import ReflowKit

@MainActor
@Suite("UINavigationController: its stack, in order, and what it does not take (behaviour.md §7.1, §8)")
struct NavigationControllerTests {
    private let diary = Diary()

    private func controllers(_ names: String) -> [TellingController] {
        names.map { TellingController(String($0), diary) }
    }

    @Test("§8: first display, push and pop; willMove and didMove around them")
    func sequence() {
        inWorld { world in
            diary.tellsMoves = true
            let all = controllers("AB")
            let (a, b) = (all[0], all[1])
            let navigation = UINavigationController()
            navigation.title = "N"
            #expect(diary.during { navigation.viewControllers = [a] } == ["A.willMove N", "A.didMove N"])
            #expect(!a.isViewLoaded)
            let window = UIWindow()
            window.rootViewController = navigation
            #expect(diary.during { window.makeKeyAndVisible() } == ["A.willAppear", "A.didAppear"])
            #expect(
                diary.during { navigation.pushViewController(b, animated: true) } == [
                    "B.willMove N", "A.willDisappear", "B.willAppear moving", "A.didDisappear", "B.didAppear moving",
                    "B.didMove N",
                ])
            #expect(a.view.superview == nil)
            #expect(
                diary.during { navigation.popViewController(animated: true) } == [
                    "B.willMove out", "B.willDisappear moving", "A.willAppear", "B.didDisappear moving", "A.didAppear",
                    "B.didMove out",
                ])
            #expect(b.parent == nil && b.view.superview == nil)
            #expect(world.diagnostics.isEmpty)
        }
    }

    @Test("§8: the first display with layout: the child is laid out by the container before it hears that it appears")
    func firstDisplay() {
        inWorld { world in
            (diary.tellsIsAppearing, diary.tellsLayout, diary.tellsLoading) = (true, true, true)
            let all = controllers("A")
            _ = world.show(UINavigationController(rootViewController: all[0]))
            #expect(
                diary.lines == [
                    "A.viewDidLoad", "A.willAppear", "A.isAppearing", "A.willLayout", "A.didLayout", "A.didAppear",
                ])
        }
    }

    @Test("§8: the event log of a push, one line an event")
    func eventLog() {
        inWorld { world in
            let navigation = UINavigationController(rootViewController: UIViewController())
            _ = world.show(navigation)
            world.simulation.events.removeAll()
            let viewer = UIViewController()
            viewer.standInName = "Viewer"
            navigation.pushViewController(viewer, animated: true)
            let lines = world.simulation.events.text.split(separator: "\n")
                .filter { !$0.contains("Layout") && !$0.contains("SafeArea") }
            #expect(
                lines == [
                    "Viewer.willMove(toParent:): UINavigationController",
                    "UIViewController.viewWillDisappear: animated",
                    "Viewer.loadView", "Viewer.viewDidLoad", "Viewer.viewWillAppear: animated",
                    "Viewer.viewIsAppearing: animated",
                    "UIViewController.viewDidDisappear: animated", "Viewer.viewDidAppear: animated",
                    "Viewer.didMove(toParent:): UINavigationController",
                ])
        }
    }

    @Test(
        "Pushing twice, a navigation controller, one controller twice, popping to a stranger: UIKit raises, the stack stays"
    )
    func badPushes() {
        inWorld { world in
            let all = controllers("AB")
            let navigation = UINavigationController(rootViewController: all[0])
            _ = world.show(navigation)
            navigation.pushViewController(all[0], animated: false)
            navigation.pushViewController(UINavigationController(), animated: false)
            navigation.setViewControllers([all[1], all[1]], animated: false)
            #expect(navigation.popToViewController(all[1], animated: false) == nil)
            let name = "ReflowKitTests.TellingController"
            #expect(
                world.diagnostics.map(\.description) == [
                    "NSInvalidArgumentException: Pushing the same view controller instance more than once is not "
                        + "supported (<\(name)>)",
                    "NSInvalidArgumentException: Pushing a navigation controller is not supported",
                    "NSInvalidArgumentException: All view controllers in a navigation controller must be distinct "
                        + "(<\(name)>)",
                    "NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist. "
                        + "(<\(name)>)",
                ])
            #expect(navigation.viewControllers == [all[0]])
        }
    }

    @Test("Popping the root does nothing, an empty stack is allowed, and a new stack follows")
    func emptyStack() {
        inWorld { world in
            let all = controllers("AB")
            let navigation = UINavigationController(rootViewController: all[0])
            let window = world.show(navigation)
            #expect(navigation.popViewController(animated: true) == nil)
            #expect(navigation.popToRootViewController(animated: true) == [])
            #expect(
                diary.during { navigation.viewControllers = [] } == ["A.willDisappear moving", "A.didDisappear moving"])
            #expect(navigation.topViewController == nil)
            #expect(navigation.popViewController(animated: true) == nil)
            window.layoutIfNeeded()
            world.turn(to: .landscapeLeft)
            #expect(
                diary.during { navigation.viewControllers = [all[1]] } == ["B.willAppear moving", "B.didAppear moving"])
            #expect(all[1].view.frame == window.bounds)
            #expect(world.diagnostics.isEmpty)
        }
    }

    @Test("A stack in another order, and several levels at once")
    func stacks() {
        inWorld { world in
            let all = controllers("ABCD")
            let navigation = UINavigationController(rootViewController: all[0])
            _ = world.show(navigation)
            #expect(
                diary.during { navigation.setViewControllers(all, animated: true) } == [
                    "A.willDisappear", "D.willAppear moving", "A.didDisappear", "D.didAppear moving",
                ])
            #expect(!all[1].isViewLoaded && !all[2].isViewLoaded)
            #expect(diary.during { navigation.viewControllers = [all[2], all[0], all[3]] } == [])
            #expect(navigation.children == [all[2], all[0], all[3]])
            #expect(navigation.popToViewController(all[2], animated: true) == [all[0], all[3]])
            #expect(navigation.viewControllers == [all[2]])
            #expect(all[3].parent == nil)
            #expect(world.diagnostics.isEmpty)
        }
    }

    @Test("A controller in two containers is in the one it came to last")
    func twoContainers() {
        inWorld { world in
            let all = controllers("AB")
            let first = UINavigationController(rootViewController: all[0])
            let second = UINavigationController(rootViewController: all[1])
            second.pushViewController(all[0], animated: false)
            #expect(all[0].parent === second)
            #expect(!first.children.contains(all[0]))
            _ = world.show(first)
            #expect(all[0].view.window == nil)
            #expect(first.viewControllers.isEmpty)
        }
    }

    @Test("Pushing while the container appears, and while it is away")
    func pushingEarly() {
        inWorld { world in
            let all = controllers("ABC")
            let navigation = UINavigationController(rootViewController: all[0])
            all[0].onCallback = { [unowned navigation] in
                if $0 == "willAppear" { navigation.pushViewController(all[1], animated: false) }
            }
            let window = world.show(navigation)
            #expect(
                diary.lines == [
                    "A.willAppear", "A.willDisappear", "B.willAppear moving", "A.didDisappear",
                    "B.didAppear moving",
                ])
            window.isHidden = true
            #expect(diary.during { navigation.pushViewController(all[2], animated: true) } == [])
            #expect(diary.during { window.isHidden = false } == ["C.willAppear", "C.didAppear"])
            #expect(all.map { $0.appearance.state } == [.disappeared, .disappeared, .appeared])
            #expect(world.diagnostics.isEmpty)
        }
    }

    @Test("Popping inside viewDidAppear of the pushed one")
    func poppingAtOnce() {
        inWorld { world in
            let all = controllers("AB")
            let navigation = UINavigationController(rootViewController: all[0])
            _ = world.show(navigation)
            all[1].onCallback = { [unowned navigation] in
                if $0 == "didAppear" { navigation.popViewController(animated: false) }
            }
            #expect(
                diary.during { navigation.pushViewController(all[1], animated: false) }.suffix(4) == [
                    "B.willDisappear moving", "A.willAppear", "B.didDisappear moving", "A.didAppear",
                ])
            #expect(navigation.viewControllers == [all[0]])
            #expect(all[0].view.window != nil && all[1].view.superview == nil)
            #expect(world.diagnostics.isEmpty)
        }
    }

    @Test("The delegate hears what will be and was shown, also at the first display")
    func delegate() {
        final class Listener: UINavigationControllerDelegate {
            var heard: [String] = []
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) { heard.append("will \(viewController.title ?? "")\(animated ? " animated" : "")") }
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController,
                animated: Bool
            ) { heard.append("did \(viewController.title ?? "")\(animated ? " animated" : "")") }
        }
        inWorld { world in
            let all = controllers("AB")
            let listener = Listener()
            let navigation = UINavigationController(rootViewController: all[0])
            navigation.delegate = listener
            _ = world.show(navigation)
            navigation.pushViewController(all[1], animated: true)
            navigation.popViewController(animated: false)
            #expect(
                listener.heard == [
                    "will A", "did A", "will B animated", "did B animated", "will A", "did A",
                ])
        }
    }

    @Test("§5.1: the container answers by its own default or its delegate, never by its children")
    func orientations() {
        final class Upright: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
            override var shouldAutorotate: Bool { false }
        }
        final class Answering: UINavigationControllerDelegate {
            func navigationControllerSupportedInterfaceOrientations(
                _ navigationController: UINavigationController
            ) -> UIInterfaceOrientationMask { .landscapeLeft }
            func navigationControllerPreferredInterfaceOrientationForPresentation(
                _ navigationController: UINavigationController
            ) -> UIInterfaceOrientation { .landscapeLeft }
        }
        for (device, mask) in [("iPhone 15", UIInterfaceOrientationMask.allButUpsideDown), ("iPad (10th)", .all)] {
            inWorld(device) { world in
                let navigation = UINavigationController(rootViewController: Upright())
                #expect(navigation.supportedInterfaceOrientations == mask)
                _ = world.show(navigation)
                #expect(world.turn(to: .landscapeLeft) == .rotate(to: .landscapeRight))
                let delegate = Answering()
                navigation.delegate = delegate
                #expect(navigation.supportedInterfaceOrientations == .landscapeLeft)
                #expect(navigation.preferredInterfaceOrientationForPresentation == .landscapeLeft)
            }
        }
    }

    @Test("§7.1: a turn is told to the top controller alone, with its size")
    func forwarding() {
        final class Listening: UIViewController {
            var sizes: [CGSize] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                sizes.append(size)
                super.viewWillTransition(to: size, with: coordinator)
            }
        }
        inWorld("iPhone 8") { world in
            let (below, top) = (Listening(), Listening())
            let navigation = UINavigationController(rootViewController: below)
            _ = world.show(navigation)
            navigation.pushViewController(top, animated: false)
            world.turn(to: .landscapeLeft)
            #expect(below.sizes == [])
            #expect(top.sizes == [CGSize(width: 667, height: 375)])
            navigation.navigationBar.isTranslucent = false
            navigation.view.layoutIfNeeded()
            world.turn(to: .portrait)
            #expect(top.sizes.last == CGSize(width: 375, height: 603))
            #expect(top.view.frame.size == CGSize(width: 375, height: 603))
            #expect(below.view.bounds.width == 375)
        }
    }

    @Test("The items follow the stack; titles of controllers reach their items")
    func items() {
        inWorld { world in
            let all = controllers("AB")
            let navigation = UINavigationController(rootViewController: all[0])
            let window = world.show(navigation)
            navigation.pushViewController(all[1], animated: false)
            #expect(navigation.navigationBar.items == [all[0].navigationItem, all[1].navigationItem])
            #expect(navigation.navigationBar.topItem?.title == "B")
            #expect(navigation.navigationBar.backItem?.title == "A")
            all[1].title = "Bee"
            #expect(navigation.navigationBar.topItem?.title == "Bee")
            #expect(navigation.tabBarItem.title == "A")
            window.layoutIfNeeded()
            #expect(navigation.navigationBar.portrait.text == "Bee")
            all[1].removeFromParent()
            #expect(navigation.viewControllers == [all[0]])
            #expect(navigation.navigationBar.items == [all[0].navigationItem])
        }
    }
}
