import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import Testing

@testable import ReflowKit

@MainActor
@Suite("Transitions: coordinators, animations as old → new, traits in their generation's moment (behaviour.md §6)")
struct TransitionTests {
    private final class Controller: UIViewController {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var onSize: (any UIViewControllerTransitionCoordinator) -> Void = { _ in }
        var onAnimate: () -> Void = {}

        override func viewDidLoad() {
            box.accessibilityIdentifier = "box"
            view.addSubview(box)
        }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            onSize(coordinator)
        }
        override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
            onAnimate()
        }
    }

    private func changes(_ world: World) -> [String] {
        world.simulation.events.events.compactMap {
            if case .propertyChange(let change) = $0 { change.description } else { nil }
        }
    }

    @Test(
        "§6.2: a coordinator tells of the turn, and its target transform is the turn between the orientations",
        arguments: [
            (UIDeviceOrientation.portrait, UIDeviceOrientation.landscapeLeft, [0, 1, -1, 0] as [CGFloat]),
            (.portrait, .landscapeRight, [0, -1, 1, 0]), (.landscapeLeft, .portrait, [0, -1, 1, 0]),
            (.landscapeRight, .portrait, [0, 1, -1, 0]),
        ])
    func coordinator(from: UIDeviceOrientation, to: UIDeviceOrientation, matrix: [CGFloat]) {
        inWorld("iPhone 15") { world in
            let controller = Controller()
            let window = world.show(controller)
            world.turn(to: from)
            var heard = false
            controller.onSize = { coordinator in
                heard = true
                let transform = coordinator.targetTransform
                #expect([transform.a, transform.b, transform.c, transform.d] == matrix)
                #expect(coordinator.isAnimated && coordinator.transitionDuration == 0.3 && !coordinator.isCancelled)
                #expect(coordinator.containerView === window)
                #expect(coordinator.viewController(forKey: .to) == nil)
                #expect(controller.transitionCoordinator === coordinator)
                #expect(UIApplication.shared.statusBarOrientationAnimationDuration == 0.3)
            }
            world.turn(to: to)
            #expect(heard)
            #expect(controller.transitionCoordinator == nil)
            #expect(controller.view.transform == .identity && window.transform == .identity, "nobody keeps it")
        }
    }

    @Test("§6.2: blocks in the order they were registered, the class's own first; changes in them are recorded")
    func blocks() {
        inWorld("iPhone 15") { world in
            let controller = Controller()
            _ = world.show(controller)
            controller.onAnimate = { controller.box.alpha = 0.25 }
            controller.onSize = { coordinator in
                coordinator.animate { _ in
                    controller.box.frame = CGRect(x: 5, y: 5, width: 20, height: 10)
                    controller.box.frame = CGRect(x: 5, y: 5, width: 20, height: 10)
                } completion: { _ in
                    controller.box.alpha = 1
                }
            }
            world.simulation.events.removeAll()
            world.turn(to: .landscapeLeft)
            #expect(
                changes(world) == [
                    "in willAnimateRotation(to:duration:), animated: UIView \"box\": alpha 1 → 0.25",
                    "animated: UIView \"box\": frame (0 0; 10 10) → (5 5; 20 10)",
                ])
            #expect(controller.box.alpha == 1)
        }
    }

    @Test("Animation blocks record what they change, not what masks carry along; completions wait for the turn")
    func animations() {
        inWorld("iPhone 15") { world in
            let controller = Controller()
            _ = world.show(controller)
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            inner.autoresizingMask = .flexibleWidth
            controller.box.addSubview(inner)
            world.simulation.events.removeAll()
            var isDone = false
            UIView.animate(withDuration: 0.2) {
                controller.box.bounds.size.width = 30
                controller.box.backgroundColor = .red
                UIView.performWithoutAnimation { controller.box.alpha = 0 }
            } completion: {
                isDone = $0
            }
            #expect(isDone && inner.frame.width == 30 && controller.box.alpha == 0)
            #expect(changes(world).count == 2)
            #expect(changes(world)[0] == "animated: UIView \"box\": bounds (0 0; 10 10) → (0 0; 30 10)")

            world.simulation.events.removeAll()
            UIView.setAnimationsEnabled(false)
            UIView.animate(withDuration: 0.2) { controller.box.alpha = 1 }
            UIView.setAnimationsEnabled(true)
            UIView.animate(withDuration: 0) { controller.box.alpha = 0.5 }
            world.simulation.events.isRecording = false
            UIView.animate(withDuration: 1) { controller.box.alpha = 0.25 }
            #expect(changes(world) == [])

            var order: [String] = []
            controller.onSize = { coordinator in
                UIView.animate(withDuration: 0.1) {
                    order.append("block")
                } completion: { _ in
                    order.append("done")
                }
                coordinator.animate(alongsideTransition: nil) { _ in order.append("turned") }
            }
            world.turn(to: .landscapeLeft)
            #expect(order == ["block", "turned", "done"])
        }
    }

    @Test("Changes of the parts in which controls draw are not recorded: they are the control's, and not the app's")
    func parts() {
        inWorld { world in
            let controls = [
                UIProgressView(), UIActivityIndicatorView(style: .medium), UIStepper(), UIPageControl(), UISlider(),
                UITextField(),
            ]
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            for control in controls { view.addSubview(control) }
            UIView.animate(withDuration: 0.2) {
                for control in controls {
                    control.frame.size = CGSize(width: 200, height: 40)
                    control.bounds.origin.x = 3
                }
                view.layoutIfNeeded()
            }
            #expect(!changes(world).isEmpty)
            #expect(changes(world).filter { $0.contains("DrawnPart") } == [])
            #expect(controls.allSatisfy { control in control.parts.contains { $0.frame == control.bounds } })
        }
    }

    @Test("A property animator runs to its end as soon as it starts")
    func animator() {
        inWorld { world in
            let view = UIView()
            var ends: [UIViewAnimatingPosition] = []
            let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeIn) { view.alpha = 0.5 }
            animator.addAnimations { view.alpha = 0.25 }
            animator.addCompletion { ends.append($0) }
            #expect(view.alpha == 1)
            animator.startAnimation()
            #expect(view.alpha == 0.25 && ends == [.end] && !animator.isRunning)
            #expect(changes(world) == ["animated: UIView: alpha 1 → 0.5", "animated: UIView: alpha 0.5 → 0.25"])
        }
    }

    @Test("§6.2, step 6: traits are told to everybody before the layout up to iOS 12, and view by view from iOS 13")
    func traitMoment() {
        @MainActor final class Log { var lines: [String] = [] }
        final class Probe: UIView {
            var log: Log?
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                log?.lines.append("view traits, was \(previous?.verticalSizeClass.name ?? "nil")")
            }
            override func layoutSubviews() { log?.lines.append("view layout") }
        }
        final class Teller: UIViewController {
            let probe = Probe(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let log = Log()
            override func viewDidLoad() {
                view.addSubview(probe)
                probe.overrideUserInterfaceStyle = .dark
                probe.log = log
            }
            override func traitCollectionDidChange(_ previous: UITraitCollection?) { log.lines.append("traits") }
            override func viewWillLayoutSubviews() { log.lines.append("willLayout") }
        }
        for (semantics, expected) in [
            (RotationSemantics.iOS8, ["traits", "view traits, was regular", "willLayout", "view layout"]),
            (.iOS15, ["traits", "willLayout", "view traits, was regular", "view layout"]),
        ] {
            inWorld("iPhone 8", semantics: semantics) { world in
                let controller = Teller()
                _ = world.show(controller)
                controller.log.lines = []
                world.turn(to: .landscapeLeft)
                #expect(controller.log.lines == expected, "\(semantics)")
            }
        }
    }

    @Test("§8: the first display tells of traits that were none before from iOS 8 to 12, and says nothing later")
    func firstTraits() {
        final class Teller: UIViewController {
            var log: [String] = []
            override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                log.append("traits from \(previous == nil ? "nil" : "others")")
            }
            override func viewWillLayoutSubviews() { log.append("willLayout") }
            override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
        }
        for (semantics, expected) in [
            (RotationSemantics.iOS6, ["willAppear", "willLayout", "didAppear"]),
            (.iOS8, ["willAppear", "traits from nil", "willLayout", "didAppear"]),
            (.iOS15, ["willAppear", "willLayout", "didAppear"]),
        ] {
            inWorld("iPhone 8", semantics: semantics) { world in
                let controller = Teller()
                let window = world.show(controller)
                #expect(controller.log == expected, "\(semantics)")
                controller.log = []
                window.isHidden = true
                window.isHidden = false
                #expect(!controller.log.contains { $0.hasPrefix("traits") }, "once")
            }
        }
    }

    @Test("Layout that a callback starts for ever ends with a message, and the turn is whole")
    func endlessLayout() {
        final class Endless: UIViewController {
            override func viewDidLayoutSubviews() {
                view.setNeedsLayout()
                view.superview?.setNeedsLayout()
            }
        }
        for semantics in [RotationSemantics.iOS6, .iOS15] {
            inWorld("iPhone 8", semantics: semantics) { world in
                let controller = Endless()
                _ = world.show(controller)
                #expect(world.turn(to: .landscapeLeft) == .rotate(to: .landscapeRight))
                #expect(controller.view.bounds.width > controller.view.bounds.height)
                #expect(!world.diagnostics.isEmpty)
                let areLoops = world.diagnostics.allSatisfy { $0.code == .layoutLoop }
                #expect(areLoops)
            }
        }
    }

    @Test("§6.1: a controller that overrides viewWillTransition without super hears no rotation messages")
    func withoutSuper() {
        final class Silent: UIViewController {
            var heard: [String] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) { heard.append("size") }
            override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
                heard.append("willRotate")
            }
            override func didRotate(from orientation: UIInterfaceOrientation) { heard.append("didRotate") }
        }
        for (semantics, expected) in [(RotationSemantics.iOS15, ["size"]), (.iOS6, ["willRotate", "didRotate"])] {
            inWorld("iPhone 8", semantics: semantics) { world in
                let controller = Silent()
                _ = world.show(controller)
                world.turn(to: .landscapeLeft)
                #expect(controller.heard == expected)
            }
        }
    }

    @Test("§6.2, §7.1: children that are displayed hear after their parent; one whose size stays hears no size")
    func children() {
        let log = Noting.Log()
        for (semantics, expected) in [
            (
                RotationSemantics.iOS15,
                [
                    "P.size 667×375", "P.willRotate landscapeRight", "C.size 667×375", "C.willRotate landscapeRight",
                    "P.didRotate", "C.didRotate",
                ]
            ),
            (
                .iOS6,
                [
                    "P.willRotate landscapeRight", "C.willRotate landscapeRight", "S.willRotate landscapeRight",
                    "P.didRotate", "C.didRotate", "S.didRotate",
                ]
            ),
        ] {
            inWorld("iPhone 8", semantics: semantics) { world in
                let (parent, full, small) = (Noting("P", log), Noting("C", log), Noting("S", log))
                let hidden = Noting("H", log)
                for child in [full, small, hidden] {
                    parent.addChild(child)
                    child.didMove(toParent: parent)
                }
                parent.view.addSubview(full.view)
                full.view.frame = parent.view.bounds
                small.view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
                small.view.autoresizingMask = []
                parent.view.addSubview(small.view)
                _ = world.show(parent)
                _ = log.take()
                world.turn(to: .landscapeLeft)
                #expect(log.take() == expected, "\(semantics)")
                #expect(!hidden.isViewLoaded, "§6.6: nobody loads a view to tell it")
            }
        }
    }

    @Test("§5.8: a window that shares an iPad's screen changes size without turning")
    func sharing() {
        inWorld("iPad Pro 11 (1st-4th)", application: .init(supported: UIInterfaceOrientation.shown)) { world in
            let controller = Controller()
            let window = world.show(controller)
            var transforms: [CGAffineTransform] = []
            controller.onSize = { transforms.append($0.targetTransform) }
            #expect(world.simulation.resize(window, to: CGSize(width: 375, height: 1194)))
            #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 1194))
            #expect(controller.traitCollection.horizontalSizeClass == .compact)
            #expect(transforms == [.identity])
            #expect(UIApplication.shared.statusBarOrientation == .portrait)
            world.turn(to: .landscapeLeft)
            #expect(window.bounds.size == CGSize(width: 537, height: 834))
            #expect(world.simulation.resize(window, to: CGSize(width: 1194, height: 834)))
            #expect(controller.traitCollection.horizontalSizeClass == .regular)
            #expect(!world.simulation.resize(window, to: CGSize(width: 2000, height: 834)))
        }
        inWorld("iPhone 15") { world in
            #expect(!world.simulation.resize(world.show(Controller()), to: CGSize(width: 100, height: 100)))
        }
    }
}

extension UIView {
    /// The parts in which the view draws.
    fileprivate var parts: [UIView] { subviews.filter { $0 is DrawnPart } }
}
