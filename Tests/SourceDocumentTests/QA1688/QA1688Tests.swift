import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

/// Apple's Technical Q&A QA1688, “Why won't my UIViewController rotate with the device?” Each of its reasons is set up,
/// diagnosed by its stable id, and fixed by its advice. There is one test for each statement, with the semantics for
/// which it holds.
///
/// One reason cannot be set up: a controller that overrides `init` or `initWithNibName:bundle:` and does not call
/// super. Swift does not compile such a class; see ``initWithoutSuper()``.
@MainActor
@Suite("QA1688: Why won't my UIViewController rotate with the device?")
struct QA1688Tests {}

extension QA1688Tests {
    /// The ids of the mistakes that the last negotiation found.
    func mistakes(_ world: World) -> [String] { world.record?.findings.map(\.id) ?? [] }

    @Test(
        "iOS 6 and later: with the masks of its views set well, a controller turns with the device without more ado",
        arguments: RotationSemantics.withMasks)
    func automatic(semantics: RotationSemantics) async throws {
        inWorld(semantics) { world in
            let root = UIViewController()
            world.show(root)
            let title = UIView(frame: CGRect(x: 20, y: 20, width: 335, height: 40))
            title.autoresizingMask = .flexibleWidth
            root.view.addSubview(title)
            world.turn(to: .landscapeRight)
            #expect(world.shown == .landscapeLeft)
            #expect(title.frame == CGRect(x: 20, y: 20, width: 627, height: 40))
            #expect(world.record?.note == nil)
            #expect(mistakes(world) == [])
        }
        let explained = try await explain(
            #"{ "root": { "class": "UIViewController" } }"#, "--to", "landscapeLeft", "--semantics", semantics.rawValue)
        #expect(explained.decision == "rotate" && explained.reason == nil)
        #expect(explained.warnings.isEmpty)
    }
}

// MARK: - The controller's view was added to the window. Layout files have a root, so they cannot say this.

extension QA1688Tests {
    @Test(
        "iOS 6 and later: a view added straight to the window turns as the application says; its controller hears nothing",
        arguments: RotationSemantics.withMasks)
    func viewAddedToWindow(semantics: RotationSemantics) {
        inWorld(semantics, application: ApplicationOrientations(supported: [.portrait, .landscapeRight])) { world in
            let stray = TellingController(mask: .portrait)
            let window = world.show(nil)
            window.addSubview(stray.view)
            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
            let heard = stray.diary.during { world.turn(to: .landscapeLeft) }
            #expect(world.shown == .landscapeRight, "supported orientations are the application's alone")
            #expect(heard.rotations == [] && !heard.order.contains("root.viewWillTransition"))
            #expect(mistakes(world) == ["viewAddedToWindow", "noRootViewController"])
            #expect(
                world.record?.findings.first?.message.contains(
                    "TellingController gets no rotation "
                        + "callbacks") == true)
            world.turn(to: .landscapeRight)
            #expect(world.shown == .landscapeRight)
            #expect(world.record?.explanation.reason == "notInApplicationMask")
        }
    }

    @Test("iOS 5: a controller whose view was added straight to the window does not turn, and that is the reason")
    func viewAddedToWindowBefore() {
        inWorld(.iOS5) { world in
            let stray = AnsweringController()
            stray.accepted = Set(UIInterfaceOrientation.shown)
            let window = world.show(nil)
            window.addSubview(stray.view)
            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .portrait)
            #expect(world.record?.explanation.reason == "viewAddedToWindow")
            #expect(world.record?.explanation.advice == QA1688Reason.viewAddedToWindow.cure)
        }
    }

    @Test(
        "Every iOS: assigned to rootViewController instead, the controller turns and hears of it",
        arguments: RotationSemantics.allCases)
    func assignedAsRoot(semantics: RotationSemantics) {
        inWorld(semantics) { world in
            let controller = TellingController()
            if semantics < .iOS6 { controller.accepted = Set(UIInterfaceOrientation.shown) }
            world.show(controller)
            let heard = controller.diary.during { world.turn(to: .landscapeLeft) }
            #expect(world.shown == .landscapeRight)
            #expect(heard.rotations.first == "root.willRotate")
            #expect(mistakes(world) == [])
        }
    }

    @Test(
        "iOS 6 and later: content of a second controller belongs into a container, not into the window",
        arguments: RotationSemantics.withMasks)
    func container(semantics: RotationSemantics) {
        for isContained in [false, true] {
            inWorld(semantics) { world in
                let diary = Diary()
                let (root, second) = (TellingController("root", diary), TellingController("second", diary))
                let window = world.show(root)
                if isContained {
                    root.addChild(second)
                    root.view.addSubview(second.view)
                    second.didMove(toParent: root)
                } else {
                    window.addSubview(second.view)
                }
                let heard = diary.during { world.turn(to: .landscapeLeft) }
                #expect(world.shown == .landscapeRight)
                #expect(heard.contains { $0.who == "second" && $0.isRotation } == isContained)
                #expect(mistakes(world) == (isContained ? [] : ["viewAddedToWindow"]))
            }
        }
    }

    @Test(
        "iOS 6 and later: without a root controller the application's orientations alone decide",
        arguments: RotationSemantics.withMasks)
    func noRootViewController(semantics: RotationSemantics) {
        inWorld(semantics, application: ApplicationOrientations(supported: [.portrait, .landscapeLeft])) { world in
            world.show(nil)
            #expect(world.diagnostics == [.missingRootViewController])
            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .portrait)
            #expect(world.record?.asked.map(\.className) == ["UIApplication"])
            #expect(world.record?.explanation.reason == "notInApplicationMask")
            world.turn(to: .landscapeRight)
            #expect(world.shown == .landscapeLeft)
            #expect(mistakes(world) == ["noRootViewController"])
        }
    }

    @Test("iOS 5: without a root controller nothing turns, and that is the reason")
    func noRootViewControllerBefore() {
        inWorld(.iOS5) { world in
            let window = world.show(nil)
            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .portrait)
            #expect(world.record?.explanation.reason == "noRootViewController")
            let root = AnsweringController()
            root.accepted = Set(UIInterfaceOrientation.shown)
            window.rootViewController = root
            #expect(world.shown == .landscapeRight, "cured")
        }
    }
}
