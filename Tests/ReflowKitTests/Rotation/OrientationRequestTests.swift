import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

@MainActor
@Suite("Asking for another orientation, and locking it (behaviour.md §5.6, §5.9)")
struct OrientationRequestTests {
    private final class Controller: UIViewController {
        var mask = UIInterfaceOrientationMask.all
        var isLocked = false
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        override var prefersInterfaceOrientationLocked: Bool { isLocked }
    }

    private var shown: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }

    @Test("§5.6: iOS 16's geometry request turns where the device does not point, and says why it cannot")
    func geometry() {
        inWorld("iPhone 15", semantics: .iOS16) { world in
            let controller = Controller()
            let window = world.show(controller)
            var errors: [NSError] = []
            @MainActor func request(_ mask: UIInterfaceOrientationMask) {
                window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) {
                    errors.append($0 as NSError)
                }
            }
            request(.landscapeLeft)
            #expect(shown == .landscapeLeft && errors.isEmpty)
            controller.mask = .landscapeRight
            request(.portrait)
            #expect(shown == .landscapeLeft)
            #expect(errors.map(\.domain) == ["UISceneErrorDomain"])
            #expect(errors.map(\.code) == [101])
            #expect(
                errors.map(\.localizedDescription) == [
                    "None of the requested orientations are supported by the view controller. Requested: portrait; "
                        + "Supported: landscapeRight"
                ])
        }
    }

    @Test("§5.6: iOS 16 asks again after setNeedsUpdateOfSupportedInterfaceOrientations(); older releases do not")
    func masks() {
        for (semantics, expected) in [
            (RotationSemantics.iOS16, UIInterfaceOrientation.landscapeRight), (.iOS15, .portrait),
        ] {
            inWorld("iPhone 15", semantics: semantics) { world in
                let controller = Controller()
                controller.mask = .portrait
                let window = world.show(controller)
                world.turn(to: .landscapeLeft)
                controller.mask = .all
                controller.setNeedsUpdateOfSupportedInterfaceOrientations()
                #expect(shown == expected)
                #expect((window.lastDecision == .stay(.unavailable)) == (semantics == .iOS15))
            }
        }
    }

    @Test("§5.6: an update inside performWithoutAnimation does not animate")
    func unanimated() {
        final class Asking: UIViewController {
            var mask = UIInterfaceOrientationMask.portrait
            var isAnimated: [Bool] = []
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) { isAnimated.append(coordinator.isAnimated) }
        }
        inWorld("iPhone 15", semantics: .iOS16) { world in
            let controller = Asking()
            _ = world.show(controller)
            controller.mask = .landscapeLeft
            controller.setNeedsUpdateOfSupportedInterfaceOrientations()
            controller.mask = .portrait
            UIView.performWithoutAnimation { controller.setNeedsUpdateOfSupportedInterfaceOrientations() }
            #expect(controller.isAnimated == [true, false])
        }
    }

    @Test("§5.6: before iOS 16 an attempt follows the device, and goes nowhere else")
    func attempt() {
        for (semantics, expected) in [
            (RotationSemantics.iOS6, UIInterfaceOrientation.landscapeRight), (.iOS15, .landscapeRight),
            (.iOS16, .portrait),
        ] {
            inWorld("iPhone 8", semantics: semantics) { world in
                let controller = Controller()
                controller.mask = .portrait
                _ = world.show(controller)
                UIViewController.attemptRotationToDeviceOrientation()
                #expect(shown == .portrait)
                world.turn(to: .landscapeLeft)
                controller.mask = [.portrait, .landscapeRight]
                UIViewController.attemptRotationToDeviceOrientation()
                #expect(shown == expected, "\(semantics)")
            }
        }
    }

    @Test("§5.9: the status bar is moved by hand only while the controller supports nothing, and alone")
    func statusBar() {
        inWorld("iPhone 5", semantics: .iOS6) { world in
            let controller = Controller()
            let window = world.show(controller)
            UIApplication.shared.setStatusBarOrientation(.landscapeRight, animated: false)
            #expect(shown == .portrait)
            controller.mask = []
            UIApplication.shared.setStatusBarOrientation(.landscapeRight, animated: false)
            #expect(shown == .landscapeRight)
            #expect(controller.view.bounds.width == 320, "the interface stays")
            #expect(window.bounds.width == 320)
            #expect(world.diagnostics == [], "an empty mask raises nothing there")
        }
    }

    @Test("§5.6: a locked controller keeps the interface as it is, from iOS 16 on")
    func lock() {
        for (semantics, expected) in [
            (RotationSemantics.iOS16, UIInterfaceOrientation.portrait), (.iOS15, .landscapeRight),
        ] {
            inWorld("iPhone 15", semantics: semantics) { world in
                let controller = Controller()
                controller.isLocked = true
                _ = world.show(controller)
                world.turn(to: .landscapeLeft)
                #expect(shown == expected)
                controller.isLocked = false
                controller.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
                #expect(shown == .landscapeRight)
            }
        }
    }

    @Test("§5.9: shouldAutorotate is asked and obeyed by iOS 6 to 15, and ignored from 16")
    func autorotate() {
        final class Still: UIViewController {
            override var shouldAutorotate: Bool { false }
        }
        for semantics in [RotationSemantics.iOS6, .iOS8, .iOS15, .iOS16] {
            inWorld("iPhone 8", semantics: semantics) { world in
                let window = world.show(Still())
                world.turn(to: .landscapeLeft)
                #expect(shown == (semantics == .iOS16 ? .landscapeRight : .portrait), "\(semantics)")
                let asked = window.lastRecord?.asked.contains { $0.question == .shouldAutorotate }
                #expect(asked == (semantics != .iOS16))
            }
        }
    }

    @Test("Records tell who answered: the class, its parent class, the plist, the delegate")
    func sources() {
        inWorld("iPhone 15", application: .init(supported: [.portrait, .landscapeRight])) { world in
            let window = world.show(Controller())
            #expect(window.lastRecord?.asked.map(\.source) == [.default, .plist, .override])
            #expect(world.simulation.records.count == 1)
            #expect(window.lastRecord == world.simulation.records.last)
            window.rootViewController = UIViewController()
            #expect(window.lastRecord?.asked.map(\.source) == [.default, .plist, .default])
        }
    }

    @Test("QA1688: layout inside a rotation callback is seen, and layout where it belongs is not")
    func observations() {
        final class Layout: UIViewController {
            let box = UIView()
            override func viewDidLoad() { view.addSubview(box) }
            override func viewWillLayoutSubviews() { box.frame.size.width = view.bounds.width }
            override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
                box.frame.origin.y += 1
                box.alpha = 0.5
            }
        }
        for semantics in [RotationSemantics.iOS6, .iOS15] {
            inWorld("iPhone 8", semantics: semantics) { world in
                let window = world.show(Layout())
                world.turn(to: .landscapeLeft)
                let name = "ReflowKitTests.OrientationRequestTests.Layout"
                #expect(
                    window.lastRecord?.observations == [.layout(controller: name, callback: "willRotate(to:duration:)")]
                )
            }
        }
    }
}
