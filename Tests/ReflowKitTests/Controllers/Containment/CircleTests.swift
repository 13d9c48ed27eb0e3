import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import Testing

@testable import ReflowKit

@MainActor
@Suite("Controllers that would be above themselves", .timeLimit(.minutes(60)))
struct CircleTests {
    /// A root that presents `a`, which presents `container`.
    private func present<Container: UIViewController>(
        _ container: Container, in world: World
    ) -> (root: UIViewController, a: UIViewController, container: Container) {
        let (root, a) = (UIViewController(), UIViewController())
        _ = world.show(root)
        root.present(a, animated: false)
        a.present(container, animated: false)
        return (root, a, container)
    }

    private static let refusal = SimulationDiagnostic.containment(
        .presenterAsChild(controller: "UIViewController", parent: "UIViewController"))

    @Test("[X] The presenter of a controller is not added to it, and the turn that follows comes to an end")
    func presenterAsChild() {
        inWorld { world in
            let (a, b) = (UIViewController(), UIViewController())
            _ = world.show(a)
            a.present(b, animated: false)
            b.addChild(a)
            #expect(world.diagnostics == [CircleTests.refusal])
            #expect(world.diagnostics.allSatisfy { $0.isException })
            #expect(
                world.diagnostics.map(\.description) == [
                    "NSInvalidArgumentException: UIViewController cannot be a child of UIViewController, which is "
                        + "presented by it or by a controller below it"
                ])
            #expect(b.children.isEmpty && a.parent == nil)
            #expect(world.turn(to: .landscapeLeft) == .rotate(to: .landscapeRight))
        }
    }

    @Test("[X] By every way into a container: what presents it from anywhere below is refused, and its content stays")
    func everyContainer() {
        inWorld { world in
            let first = UIViewController()
            let (root, a, navigation) = present(UINavigationController(rootViewController: first), in: world)
            let before = navigation.viewControllers
            navigation.pushViewController(a, animated: false)
            navigation.setViewControllers(before + [root], animated: false)
            #expect(navigation.viewControllers == before)
            #expect(world.diagnostics.count == 2)
        }
        inWorld { world in
            let (_, a, tabs) = present(UITabBarController(), in: world)
            tabs.viewControllers = [UIViewController(), a]
            #expect(tabs.viewControllers == nil && tabs.children.isEmpty)
            #expect(world.diagnostics.count == 1)
        }
        inWorld { world in
            let (_, a, split) = present(UISplitViewController(), in: world)
            split.viewControllers = [a]
            #expect(split.viewControllers.isEmpty)
            #expect(world.diagnostics.count == 1)
        }
        inWorld { world in
            let (_, a, pages) = present(UIPageViewController(), in: world)
            pages.setViewControllers([a], direction: .forward, animated: false)
            #expect(pages.viewControllers == nil)
            #expect(world.diagnostics.count == 1)
        }
        inWorld { world in
            // The controller a presents b, which holds c, so a is above c in both ways.
            let (_, a, b) = present(UIViewController(), in: world)
            let c = UIViewController()
            b.addChild(c)
            c.addChild(a)
            #expect(world.diagnostics == [CircleTests.refusal])
            #expect(c.children.isEmpty)
        }
    }

    @Test("[X] A controller is not presented by one below it, in the words for an active controller")
    func containerPresented() {
        inWorld { world in
            let (outer, inner) = (UIViewController(), UIViewController())
            let window = world.show(UIViewController())
            window.addSubview(outer.view)
            outer.addChild(inner)
            outer.view.addSubview(inner.view)
            inner.definesPresentationContext = true
            outer.modalPresentationStyle = .currentContext
            inner.present(outer, animated: false)
            #expect(world.diagnostics == [.presentation(.isActive(controller: "UIViewController"))])
            #expect(inner.presented == nil && outer.presenter == nil)
        }
    }

    @Test("A controller that presents something else may be added")
    func presenterElsewhere() {
        inWorld { world in
            let (root, a, b) = (UIViewController(), UIViewController(), UIViewController())
            let window = world.show(root)
            window.addSubview(a.view)
            a.present(b, animated: false)
            root.addChild(a)
            #expect(root.children == [a] && a.presented === b)
            #expect(world.diagnostics.isEmpty)
            #expect(window.topmostController === root)
            #expect(root.nearestPresented === b)
        }
    }

    @Test("A presented controller that is a child of its presenter's too is found, and no walk goes round it")
    func presentedAndContained() {
        inWorld { world in
            let (root, a) = (UIViewController(), UIViewController())
            let window = world.show(root)
            root.present(a, animated: false)
            root.addChild(a)
            #expect(root.presentedViewController === a)
            #expect(a.presentedViewController == nil)
            #expect(window.topmostController === a)
            #expect(root.hierarchyDescription().split(separator: "\n").count == 2)
        }
        inWorld { world in
            // Each of two containers holds the controller that the other one presents.
            let (p, q, a, b) = (UIViewController(), UIViewController(), UIViewController(), UIViewController())
            let window = world.show(UIViewController())
            for controller in [p, q] { window.addSubview(controller.view) }
            p.present(a, animated: false)
            q.present(b, animated: false)
            p.addChild(b)
            q.addChild(a)
            #expect(sequence(first: a) { $0.presentedViewController }.prefix(10).map { $0 } == [a])
        }
    }

    // MARK: In callbacks

    @Test("A callback that puts the container below the child is noticed before the child is added")
    func movedInCallback() {
        inWorld { world in
            let diary = Diary()
            diary.tellsMoves = true
            let (parent, child) = (UIViewController(), TellingController("C", diary))
            child.onCallback = { if $0.hasPrefix("willMove") { child.addChild(parent) } }
            parent.addChild(child)
            #expect(child.children == [parent] && parent.children.isEmpty)
            #expect(
                world.diagnostics == [
                    .containment(
                        .ancestorAsChild(controller: child.nameInMessages, parent: "UIViewController"))
                ])
        }
    }

    @Test("A delegate that makes the presentation controller and puts the presenter below it meanwhile is noticed")
    func movedByDelegate() {
        inWorld { world in
            let (root, child, new) = (UIViewController(), UIViewController(), UIViewController())
            let window = world.show(root)
            window.addSubview(child.view)
            let delegate = Transitioning { new.addChild(child) }
            new.modalPresentationStyle = .custom
            new.transitioningDelegate = delegate
            child.present(new, animated: false)
            #expect(new.children == [child] && child.presented == nil && new.presenter == nil)
            #expect(world.diagnostics == [.presentation(.isActive(controller: "UIViewController"))])
        }
    }

    private final class Transitioning: UIViewControllerTransitioningDelegate {
        let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            body()
            return nil
        }
    }

    @Test("Whatever is pushed in a callback of a push stays on top, alone on screen, and has appeared")
    func pushInCallback() {
        for callback in ["willDisappear", "willAppear"] {
            inWorld { world in
                let diary = Diary()
                let (first, second, third) = (
                    TellingController("1", diary), TellingController("2", diary), TellingController("3", diary)
                )
                let navigation = UINavigationController(rootViewController: first)
                _ = world.show(navigation)
                let pushing = callback == "willDisappear" ? first : second
                pushing.onCallback = { [unowned navigation] in
                    if $0 == callback { navigation.pushViewController(third, animated: false) }
                }
                navigation.pushViewController(second, animated: false)
                #expect(navigation.viewControllers == [first, second, third])
                #expect(third.appearance.state == .appeared)
                #expect([first, second].allSatisfy { $0.appearance.state == .disappeared })
                #expect([first, second].allSatisfy { $0.viewIfLoaded?.window == nil })
                #expect(third.view.window != nil)
                #expect(world.diagnostics.isEmpty)
            }
        }
    }

    @Test("Another stack in the callback of a change leaves none that are children and not in it")
    func stackInCallback() {
        inWorld { world in
            let diary = Diary()
            diary.tellsMoves = true
            let (first, second, third) = (UIViewController(), TellingController("2", diary), UIViewController())
            let navigation = UINavigationController(rootViewController: first)
            _ = world.show(navigation)
            second.onCallback = { [unowned navigation] in
                if $0.hasPrefix("willMove") { navigation.pushViewController(third, animated: false) }
            }
            navigation.pushViewController(second, animated: false)
            #expect(navigation.viewControllers == [first, second])
            #expect(navigation.children == [first, second] && third.parent == nil)
        }
    }

    // MARK: Without end

    @Test("childForStatusBarHidden that leads in a circle is reported once, and the layout goes on")
    func statusBarCircle() {
        // On devices without a notch, the safe area depends on the status bar.
        inWorld("iPhone 8") { world in
            let (a, b) = (Deferring(), Deferring())
            a.other = b
            b.other = a
            let window = world.show(a)
            world.turn(to: .landscapeLeft)
            window.layoutIfNeeded()
            #expect(
                world.diagnostics == [
                    .endlessDelegation(controller: a.nameInMessages, property: "childForStatusBarHidden")
                ])
            #expect(
                world.diagnostics.map(\.description) == [
                    "childForStatusBarHidden of \(a.nameInMessages) refers to another controller, which refers to the next, "
                        + "without end; controller number 256 in this chain is used"
                ])
            withExtendedLifetime((a, b)) {}
        }
    }

    private final class Deferring: UIViewController {
        weak var other: UIViewController?
        override var childForStatusBarHidden: UIViewController? { other }
    }

    @Test("What a subclass says of its parent and children leads no walk of the kit's round")
    func overriddenRelations() {
        inWorld { world in
            let controller = Liar()
            let window = world.show(controller)
            #expect(controller.navigationController == nil)
            #expect(window.topmostController === controller)
            #expect(controller.hierarchyDescription().split(separator: "\n").count == 1)
            controller.addChild(UIViewController())
            world.turn(to: .landscapeLeft)
            #expect(world.diagnostics.isEmpty)
        }
    }

    @Test("A container's view in that of its child leads the responder chain to an end")
    func responders() {
        inWorld { _ in
            let (parent, child) = (UIViewController(), UIViewController())
            parent.addChild(child)
            child.view.addSubview(parent.view)
            let chain = sequence(first: child as UIResponder) { $0.next }.prefix(10)
            #expect(chain.reduce(0) { count, _ in count + 1 } == 1)
        }
    }

    private final class Liar: UIViewController {
        override var parent: UIViewController? { self }
        override var children: [UIViewController] { [self] }
        override var presentedViewController: UIViewController? { self }
        override var presentingViewController: UIViewController? { self }
        override var childForStatusBarHidden: UIViewController? { self }
    }

    @Test("Pushes that lead to pushes, roots to roots, and turns to turns in a notification end at the limit")
    func withoutEnd() {
        inWorld { world in
            let navigation = UINavigationController(rootViewController: UIViewController())
            _ = world.show(navigation)
            navigation.pushViewController(Pushing(), animated: false)
            #expect(world.diagnostics == [.transitionLoop(count: TransitionQueue.limit)])
            #expect(navigation.viewControllers.count <= TransitionQueue.limit + 2)
        }
        inWorld { world in
            let (a, b) = (Rerooting(), Rerooting())
            (a.other, b.other) = (b, a)
            _ = world.show(a)
            #expect(world.diagnostics == [.transitionLoop(count: TransitionQueue.limit)])
            withExtendedLifetime((a, b)) {}
        }
        inWorld { world in
            let device = world.device
            let observer = NotificationCenter.default.addObserver(
                forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
            ) { _ in
                MainActor.assumeIsolated {
                    _ = Simulation.current.turn(to: device.heldOrientation == .portrait ? .landscapeLeft : .portrait)
                }
            }
            defer { NotificationCenter.default.removeObserver(observer) }
            _ = world.show(UIViewController())
            world.turn(to: .landscapeLeft)
            #expect(world.diagnostics == [.transitionLoop(count: TransitionQueue.limit)])
        }
    }

    private final class Pushing: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            navigationController?.pushViewController(Pushing(), animated: false)
        }
    }

    private final class Rerooting: UIViewController {
        weak var other: UIViewController?
        override func viewDidAppear(_ animated: Bool) { UIApplication.shared.windows.first?.rootViewController = other }
    }

    @Test("A controller that is given twice is one page, and stands in one column")
    func twice() {
        inWorld { world in
            let page = UIViewController()
            let pages = UIPageViewController(
                transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
            pages.setViewControllers([page, page], direction: .forward, animated: false)
            #expect(world.diagnostics == [.containment(.wrongPageCount(given: 1, wanted: 2))])
            let split = UISplitViewController()
            split.viewControllers = [page, page]
            #expect(split.columns.values.filter { $0 === page }.count == 1)
        }
    }
}
