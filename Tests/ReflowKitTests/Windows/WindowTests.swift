import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import Testing

@testable import ReflowKit

@MainActor
@Suite("Windows: several of them, places of their own, root controllers that come and go (behaviour.md §4.3, §5.7)")
struct WindowTests {
    @Test("makeKey() makes a window the key window, and does not show it")
    func makeKey() {
        inWorld { world in
            let first = world.show(UIViewController())
            #expect(first.isKeyWindow)
            let second = UIWindow()
            second.makeKey()
            #expect(second.isKeyWindow && !first.isKeyWindow && second.isHidden)
            first.makeKey()
            #expect(UIApplication.shared.keyWindow === first)
        }
    }

    private final class Acting: UIViewController {
        var log: [String] = []
        var onWillAppear: () -> Void = {}
        var onDidAppear: () -> Void = {}
        var onTransition: (any UIViewControllerTransitionCoordinator) -> Void = { _ in }

        override func viewWillAppear(_ animated: Bool) {
            log.append("willAppear")
            onWillAppear()
        }
        override func viewDidAppear(_ animated: Bool) {
            log.append("didAppear")
            onDidAppear()
        }
        override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            log.append("transition \(Int(size.width))")
            onTransition(coordinator)
        }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { log.append("traits") }
    }

    private let landscape = CGRect(x: 0, y: 0, width: 852, height: 393)

    @Test("§5.7: every visible window turns; the status bar follows the key window")
    func twoWindows() {
        inWorld("iPhone 15") { world in
            let first = world.show(Acting())
            let second = world.show(Acting())
            world.turn(to: .landscapeLeft)
            #expect(first.frame == landscape)
            #expect(second.frame == landscape)
            #expect(first.rootViewController?.view.frame == landscape)
            #expect(first.safeAreaInsets.left == 59)
        }
    }

    @Test("§5.7: a window whose controller refuses stays, with the traits and the safe area it had")
    func refusingWindow() {
        final class Upright: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        inWorld("iPhone 15") { world in
            let first = world.show(Upright())
            _ = world.show(Acting())
            world.turn(to: .landscapeLeft)
            #expect(first.bounds.size == CGSize(width: 393, height: 852))
            #expect(first.safeAreaInsets.top == 59)
            #expect(first.traitCollection.verticalSizeClass == .regular)
            #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
        }
    }

    @Test("A window with a place of its own keeps it, at launch and when the device turns")
    func ownFrame() {
        inWorld("iPhone 15") { world in
            let frame = CGRect(x: 20, y: 40, width: 200, height: 100)
            let window = UIWindow(frame: frame)
            let controller = Acting()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            #expect(window.frame == frame)
            world.turn(to: .landscapeLeft)
            #expect(window.frame == frame)
            #expect(controller.view.frame.size == frame.size)
            #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
            #expect(!controller.log.contains { $0.hasPrefix("transition") })
        }
    }

    @Test("A window can be hidden and shown again, and turns with the device only while it is seen")
    func hiding() {
        inWorld("iPhone 15") { world in
            let controller = Acting()
            let window = world.show(controller)
            window.isHidden = true
            #expect(world.simulation.application.windows.isEmpty)
            #expect(controller.log == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
            world.turn(to: .landscapeLeft)
            #expect(window.bounds.width == 393)
            window.makeKeyAndVisible()
            #expect(!window.isHidden)
            #expect(window.frame == landscape)
        }
    }

    @Test("A root controller is replaced while visible, while appearing, while turning, and by none")
    func replacing() {
        inWorld("iPhone 15") { world in
            let (first, second, third) = (Acting(), Acting(), Acting())
            let window = UIWindow()
            first.onWillAppear = { window.rootViewController = second }
            window.rootViewController = first
            window.makeKeyAndVisible()
            #expect(first.log == ["willAppear"])
            #expect(second.log == ["willAppear", "didAppear"])
            #expect(window.subviews == [second.view])

            second.onTransition = { _ in window.rootViewController = third }
            world.turn(to: .landscapeLeft)
            #expect(window.frame == landscape)
            #expect(window.subviews == [third.view])
            #expect(third.view.frame == landscape)
            #expect(second.log.suffix(2) == ["willDisappear", "didDisappear"])

            window.rootViewController = nil
            #expect(window.subviews.isEmpty)
            #expect(world.turn(to: .portrait) == .rotate(to: .portrait))
            #expect(window.bounds.width == 393)
        }
    }

    @Test("The device turned before the window is shown, and inside viewDidAppear")
    func earlyTurns() {
        inWorld("iPhone 15") { world in
            world.turn(to: .landscapeRight)
            let controller = Acting()
            controller.onDidAppear = { world.turn(to: .portrait) }
            let window = world.show(controller)
            #expect(window.bounds.size == CGSize(width: 393, height: 852))
            #expect(controller.log == ["willAppear", "didAppear", "transition 393", "traits"])
        }
    }

    @Test("A window that overrides the style hands it to the transition, and an iPad's turn changes no trait of it")
    func overriddenStyle() {
        final class Asking: UIViewController {
            var styles: [UIUserInterfaceStyle] = []
            override func willTransition(
                to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
            ) { styles.append(newCollection.userInterfaceStyle) }
            override func traitCollectionDidChange(_ previous: UITraitCollection?) { styles.append(.unspecified) }
        }
        for (device, expected) in [
            ("iPad Pro 11 (1st-4th)", []), ("iPhone 15", [UIUserInterfaceStyle.dark, .unspecified]),
        ] {
            inWorld(device) { world in
                let controller = Asking()
                let window = world.show(controller)
                window.overrideUserInterfaceStyle = .dark
                controller.styles = []
                world.turn(to: .landscapeLeft)
                #expect(controller.styles == expected)
            }
        }
    }

    @Test("Blocks that come too late for a turn are refused, not forgotten")
    func lateBlocks() {
        inWorld("iPhone 15") { world in
            let controller = Acting()
            _ = world.show(controller)
            var log: [String] = []
            controller.onTransition = { coordinator in
                coordinator.animate { _ in
                    log.append("alongside")
                    coordinator.animate(alongsideTransition: { _ in log.append("nested") })
                } completion: { _ in
                    let taken = coordinator.animate(alongsideTransition: { _ in log.append("late") })
                    log.append("completion \(taken)")
                }
            }
            world.turn(to: .landscapeLeft)
            #expect(log == ["alongside", "nested", "completion false"])
        }
    }

    @Test("§4.3: a world that goes away takes its windows with it and leaves other worlds' devices alone")
    func worlds() {
        weak var window: UIWindow?
        weak var controller: UIViewController?
        weak var world: Simulation?
        inWorld("iPhone 15") { outer in
            let kept = outer.show(Acting())
            do {
                let inner = Simulation()
                world = inner
                inner.perform {
                    let shown = UIWindow()
                    let root = Acting()
                    shown.rootViewController = root
                    shown.makeKeyAndVisible()
                    inner.turn(to: .landscapeLeft)
                    (window, controller) = (shown, root)
                }
            }
            #expect(world == nil)
            #expect(window == nil)
            #expect(controller == nil)
            #expect(outer.turn(to: .landscapeLeft) == .rotate(to: .landscapeRight))
            #expect(kept.bounds.width == 852)
        }
    }

    @Test("A device turns in its own world, whichever is the current one")
    func foreignTurns() {
        inWorld("iPhone 15") { world in
            let window = world.show(Acting())
            world.simulation.events.removeAll()
            inWorld("iPad (10th)") { other in
                world.turn(to: .landscapeLeft)
                #expect(other.simulation.events.events.isEmpty)
            }
            #expect(window.bounds.width == 852)
            #expect(world.simulation.events.text.contains("viewWillTransition"))
        }
    }

    @Test("perform nests and restores, also past an error")
    func perform() {
        struct Stop: Error {}
        let (a, b) = (Simulation(), Simulation())
        a.perform {
            #expect(throws: Stop.self) { try b.perform { throw Stop() } }
            #expect(Simulation.current === a)
        }
    }
}
