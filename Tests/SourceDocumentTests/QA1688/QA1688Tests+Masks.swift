import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

// The reasons “The view controller does not support the new orientation”, “The application does not support the same
// orientations as the view controller”, “The view controller declined to rotate”.
extension QA1688Tests {
    @Test(
        "iOS 6 and later: a controller that overrides supportedInterfaceOrientations is limited to what it answers",
        arguments: RotationSemantics.withMasks)
    func notInControllerMask(semantics: RotationSemantics) async throws {
        inWorld(semantics) { world in
            let root = AnsweringController(mask: [.portrait, .landscapeLeft])
            world.show(root)
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .portrait)
            #expect(world.record?.note == .notInControllerMask)
            #expect(world.record?.explanation.reason == "notInControllerMask")
            #expect(world.record?.explanation.advice?.hasPrefix("Include landscapeRight in") == true)
            root.mask = [.portrait, .landscapeLeft, .landscapeRight]
            world.turn(to: .portrait)
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .landscapeRight, "cured")
        }
        func layout(_ mask: UIInterfaceOrientationMask) -> String {
            """
            { "root": { "class": "UIViewController",
                "supportedInterfaceOrientations": [\(mask.quoted)] } }
            """
        }
        let arguments = ("--to", "landscapeRight", "--semantics", semantics.rawValue)
        let refused = try await explain(
            layout([.portrait, .landscapeLeft]), arguments.0, arguments.1, arguments.2, arguments.3)
        #expect(refused.reason == "notInControllerMask")
        #expect(refused.answer(to: "supportedInterfaceOrientations")?.line == 2)
        let cured = try await explain(
            layout([.portrait, .landscapeRight]), arguments.0, arguments.1, arguments.2, arguments.3)
        #expect(cured.to == "landscapeRight" && cured.reason == nil)
    }

    @Test(
        "iOS 6 and later: the default is the idiom's: all on an iPad, all but upside down on a phone",
        arguments: RotationSemantics.withMasks)
    func defaultMask(semantics: RotationSemantics) async throws {
        for (device, turns) in [("iPad Pro 9.7", true), ("iPhone 8", false)] {
            inWorld(semantics, on: device) { world in
                world.show(UIViewController())
                world.turn(to: .portraitUpsideDown)
                #expect((world.shown == .portraitUpsideDown) == turns)
            }
            let explained = try await explain(
                #"{ "root": { "class": "UIViewController" } }"#, "--device", device, "--to", "portraitUpsideDown",
                "--semantics", semantics.rawValue)
            #expect(explained.decision == (turns ? "rotate" : "stay"))
        }
    }

    @Test(
        "iOS 13 and later: an override must answer with orientations; none at all is diagnosed",
        arguments: [
            RotationSemantics.iOS15, .iOS16,
        ])
    func emptyMask(semantics: RotationSemantics) async throws {
        inWorld(semantics) { world in
            let root = AnsweringController()
            world.show(root)
            root.mask = []
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .portrait)
            #expect(mistakes(world) == ["emptyMask"])
            #expect(world.exceptions.count == 1)
        }
        let explained = try await explain(
            #"{ "root": { "class": "UIViewController", "supportedInterfaceOrientations": [] } }"#, "--to", "landscape",
            "--semantics", semantics.rawValue)
        #expect(explained.decision == "raise")
        #expect(explained.warnings.map(\.code).contains("emptyMask"))
    }

    @Test("iOS 5: by default shouldAutorotateToInterfaceOrientation locks a controller into portrait; true unlocks it")
    func portraitByDefault() async throws {
        inWorld(.iOS5) { world in
            let root = AnsweringController()
            world.show(root)
            for orientation in UIInterfaceOrientation.shown {
                world.turn(to: orientation.device)
                #expect(world.shown == .portrait)
            }
            #expect(world.record?.note == .notInControllerMask)
            #expect(world.record?.explanation.reason == "controllerDeclinesOrientation")
            root.accepted = Set(UIInterfaceOrientation.shown)
            for orientation in UIInterfaceOrientation.shown {
                world.turn(to: orientation.device)
                #expect(world.shown == orientation)
            }
        }
        let refused = try await explain(
            #"{ "semantics": "iOS5", "root": { "class": "UIViewController" } }"#, "--to", "landscapeRight")
        #expect(refused.reason == "controllerDeclinesOrientation")
        let cured = try await explain(
            """
            { "semantics": "iOS5", "root": { "class": "UIViewController", "shouldAutorotateToInterfaceOrientation":
                ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"] } }
            """, "--to", "landscapeRight")
        #expect(cured.to == "landscapeRight")
    }

    @Test(
        "iOS 6 and later: the Info.plist must list each orientation that the application supports",
        arguments: RotationSemantics.withMasks)
    func notInApplicationMask(semantics: RotationSemantics) async throws {
        for (listed, turns) in [([UIInterfaceOrientation.portrait], false), ([.portrait, .landscapeRight], true)] {
            inWorld(semantics, application: ApplicationOrientations(supported: listed)) { world in
                world.show(AnsweringController(mask: .all))
                world.turn(to: .landscapeLeft)
                #expect(world.shown == (turns ? .landscapeRight : .portrait))
                #expect(world.record?.explanation.reason == (turns ? nil : "notInApplicationMask"))
                let advice = world.record?.explanation.advice
                #expect(advice?.contains("UIInterfaceOrientationLandscapeRight") == (turns ? nil : true))
            }
            let explained = try await explain(
                """
                { "application": {
                    "supportedInterfaceOrientations": [\(UIInterfaceOrientationMask(listed).quoted)] },
                  "root": { "class": "UIViewController" } }
                """, "--to", "landscapeRight", "--semantics", semantics.rawValue)
            #expect(explained.reason == (turns ? nil : "notInApplicationMask"))
            #expect(explained.answer(to: "supportedInterfaceOrientations(for:)")?.line == 2)
        }
    }

    private final class Delegate: UIApplicationDelegate {
        var mask = UIInterfaceOrientationMask.all
        func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask { mask }
    }

    @Test(
        "iOS 6 and later: what the application's delegate answers is used in place of the Info.plist",
        arguments: RotationSemantics.withMasks)
    func delegateReplacesList(semantics: RotationSemantics) async throws {
        inWorld(semantics, application: ApplicationOrientations(supported: [.portrait])) { world in
            let delegate = Delegate()
            UIApplication.shared.delegate = delegate
            world.show(UIViewController())
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .landscapeRight, "which the list lacks")
            delegate.mask = .landscape
            world.turn(to: .portrait)
            #expect(world.shown == .landscapeRight, "though the list has portrait")
            #expect(world.record?.explanation.reason == "notInApplicationMask")
            #expect(world.record?.asked.first { $0.className == "UIApplication" }?.source == .delegate)
        }
        let explained = try await explain(
            """
            { "application": { "supportedInterfaceOrientations": ["portrait"],
                "delegate": { "supportedInterfaceOrientations": ["portrait", "landscapeRight"] } },
              "root": { "class": "UIViewController" } }
            """, "--to", "landscapeRight", "--semantics", semantics.rawValue)
        #expect(explained.to == "landscapeRight")
        #expect(explained.answer(to: "supportedInterfaceOrientations(for:)")?.source == "delegate")
    }

    @Test("iOS 5: the Info.plist's orientations are a hint for the launch and restrict nothing afterwards")
    func listIsAHint() async throws {
        inWorld(.iOS5, application: ApplicationOrientations(supported: [.landscapeRight])) { world in
            let root = AnsweringController()
            root.accepted = Set(UIInterfaceOrientation.shown)
            world.show(root)
            for orientation in UIInterfaceOrientation.shown.reversed() {
                world.turn(to: orientation.device)
                #expect(world.shown == orientation)
            }
        }
        let explained = try await explain(
            """
            { "semantics": "iOS5", "application": { "supportedInterfaceOrientations": ["portrait"] },
              "root": { "class": "UIViewController",
                "shouldAutorotateToInterfaceOrientation": ["portrait", "landscape"] } }
            """, "--to", "landscapeRight")
        #expect(explained.to == "landscapeRight")
        #expect(explained.notAsked.contains { $0.class == "UIApplication" })
    }

    @Test(
        "iOS 6 to 15: the topmost controller may decline by shouldAutorotate, whose default is true",
        arguments: RotationSemantics.withShouldAutorotate)
    func shouldAutorotateFalse(semantics: RotationSemantics) async throws {
        inWorld(semantics) { world in
            let root = AnsweringController()
            #expect(root.shouldAutorotate)
            root.autorotates = false
            world.show(root)
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .portrait)
            #expect(world.record?.note == .shouldAutorotateFalse)
            #expect(world.record?.explanation.reason == "shouldAutorotateFalse")
            root.autorotates = nil
            UIViewController.attemptRotationToDeviceOrientation()
            #expect(world.shown == .landscapeRight, "cured")
        }
        for (answer, reason) in [("false", "shouldAutorotateFalse"), ("true", nil)] {
            let explained = try await explain(
                #"{ "root": { "class": "UIViewController", "shouldAutorotate": \#(answer) } }"#, "--to",
                "landscapeRight", "--semantics", semantics.rawValue)
            #expect(explained.reason == reason)
        }
    }
}
