import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

@MainActor
@Suite("Turning the device with a root controller (behaviour.md §4–6)")
struct RootRotationTests {
    private final class Controller: UIViewController {
        var mask: UIInterfaceOrientationMask?
        var autorotates = true
        var log: [String] = []

        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            mask ?? super.supportedInterfaceOrientations
        }
        override var shouldAutorotate: Bool { autorotates }

        private func note(_ text: String) {
            let orientation = UIApplication.shared.statusBarOrientation
            let size = view.bounds.size
            log.append("\(text) [\(orientation.name) \(Int(size.width))×\(Int(size.height))]")
        }

        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            note(
                "willTransition \(newCollection.verticalSizeClass.name), now \(traitCollection.verticalSizeClass.name)")
        }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            note("viewWillTransition \(Int(size.width))×\(Int(size.height))")
            coordinator.animate { [weak self] context in
                self?.note("alongside \(context.transitionDuration)")
            } completion: { [weak self] _ in
                self?.note("completion")
            }
        }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            note("traits from \(previous?.verticalSizeClass.name ?? "nil")")
        }
        override func viewWillLayoutSubviews() { note("willLayout") }
        override func viewDidLayoutSubviews() { note("didLayout") }
    }

    @Test("§6.2, §6.3: the sequence of iOS 8 and later, with what the getters read at each moment")
    func sequence() {
        inWorld("iPhone 15") { world in
            let controller = Controller()
            _ = world.show(controller)
            controller.log = []
            let decision = world.turn(to: .landscapeLeft)
            #expect(decision == .rotate(to: .landscapeRight))
            #expect(
                controller.log == [
                    "willTransition compact, now regular [portrait 393×852]",
                    "viewWillTransition 852×393 [portrait 393×852]",
                    "traits from regular [landscapeRight 852×393]",
                    "willLayout [landscapeRight 852×393]",
                    "didLayout [landscapeRight 852×393]",
                    "alongside 0.3 [landscapeRight 852×393]",
                    "completion [landscapeRight 852×393]",
                ])
            #expect(world.simulation.screen.bounds.size == CGSize(width: 852, height: 393))
        }
    }

    @Test("§6.1: an iPad is regular both ways, so no trait callbacks are sent")
    func padTraits() {
        inWorld("iPad Pro 11 (1st-4th)") { world in
            let controller = Controller()
            _ = world.show(controller)
            controller.log = []
            world.turn(to: .landscapeRight)
            #expect(!controller.log.contains { $0.contains("traits") || $0.hasPrefix("willTransition") })
            #expect(controller.log.contains("viewWillTransition 1194×834 [portrait 834×1194]"))
            #expect(controller.log.contains("alongside 0.4 [landscapeLeft 1194×834]"))
        }
    }

    @Test("§6.2: a half turn changes the orientation and nothing else")
    func halfTurn() {
        inWorld("iPhone 15") { world in
            let controller = Controller()
            _ = world.show(controller)
            world.turn(to: .landscapeLeft)
            controller.log = []
            world.simulation.events.removeAll()
            world.turn(to: .landscapeRight)
            #expect(UIApplication.shared.statusBarOrientation == .landscapeLeft)
            #expect(controller.log == [])
            #expect(
                world.simulation.events.text == """
                    device orientation: landscapeRight (device landscapeLeft) → landscapeLeft (device landscapeRight)
                    notification: UIDeviceOrientationDidChangeNotification
                    asked \(name): shouldAutorotate → true
                    asked UIApplication: supportedInterfaceOrientations(for:) → portrait, landscapeLeft, landscapeRight (default)
                    asked \(name): supportedInterfaceOrientations → portrait, landscapeLeft, landscapeRight
                    decided: rotate to landscapeLeft
                    notification: UIApplicationWillChangeStatusBarOrientationNotification
                    status bar orientation: landscapeRight → landscapeLeft
                    notification: UIApplicationDidChangeStatusBarOrientationNotification

                    """)
        }
    }

    private let name = "ReflowKitTests.RootRotationTests.Controller"

    @Test("§5.1, §5.2: who refuses, and what stays")
    func refusals() {
        let cases: [(String, ApplicationOrientations, (Controller) -> Void, RotationDecision)] = [
            ("controller mask", .init(), { $0.mask = .portrait }, .stay(.notInControllerMask)),
            ("application mask", .init(supported: [.portrait]), { _ in }, .stay(.notInApplicationMask)),
            ("shouldAutorotate", .init(), { $0.autorotates = false }, .stay(.shouldAutorotateFalse)),
        ]
        for (label, application, prepare, expected) in cases {
            inWorld("iPhone 15", application: application) { world in
                let controller = Controller()
                prepare(controller)
                let window = world.show(controller)
                let decision = world.turn(to: .landscapeLeft)
                #expect(decision == expected, "\(label)")
                #expect(window.bounds.size == CGSize(width: 393, height: 852), "\(label)")
                #expect(UIDevice.current.orientation == .landscapeLeft, "\(label): the device turned all the same")
                #expect(window.windowScene?.interfaceOrientation == .portrait, "\(label)")
            }
        }
    }

    @Test(
        "§4.3: lying flat changes nothing, and the next upright turn counts",
        arguments: [
            UIDeviceOrientation.faceUp, .faceDown, .unknown,
        ])
    func flat(orientation: UIDeviceOrientation) {
        inWorld("iPhone 15") { world in
            _ = world.show(Controller())
            world.turn(to: .landscapeLeft)
            world.turn(to: orientation)
            #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
            #expect(world.turn(to: .portrait) == .rotate(to: .portrait))
        }
    }

    @Test("§4.3: the device's orientation is unknown until a root controller is set")
    func generation() {
        inWorld("iPhone 15") { world in
            #expect(UIDevice.current.orientation == .unknown)
            let window = UIWindow()
            window.rootViewController = UIViewController()
            #expect(UIDevice.current.orientation == .portrait)
            UIDevice.current.endGeneratingDeviceOrientationNotifications()
            window.makeKeyAndVisible()
            #expect(world.turn(to: .landscapeLeft) == nil)
            #expect(UIApplication.shared.statusBarOrientation == .portrait)
        }
    }

    @Test("§4.4: a phone without a home button never shows its interface upside down, one with a button does")
    func upsideDown() {
        for (device, expected) in [
            ("iPhone 15", RotationDecision.stay(.upsideDownUnsupported)),
            ("iPhone 8", .rotate(to: .portraitUpsideDown)),
        ] {
            inWorld(device, application: .init(supported: UIInterfaceOrientation.shown)) { world in
                let controller = Controller()
                controller.mask = .all
                _ = world.show(controller)
                #expect(world.turn(to: .portraitUpsideDown) == expected)
            }
        }
    }

    @Test("§4.5: the delegate replaces the plist, also for orientations the plist lacks, also while running")
    func delegate() {
        final class Delegate: UIApplicationDelegate {
            var mask: UIInterfaceOrientationMask = .all
            func application(
                _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
            ) -> UIInterfaceOrientationMask { mask }
        }
        inWorld("iPhone 15", application: .init(supported: [.portrait])) { world in
            let delegate = Delegate()
            UIApplication.shared.delegate = delegate
            _ = world.show(Controller())
            #expect(world.turn(to: .landscapeLeft) == .rotate(to: .landscapeRight))
            delegate.mask = .landscape
            #expect(world.turn(to: .portrait) == .stay(.notInApplicationMask))
            final class Silent: UIApplicationDelegate {}
            let silent = Silent()
            UIApplication.shared.delegate = silent
            #expect(world.turn(to: .landscapeRight) == .rotate(to: .portrait), "the plist allows portrait alone")
        }
    }

    @Test("§4.6: the interface launches in an orientation that application and controller allow")
    func launch() {
        inWorld("iPhone 15", application: .init(supported: [.landscapeLeft, .landscapeRight])) { world in
            let window = world.show(Controller())
            #expect(UIApplication.shared.statusBarOrientation == .landscapeLeft)
            #expect(window.bounds.size == CGSize(width: 852, height: 393))
        }
        inWorld("iPhone 15") { world in
            let controller = Controller()
            controller.mask = .landscapeRight
            let window = world.show(controller)
            #expect(window.bounds.size == CGSize(width: 852, height: 393))
            #expect(controller.view.frame == window.bounds)
            #expect(!controller.log.contains { $0.hasPrefix("viewWillTransition") })
        }
    }

    @Test("§5.3: nothing in common raises in UIKit's words, and nothing moves")
    func exceptions() {
        inWorld("iPhone 15", application: .init(supported: [.portrait])) { world in
            let controller = Controller()
            controller.mask = .landscape
            _ = world.show(controller)
            let words =
                "UIApplicationInvalidInterfaceOrientation: Supported orientations has no common orientation with the "
                + "application, and [\(name) shouldAutorotate] is returning YES"
            #expect(world.diagnostics.map { "\($0)" } == [words])
            #expect(world.diagnostics.allSatisfy { $0.isException })
            world.turn(to: .landscapeLeft)
            #expect(world.diagnostics.count == 2)
            #expect(UIApplication.shared.statusBarOrientation == .portrait)
        }
    }

    @Test("§5.8: a multitasking iPad application turns freely and asks nobody")
    func multitasking() {
        inWorld("iPad Pro 11 (1st-4th)", application: .init(supported: UIInterfaceOrientation.shown)) { world in
            let controller = Controller()
            controller.mask = .portrait
            _ = world.show(controller)
            #expect(world.turn(to: .landscapeLeft) == .rotate(to: .landscapeRight))
            #expect(!world.simulation.events.text.contains("asked"))
        }
    }

    @Test("§6.2: notifications carry the new orientation before the change and the old one after it")
    func notifications() {
        inWorld("iPhone 15") { world in
            _ = world.show(Controller())
            let center = NotificationCenter.default
            let key = UIApplication.statusBarOrientationUserInfoKey
            nonisolated(unsafe) var log: [String] = []
            let application = UIApplication.shared
            let tokens = [
                center.addObserver(
                    forName: UIApplication.willChangeStatusBarOrientationNotification, object: application, queue: nil
                ) { log.append("will \($0.userInfo?[key] as? Int ?? -1)") },
                center.addObserver(
                    forName: UIApplication.didChangeStatusBarOrientationNotification, object: application, queue: nil
                ) { log.append("did \($0.userInfo?[key] as? Int ?? -1)") },
                center.addObserver(
                    forName: UIDevice.orientationDidChangeNotification, object: world.device, queue: nil
                ) { _ in
                    MainActor.assumeIsolated {
                        log.append("device, interface \(application.statusBarOrientation.name)")
                    }
                },
            ]
            defer { tokens.forEach(center.removeObserver) }
            world.turn(to: .landscapeLeft)
            #expect(log == ["device, interface portrait", "will 3", "did 1"])
        }
    }

    @Test("Turning inside a rotation callback waits for the end of the turn")
    func nestedTurn() {
        final class Restless: UIViewController {
            var log: [String] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                log.append("\(Int(size.width))")
                #expect(Simulation.current.turn(to: .portrait) == nil || size.width == 393)
                coordinator.animate(alongsideTransition: nil) { [self] _ in log.append("over") }
            }
        }
        inWorld("iPhone 15") { world in
            let controller = Restless()
            let window = world.show(controller)
            world.turn(to: .landscapeLeft)
            #expect(controller.log == ["852", "over", "393", "over"])
            #expect(window.bounds.width == 393)
            #expect(world.diagnostics == [])
        }
    }

    @Test("A device that is turned in every turn's callback stops after a hundred of them, with a message")
    func endlessTurns() {
        final class Endless: UIViewController {
            var turns = 0
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                turns += 1
                Simulation.current.turn(to: size.width > size.height ? .portrait : .landscapeLeft)
            }
        }
        inWorld("iPhone 15") { world in
            let controller = Endless()
            _ = world.show(controller)
            world.turn(to: .landscapeLeft)
            #expect(controller.turns == 101, "the first, and a hundred that follow from it")
            #expect(world.diagnostics == [.transitionLoop(count: 100)])
            world.turn(to: .faceUp)
            #expect(world.turn(to: .portraitUpsideDown) == .stay(.upsideDownUnsupported), "the world goes on")
        }
    }

    @Test("§8: the first display, in order")
    func firstDisplay() {
        inWorld("iPhone 15") { world in
            _ = world.show(UIViewController())
            let callbacks = world.simulation.events.events.compactMap { event -> String? in
                if case .callback(let callback, _, _) = event { return callback.rawValue }
                return nil
            }
            #expect(
                callbacks == [
                    "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewSafeAreaInsetsDidChange",
                    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
                ])
        }
    }

    @Test("§5.9: a window without a root controller says so at launch")
    func missingRoot() {
        inWorld { world in
            UIWindow().makeKeyAndVisible()
            #expect(
                world.diagnostics.map { "\($0)" } == [
                    "Application windows are expected to have a root view controller at the end of application launch"
                ])
        }
    }

    @Test("The window sets its root controller's view to its bounds whatever the view's mask, and restores it")
    func rootViewFillsTheWindow() {
        inWorld("iPhone 15") { world in
            let controller = UIViewController()
            controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let window = world.show(controller)
            #expect(controller.view.frame == window.bounds)
            world.turn(to: .landscapeRight)
            #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        }
    }
}
