import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

// The section “Declaring a Preferred Presentation Orientation”, and the chapter's earlier statements about presenting.
extension AppleGuideTests {
    /// A layout with a viewer over a list that stays in portrait, presented when the explanation begins.
    private func viewer(_ properties: String) -> String {
        """
        { "root": { "class": "UIViewController", "id": "list", "supportedInterfaceOrientations": ["portrait"] },
          "controllers": { "viewer": { "class": "UIViewController", \(properties) } },
          "steps": [{ "present": "viewer", "style": "fullScreen" }] }
        """
    }

    @Test(
        "iOS 6 and later: a controller presented full screen is shown in its preferred orientation, whatever the device",
        arguments: RotationSemantics.withMasks)
    func preferred(semantics: RotationSemantics) async throws {
        for held in [UIDeviceOrientation.portrait, .landscapeLeft, .faceUp] {
            inWorld(semantics) { world in
                let list = AnsweringController(mask: .portrait)
                let viewer = AnsweringController(mask: .all, preferred: .landscapeLeft)
                world.show(list)
                world.turn(to: held)
                list.present(viewer, animated: true)
                #expect(world.shown == .landscapeLeft, "held \(held.name)")
                #expect(viewer.view.bounds.width > viewer.view.bounds.height)
                #expect(UIDevice.current.orientation == held)
                #expect(world.record?.explanation.message.contains("however the device is held") == true)
            }
        }
        let explained = try await explain(
            viewer(#""preferredInterfaceOrientationForPresentation": "landscapeLeft""#), "--steps", "--to",
            "landscapeLeft", "--semantics", semantics.rawValue)
        #expect(explained.from == "landscapeLeft", "before the device turned")
    }

    @Test(
        "iOS 6 and later: the user then turns the device to what is shown, and nothing turns any more",
        arguments: RotationSemantics.withMasks)
    func userFollows(semantics: RotationSemantics) {
        inWorld(semantics) { world in
            let list = AnsweringController(mask: .portrait)
            let viewer = TellingController(preferred: .landscapeLeft)
            world.show(list)
            list.present(viewer, animated: true)
            let heard = viewer.diary.during { world.turn(to: .landscapeRight) }
            #expect(world.shown == .landscapeLeft)
            #expect(heard.order == [])
            #expect(world.record?.decision == .stay(.alreadyThere))
        }
    }

    @Test(
        "iOS 6 and later: content for one orientation only says so by its mask, and is presented in it",
        arguments: RotationSemantics.withMasks)
    func onlyOrientation(semantics: RotationSemantics) async throws {
        inWorld(semantics) { world in
            let (list, viewer) = (AnsweringController(), AnsweringController(mask: .landscapeRight))
            world.show(list)
            list.present(viewer, animated: true)
            #expect(world.shown == .landscapeRight)
            for orientation in [UIDeviceOrientation.landscapeRight, .portrait] {
                world.turn(to: orientation)
                #expect(world.shown == .landscapeRight)
            }
        }
        let explained = try await explain(
            viewer(#""supportedInterfaceOrientations": ["landscapeRight"]"#), "--steps", "--to", "landscapeLeft",
            "--semantics", semantics.rawValue)
        #expect(explained.from == "landscapeRight" && explained.to == "landscapeRight")
        #expect(explained.reason == "notInControllerMask")
    }

    @Test(
        "Listing 8-2, iOS 6 and later: several orientations, one preferred to begin with; afterwards the device decides",
        arguments: RotationSemantics.withMasks)
    func listing2(semantics: RotationSemantics) async throws {
        final class Listing: UIViewController {
            override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeLeft }
        }
        inWorld(semantics) { world in
            let (root, viewer) = (AnsweringController(), Listing())
            viewer.modalPresentationStyle = .fullScreen
            world.show(root)
            root.present(viewer, animated: true)
            #expect(world.shown == .landscapeLeft)
            for orientation in [UIInterfaceOrientation.landscapeRight, .portrait] {
                world.turn(to: orientation.device)
                #expect(world.shown == orientation)
            }
        }
        let explained = try await explain(
            viewer(#""preferredInterfaceOrientationForPresentation": "landscapeLeft""#), "--steps", "--to",
            "landscapeRight", "--semantics", semantics.rawValue)
        #expect(explained.from == "landscapeLeft" && explained.to == "landscapeRight")
    }

    @Test(
        "iOS 6 and later: the preferred orientation must be a supported one; if not, UIKit raises and nothing is shown",
        arguments: RotationSemantics.withMasks)
    func preferredNotSupported(semantics: RotationSemantics) async throws {
        inWorld(semantics) { world in
            let (root, viewer) = (
                AnsweringController(), AnsweringController(mask: .portrait, preferred: .landscapeLeft)
            )
            world.show(root)
            root.present(viewer, animated: true)
            let words =
                semantics >= .iOS15
                ? "preferredInterfaceOrientationForPresentation 'landscapeLeft' must match a supported interface"
                    + " orientation: 'portrait'!"
                : "preferredInterfaceOrientationForPresentation must return a supported interface orientation!"
            #expect(world.exceptions == ["UIApplicationInvalidInterfaceOrientation: \(words)"])
            #expect(root.presentedViewController == nil)
            #expect(world.shown == .portrait)
            #expect(world.record?.findings.map(\.mistake) == [.preferredNotSupported])
        }
        let explained = try await explain(
            viewer(
                #""supportedInterfaceOrientations": ["portrait"], "#
                    + #""preferredInterfaceOrientationForPresentation": "landscapeLeft""#),
            "--steps", "--to", "landscapeLeft", "--semantics", semantics.rawValue)
        #expect(explained.decision == "raise")
        #expect(explained.reason == "UIApplicationInvalidInterfaceOrientation")
        #expect(explained.warnings.map(\.code).contains("preferredNotSupported"))
    }

    @Test(
        "iOS 6 and later: a dismissal asks the presenter again, which comes back as its own mask says",
        arguments: RotationSemantics.withMasks)
    func dismissal(semantics: RotationSemantics) async throws {
        inWorld(semantics) { world in
            let (list, viewer) = (AnsweringController(mask: .portrait), TellingController(mask: .all))
            world.show(list)
            list.present(viewer, animated: true)
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .landscapeRight)
            list.dismiss(animated: true)
            #expect(world.shown == .portrait)
            #expect(list.view.bounds.height > list.view.bounds.width)
            #expect(world.record?.asked.last?.className == "SourceDocumentTests.AnsweringController")
        }
        let explained = try await explain(
            """
            { "root": { "class": "UIViewController", "id": "list", "supportedInterfaceOrientations": ["portrait"] },
              "controllers": { "viewer": { "class": "UIViewController" } },
              "steps": [{ "present": "viewer", "style": "fullScreen" }, { "turn": "landscapeRight" },
                { "dismiss": true }] }
            """, "--steps", "--to", "landscapeRight", "--semantics", semantics.rawValue)
        #expect(explained.from == "portrait" && explained.decision == "stay")
        #expect(explained.asked.contains { $0.who == "list" })
    }
}
