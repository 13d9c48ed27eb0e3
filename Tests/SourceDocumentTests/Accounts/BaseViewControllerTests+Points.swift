import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

// The section “Points to be noted”, and the gap in the pattern.
extension BaseViewControllerTests {
    @Test("Point 1, every iOS: an interface has four orientations, two for portrait and two for landscape")
    func fourOrientations() {
        #expect(UIInterfaceOrientation.shown.count == 4)
        #expect(UIInterfaceOrientation.shown.filter(\.isPortrait) == [.portrait, .portraitUpsideDown])
        #expect(Set(UIInterfaceOrientation.shown.filter(\.isLandscape)) == [.landscapeLeft, .landscapeRight])
    }

    @Test("Point 1, iOS 5: handling it in shouldAutorotateToInterfaceOrientation alone is sufficient")
    func questionSuffices() {
        final class Alone: UIViewController {
            var handled: UIInterfaceOrientation?
            override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
                handled = orientation
                return true
            }
        }
        inWorld(.iOS5, on: BaseViewControllerTests.pad) { world in
            let root = Alone()
            world.show(root)
            for first in UIInterfaceOrientation.shown {
                for second in UIInterfaceOrientation.shown where second != first {
                    world.turn(to: first.device)
                    world.turn(to: second.device)
                    #expect(root.handled == second, "nobody asks about another one afterwards")
                    #expect(world.shown == second)
                }
            }
        }
    }

    @Test(
        "Point 2, iOS 5 to 7: a view that another one covers is not told that the orientation changed",
        arguments: [RotationSemantics.iOS5, .iOS6])
    func coveredIsNotTold(semantics: RotationSemantics) async throws {
        inWorld(semantics, on: BaseViewControllerTests.pad) { world in
            let (panes, other) = (Panes(), Panes())
            other.modalPresentationStyle = .fullScreen
            world.show(panes)
            panes.present(other, animated: false)
            let handled = panes.handled { world.turn(to: .landscapeLeft) }
            #expect(handled == [])
            #expect(other.isForLandscape && !panes.isForLandscape)
        }
        for hidden in ["covered", "lower"] {
            let events = try await eventsOfTurn(hiding: hidden, semantics)
            #expect(events.contains { $0.hasPrefix("other.willRotate") }, "\(hidden)")
            #expect(
                !events.contains { $0.hasPrefix("hidden.willRotate") || $0.hasPrefix("hidden.didRotate") }, "\(hidden)")
        }
    }

    /// The events in a layout file's trace for a rotation while the controller `hidden` is covered by a full-screen
    /// presentation or is lower in a stack, and until it is visible again.
    private func eventsOfTurn(hiding: String, _ semantics: RotationSemantics) async throws -> [String] {
        let all = #""shouldAutorotateToInterfaceOrientation": ["all"]"#
        let hidden = #"{ "class": "UIViewController", "id": "hidden", \#(all) }"#
        let isCovered = hiding == "covered"
        let steps =
            isCovered
            ? #"{ "present": "other", "style": "fullScreen" }, { "turn": "landscapeRight" }, { "dismiss": true }"#
            : #"{ "push": "other" }, { "turn": "landscapeRight" }, { "pop": true }"#
        let explained = try await explain(
            """
            { "root": \(isCovered ? hidden : #"{ "class": "UINavigationController", "viewControllers": [\#(hidden)] }"#),
              "controllers": { "other": { "class": "UIViewController", \(all) } },
              "steps": [\(steps)] }
            """, "--steps", "--trace", "--to", "faceUp", "--device", BaseViewControllerTests.pad,
            "--semantics", semantics.rawValue)
        return try #require(explained.events)
    }

    @Test("Point 2, iOS 6 and 7: nor is one that lies lower in a stack, or in a tab that is not selected")
    func hiddenInContainerIsNotTold() {
        for usesTabs in [false, true] {
            inWorld(.iOS6, on: BaseViewControllerTests.pad) { world in
                let (panes, other) = (Panes(), Panes())
                if usesTabs {
                    let tabs = UITabBarController()
                    tabs.viewControllers = [panes, other]
                    world.show(tabs)
                    tabs.selectedIndex = 1
                } else {
                    let navigation = UINavigationController(rootViewController: panes)
                    world.show(navigation)
                    navigation.pushViewController(other, animated: false)
                }
                let handled = panes.handled { world.turn(to: .landscapeLeft) }
                #expect(handled == [])
                #expect(other.isForLandscape && !panes.isForLandscape)
            }
        }
    }

    @Test(
        "Points 3 and 4, every iOS: the first remedy, a notification, reaches views that are not visible as well",
        arguments: RotationSemantics.allCases)
    func notification(semantics: RotationSemantics) {
        inWorld(semantics, on: BaseViewControllerTests.pad) { world in
            let (panes, other) = (Panes(), Panes())
            other.modalPresentationStyle = .fullScreen
            world.show(panes)
            panes.present(other, animated: false)
            let observer = world.observe(UIDevice.orientationDidChangeNotification, of: world.device) {
                let orientation = UIDevice.current.orientation
                guard orientation.isValidInterfaceOrientation,
                    let interface = UIInterfaceOrientation(rawValue: orientation.rawValue)
                else { return }
                panes.handleInterfaceRotation(for: interface)
            }
            defer { NotificationCenter.default.removeObserver(observer) }
            for orientation in [UIInterfaceOrientation.landscapeRight, .portrait, .landscapeLeft] {
                let handled = panes.handled { world.turn(to: orientation.device) }
                #expect(handled.first == orientation)
                #expect(panes.viewIfLoaded?.window == nil && panes.isForLandscape == orientation.isLandscape)
            }
            #expect(panes.handled { world.turn(to: .faceUp) } == [])
        }
    }

    @Test(
        "Points 3 and 5, every iOS: the second remedy, on demand: viewWillAppear comes each time the view gets visible",
        arguments: RotationSemantics.allCases)
    func onDemand(semantics: RotationSemantics) async throws {
        inWorld(semantics, on: BaseViewControllerTests.pad) { world in
            let (panes, other) = (Panes(), Panes())
            other.modalPresentationStyle = .fullScreen
            world.show(panes)
            for orientation in [UIInterfaceOrientation.landscapeRight, .portrait, .landscapeLeft] {
                panes.present(other, animated: true)
                world.turn(to: orientation.device)
                let handled = panes.handled { panes.dismiss(animated: true) }
                #expect(handled.last == orientation)
                #expect(panes.isForLandscape == orientation.isLandscape)
            }
        }
        inWorld(semantics, on: BaseViewControllerTests.pad) { world in
            let (panes, other) = (Panes(), Panes())
            let navigation = UINavigationController(rootViewController: panes)
            world.show(navigation)
            navigation.pushViewController(other, animated: true)
            world.turn(to: .landscapeLeft)
            #expect(panes.handled { navigation.popViewController(animated: true) } == [.landscapeRight])
            #expect(panes.isForLandscape)
        }
        inWorld(semantics, on: BaseViewControllerTests.pad) { world in
            let (panes, other) = (Panes(), Panes())
            let tabs = UITabBarController()
            tabs.viewControllers = [panes, other]
            world.show(tabs)
            tabs.selectedIndex = 1
            world.turn(to: .landscapeLeft)
            #expect(panes.handled { tabs.selectedIndex = 0 } == [.landscapeRight])
            #expect(panes.isForLandscape)
        }
        for hidden in ["covered", "lower"] {
            let events = try await eventsOfTurn(hiding: hidden, semantics)
            #expect(events.filter { $0.hasPrefix("hidden.viewWillAppear") }.count == 2, "at first, and back again")
        }
    }

    @Test("Point 6, every iOS: a device has two orientations more, face up and face down, which are no interface's")
    func flatOrientations() {
        for flat in [UIDeviceOrientation.faceUp, .faceDown] {
            #expect(!flat.isValidInterfaceOrientation)
            #expect(UIInterfaceOrientation(device: flat) == nil)
        }
        #expect(!UIDeviceOrientation.unknown.isValidInterfaceOrientation)
        for orientation in UIInterfaceOrientation.shown { #expect(orientation.device.isValidInterfaceOrientation) }
    }

    @Test(
        "Point 6, every iOS: filtered out, they change nothing about what is shown and handled",
        arguments: RotationSemantics.allCases)
    func flatChangesNothing(semantics: RotationSemantics) async throws {
        inWorld(semantics, on: BaseViewControllerTests.pad) { world in
            let panes = Panes()
            world.show(panes)
            world.turn(to: .landscapeLeft)
            for flat in [UIDeviceOrientation.faceUp, .faceDown] {
                #expect(panes.handled { world.turn(to: flat) } == [])
                #expect(UIDevice.current.orientation == flat)
                #expect(world.shown == .landscapeRight && panes.isForLandscape)
            }
        }
        let explained = try await explain(
            """
            { "root": { "class": "UIViewController", "shouldAutorotateToInterfaceOrientation": ["all"] },
              "steps": [{ "turn": "landscapeRight" }] }
            """, "--steps", "--device", BaseViewControllerTests.pad, "--to", "faceUp", "--semantics", semantics.rawValue
        )
        #expect(explained.from == "landscapeRight")
        #expect(explained.decision == "stay" && explained.reason == "deviceFlat")
        #expect(explained.asked.isEmpty)
    }

    @Test(
        "The hole of the pattern, every iOS: a view that appears while the device lies flat handles nothing",
        arguments: RotationSemantics.allCases)
    func hole(semantics: RotationSemantics) {
        for flat in [UIDeviceOrientation.faceUp, .faceDown] {
            inWorld(semantics, on: BaseViewControllerTests.pad) { world in
                let (panes, other) = (Panes(), Panes())
                let navigation = UINavigationController(rootViewController: panes)
                world.show(navigation)
                navigation.pushViewController(other, animated: true)
                world.turn(to: .landscapeLeft)
                // iOS 5 asks every level of a stack, so the hidden level handles the rotation as well.
                if semantics < .iOS6 { panes.handleInterfaceRotation(for: .portrait) }
                world.turn(to: flat)
                #expect(panes.handled { navigation.popViewController(animated: true) } == [])
                #expect(world.shown == .landscapeRight)
                #expect(panes.view.window != nil && !panes.isForLandscape, "shown in landscape, laid out for portrait")
            }
        }
    }
}
