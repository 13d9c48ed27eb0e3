import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

@MainActor
@Suite("Presentations and orientation: who is asked, where the interface turns (behaviour.md §5.1, §5.4, §6.6)")
struct PresentationOrientationTests {
    private let log = Noting.Log()
    private var shown: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }

    @Test("The photo application: a list that stays upright, a viewer that turns, and the list upright again")
    func photoViewer() {
        inWorld("iPhone 15") { world in
            let list = Noting("list", log, mask: .portrait)
            let viewer = Noting("viewer", log, mask: .all, style: .fullScreen)
            let window = world.show(list)
            #expect(world.turn(to: .landscapeLeft) == .stay(.notInControllerMask))
            world.turn(to: .portrait)
            list.present(viewer, animated: true)
            #expect(world.turn(to: .landscapeLeft) == .rotate(to: .landscapeRight), "the viewer is asked")
            #expect(window.lastRecord?.asked.last?.className == "ReflowKitTests.Noting")
            #expect(viewer.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
            _ = log.take()
            list.dismiss(animated: true)
            #expect(shown == .portrait, "the list is asked again")
            #expect(list.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
            #expect(!log.take().contains { $0.contains("size") }, "a turn by dismissal sends no size transition")
            #expect(window.bounds.size == CGSize(width: 393, height: 852))
        }
    }

    @Test(
        "§5.4: a preferred orientation turns the interface wherever the device points",
        arguments: [RotationSemantics.iOS6, .iOS8, .iOS15, .iOS16])
    func preferred(semantics: RotationSemantics) {
        inWorld("iPhone 8", semantics: semantics) { world in
            let a = Noting("A", log)
            let b = Noting("B", log, mask: .all, style: .fullScreen)
            b.preferred = .landscapeLeft
            _ = world.show(a)
            _ = log.take()
            a.present(b, animated: true)
            #expect(shown == .landscapeLeft)
            #expect(b.view.bounds.width > b.view.bounds.height)
            #expect(!log.take().contains { $0.contains("size") || $0.contains("otate") })
            #expect(world.turn(to: .landscapeRight) == .stay(.alreadyThere), "the device comes to where it is")
            #expect(world.turn(to: .portrait) == .rotate(to: .portrait))
        }
    }

    @Test("§5.4: overFullScreen is turned where its mask demands it, and never asked what it prefers")
    func overFullScreen() {
        inWorld { world in
            let a = Noting("A", log)
            let b = Noting("B", log, mask: .landscape, style: .overFullScreen)
            b.preferred = .landscapeLeft
            let window = world.show(a)
            a.present(b, animated: false)
            #expect(shown == .landscapeRight)
            #expect(window.lastRecord?.asked.contains { "\($0.question)".hasPrefix("preferred") } == false)
            #expect(a.view.frame == window.bounds, "the presenter stays and has the new size")
        }
    }

    @Test("§5.1, §7.3: sheets leave their presenter in charge")
    func sheets() {
        for style in [UIModalPresentationStyle.pageSheet, .formSheet, .popover] {
            inWorld { world in
                let a = Noting("A", log, mask: .portrait)
                let b = Noting("B", log, mask: .landscape, style: style)
                let window = world.show(a)
                a.present(b, animated: false)
                #expect(shown == .portrait)
                #expect(world.turn(to: .landscapeLeft) == .stay(.notInControllerMask))
                #expect(window.lastRecord?.notAsked.map(\.className) == ["ReflowKitTests.Noting"])
                a.dismiss(animated: false)
                #expect(window.lastDecision == .stay(.presenterInCharge))
            }
        }
    }

    @Test("§5.3: what contradicts itself raises, and nothing is presented")
    func raising() {
        inWorld(application: .init(supported: [.portrait])) { world in
            let a = Noting("A", log)
            let b = Noting("B", log, mask: .landscape, style: .fullScreen)
            _ = world.show(a)
            a.present(b, animated: false) { Issue.record("it was not presented") }
            #expect(a.presentedViewController == nil && b.presentingViewController == nil && !b.isViewLoaded)
            #expect(
                world.diagnostics.map { "\($0)" } == [
                    "UIApplicationInvalidInterfaceOrientation: Supported orientations has no common orientation with "
                        + "the application, and [ReflowKitTests.Noting shouldAutorotate] is returning YES"
                ])
            b.mask = .portrait
            b.preferred = .landscapeRight
            a.present(b, animated: false)
            #expect(
                world.diagnostics.last.map { "\($0)" }
                    == "UIApplicationInvalidInterfaceOrientation: preferredInterfaceOrientationForPresentation "
                    + "'landscapeRight' must match a supported interface orientation: 'portrait'!")
            #expect(a.presentedViewController == nil)
            b.preferred = nil
            a.present(b, animated: false)
            a.preferred = .landscapeRight
            a.mask = .portrait
            b.dismiss(animated: false)
            #expect(a.presentedViewController === b, "a dismissal that raises leaves what is shown")
            #expect(world.diagnostics.count == 3)
        }
    }

    @Test("§6.6: a presenter that is covered hears of turns from iOS 8 on, and nothing before")
    func coveredPresenter() {
        for (semantics, expected) in [
            (RotationSemantics.iOS6, ["B.willRotate landscapeRight", "B.didRotate"]),
            (
                .iOS15,
                [
                    "A.size 667×375", "A.willRotate landscapeRight", "B.size 667×375", "B.willRotate landscapeRight",
                    "A.didRotate", "B.didRotate",
                ]
            ),
        ] {
            inWorld("iPhone 8", semantics: semantics) { world in
                let (a, b) = (Noting("A", log), Noting("B", log, style: .fullScreen))
                _ = world.show(a)
                a.present(b, animated: false)
                _ = log.take()
                world.turn(to: .landscapeLeft)
                #expect(log.take() == expected, "\(semantics)")
                a.dismiss(animated: false)
                #expect(a.view.bounds.width > a.view.bounds.height, "laid out on return")
            }
        }
    }

    @Test("The alternate interface of Apple's listing 8-4: presented and dismissed from the device's notification")
    func alternateInterface() {
        final class Portrait: UIViewController {
            let alternate: UIViewController
            init(alternate: UIViewController) {
                self.alternate = alternate
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
            func orientationChanged() {
                let isShowing = presentedViewController != nil
                if UIDevice.current.orientation.isLandscape, !isShowing {
                    present(alternate, animated: true)
                } else if UIDevice.current.orientation.isPortrait, isShowing {
                    dismiss(animated: true)
                }
            }
        }
        inWorld { world in
            let alternate = Noting("L", log, mask: .landscape, style: .fullScreen)
            let controller = Portrait(alternate: alternate)
            let token = NotificationCenter.default.addObserver(
                forName: UIDevice.orientationDidChangeNotification, object: world.device, queue: nil
            ) { _ in MainActor.assumeIsolated { controller.orientationChanged() } }
            defer { NotificationCenter.default.removeObserver(token) }
            let window = world.show(controller)
            world.turn(to: .landscapeLeft)
            #expect(shown == .landscapeRight && alternate.view.window === window)
            world.turn(to: .landscapeRight)
            #expect(shown == .landscapeLeft, "both landscapes are its own")
            world.turn(to: .faceUp)
            #expect(alternate.view.window === window)
            world.turn(to: .portrait)
            #expect(shown == .portrait && controller.view.window === window)
            #expect(world.diagnostics == [])
        }
    }

    @Test("Presenting inside a rotation callback waits for the end of the turn")
    func presentingWhileTurning() {
        inWorld { world in
            let (a, b) = (Noting("A", log), Noting("B", log, style: .fullScreen))
            _ = world.show(a)
            _ = log.take()
            a.onEvent = { if $0.hasPrefix("size") { a.present(b, animated: false) } }
            world.turn(to: .landscapeLeft)
            #expect(
                log.take() == [
                    "A.size 852×393", "A.willRotate landscapeRight", "A.didRotate", "A.willDisappear",
                    "B.willAppear presented has presenter", "B.didAppear presented has presenter", "A.didDisappear",
                ])
            #expect(b.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        }
    }
}
