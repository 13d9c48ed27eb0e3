import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

/// The 2010 account “Handling orientations in iPad”, which puts the handling of orientations into a base class. There
/// is one test for each statement, with the semantics for which it holds. Its points to be noted are an extension in
/// this folder.
///
/// The account was written for iOS 4, whose questions iOS 5 still asks, so its semantics is `iOS5`. If a statement
/// still holds later, the later ones are tested as well: their controllers have no mask of their own, so the old method
/// provides one.
@MainActor
@Suite("Handling orientations in iPad: the base class")
struct BaseViewControllerTests {
    static let pad = "iPad Pro 9.7"
}

// MARK: - The base class

extension BaseViewControllerTests {
    @Test(
        "Every iOS: an iPad application built on the base class supports all four orientations",
        arguments: RotationSemantics.allCases)
    func allOrientations(semantics: RotationSemantics) async throws {
        inWorld(semantics, on: BaseViewControllerTests.pad) { world in
            world.show(Panes())
            for orientation in [UIInterfaceOrientation.landscapeRight, .portraitUpsideDown, .landscapeLeft, .portrait] {
                world.turn(to: orientation.device)
                #expect(world.shown == orientation)
            }
        }
        for target in ["landscapeRight", "portraitUpsideDown", "landscapeLeft"] {
            let explained = try await explain(
                #"{ "root": { "class": "UIViewController", "shouldAutorotateToInterfaceOrientation": ["all"] } }"#,
                "--device", BaseViewControllerTests.pad, "--to", target, "--semantics", semantics.rawValue)
            #expect(explained.decision == "rotate" && explained.to == target)
        }
    }

    @Test("iOS 5: which it would not by itself, for a plain controller accepts portrait alone, on an iPad too")
    func plainStays() async throws {
        inWorld(.iOS5, on: BaseViewControllerTests.pad) { world in
            world.show(UIViewController())
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .portrait)
        }
        for (accepted, decision) in [("", "stay"), (#", "shouldAutorotateToInterfaceOrientation": ["all"]"#, "rotate")]
        {
            let explained = try await explain(
                #"{ "semantics": "iOS5", "root": { "class": "UIViewController"\#(accepted) } }"#,
                "--device", BaseViewControllerTests.pad, "--to", "landscapeRight")
            #expect(explained.decision == decision)
        }
    }

    @Test(
        "Every iOS: viewWillAppear handles the way the device is held, whose raw values are those of the interface",
        arguments: RotationSemantics.allCases)
    func handledOnAppearing(semantics: RotationSemantics) {
        for orientation in UIInterfaceOrientation.shown {
            #expect(orientation.device.rawValue == orientation.rawValue)
            inWorld(semantics, on: BaseViewControllerTests.pad) { world in
                let root = AnsweringController(mask: .all)
                root.accepted = Set(UIInterfaceOrientation.shown)
                world.show(root)
                world.turn(to: orientation.device)
                let panes = Panes()
                panes.modalPresentationStyle = .fullScreen
                panes.loadViewIfNeeded()
                root.present(panes, animated: false)
                #expect(panes.handled.last == orientation)
                #expect(panes.isForLandscape == orientation.isLandscape)
            }
        }
    }

    @Test(
        "iOS 5: a turn is handled when the question comes and when the turn begins, for the orientation that is wanted")
    func handledOnTurning() {
        inWorld(.iOS5, on: BaseViewControllerTests.pad) { world in
            let panes = Panes()
            world.show(panes)
            for orientation in [UIInterfaceOrientation.landscapeRight, .portraitUpsideDown, .landscapeLeft, .portrait] {
                let handled = panes.handled { world.turn(to: orientation.device) }
                #expect(handled == [orientation, orientation])
            }
        }
    }

    @Test(
        "Every iOS: to inherit and to override the one method is enough to lay out for every orientation",
        arguments: RotationSemantics.allCases)
    func inheritingSuffices(semantics: RotationSemantics) {
        inWorld(semantics, on: BaseViewControllerTests.pad) { world in
            let panes = Panes()
            world.show(panes)
            #expect(!panes.isForLandscape)
            for first in UIInterfaceOrientation.shown {
                for second in UIInterfaceOrientation.shown {
                    world.turn(to: first.device)
                    world.turn(to: second.device)
                    #expect(world.shown == second)
                    #expect(panes.isForLandscape == second.isLandscape, "\(first.name) to \(second.name)")
                }
            }
        }
    }
}
