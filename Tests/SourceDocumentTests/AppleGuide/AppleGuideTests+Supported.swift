import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

// The sections “Controlling What Interface Orientations Are Supported (iOS 6)” and “Declaring a View Controller's
// Supported Interface Orientations”.
extension AppleGuideTests {
    @Test(
        "iOS 6 and later: the interface turns if application and root controller agree; else the device is ignored",
        arguments: RotationSemantics.withMasks)
    func bothAgree(semantics: RotationSemantics) async throws {
        for application in [UIInterfaceOrientationMask.portrait, [.portrait, .landscapeRight]] {
            for mask in [UIInterfaceOrientationMask.portrait, [.portrait, .landscapeRight]] {
                let turns = application.contains(.landscapeRight) && mask.contains(.landscapeRight)
                inWorld(semantics, application: ApplicationOrientations(supported: application.orientations)) { world in
                    world.show(AnsweringController(mask: mask))
                    world.turn(to: .landscapeLeft)
                    #expect(world.shown == (turns ? .landscapeRight : .portrait))
                    #expect(UIDevice.current.orientation == .landscapeLeft, "the device is held so all the same")
                }
                let explained = try await explain(
                    """
                    { "application": { "supportedInterfaceOrientations": [\(application.quoted)] },
                      "root": { "class": "UIViewController", "supportedInterfaceOrientations": [\(mask.quoted)] } }
                    """, "--to", "landscapeRight", "--semantics", semantics.rawValue)
                #expect(explained.decision == (turns ? "rotate" : "stay"))
            }
        }
    }

    @Test(
        "iOS 6 and later: a controller presented over the root is asked instead of the root",
        arguments: RotationSemantics.withMasks)
    func presentedIsAsked(semantics: RotationSemantics) async throws {
        for (rootMask, presentedMask) in [
            (UIInterfaceOrientationMask.portrait, UIInterfaceOrientationMask.all), (.all, .portrait),
        ] {
            inWorld(semantics) { world in
                let (root, presented) = (AnsweringController(mask: rootMask), TellingController(mask: presentedMask))
                world.show(root)
                root.present(presented, animated: true)
                world.turn(to: .landscapeLeft)
                #expect(world.shown == (presentedMask == .all ? .landscapeRight : .portrait))
                let asked = Set(world.record?.asked.map(\.className) ?? [])
                #expect(asked == ["UIApplication", "SourceDocumentTests.TellingController"])
            }
            let explained = try await explain(
                """
                { "root": { "class": "UIViewController", "id": "root",
                    "supportedInterfaceOrientations": [\(rootMask.quoted)] },
                  "controllers": { "viewer": { "class": "UIViewController",
                    "supportedInterfaceOrientations": [\(presentedMask.quoted)] } },
                  "steps": [{ "present": "viewer", "style": "fullScreen" }] }
                """, "--steps", "--to", "landscapeRight", "--device", "iPhone 8", "--semantics", semantics.rawValue)
            #expect(explained.decision == (presentedMask == .all ? "rotate" : "stay"))
            #expect(explained.asked.allSatisfy { $0.who != "root" })
            #expect(explained.notAsked.contains { $0.why.hasPrefix("it is covered by") })
        }
    }

    @Test(
        "iOS 6 and later: a root controller that declares portrait alone stays in it, however the device is held",
        arguments: RotationSemantics.withMasks)
    func portraitOnlyRoot(semantics: RotationSemantics) async throws {
        inWorld(semantics) { world in
            world.show(AnsweringController(mask: .portrait))
            for orientation in [UIDeviceOrientation.landscapeLeft, .portraitUpsideDown, .landscapeRight, .portrait] {
                world.turn(to: orientation)
                #expect(world.shown == .portrait)
            }
        }
        let explained = try await explain(
            """
            { "root": { "class": "UIViewController",
                "supportedInterfaceOrientations": ["portrait"] } }
            """, "--to", "landscapeLeft", "--semantics", semantics.rawValue)
        #expect(explained.decision == "stay")
        #expect(explained.reason == "notInControllerMask")
        #expect(explained.answer(to: "supportedInterfaceOrientations")?.line == 2)
    }

    @Test(
        "iOS 6 and later: by default all four orientations on an iPad, all but upside down on a phone",
        arguments: RotationSemantics.withMasks)
    func defaultMasks(semantics: RotationSemantics) async throws {
        let masks = [("iPad Pro 9.7", UIInterfaceOrientationMask.all), ("iPhone 8", .allButUpsideDown)]
        for (device, mask) in masks {
            inWorld(semantics, on: device) { world in
                #expect(UIViewController().supportedInterfaceOrientations == mask, "\(device)")
                world.show(UIViewController())
                world.turn(to: .portraitUpsideDown)
                #expect(world.shown == (mask == .all ? .portraitUpsideDown : .portrait), "\(device)")
            }
            let explained = try await explain(
                #"{ "root": { "class": "UIViewController" } }"#, "--device", device, "--semantics", semantics.rawValue,
                "--to", "landscapeLeft")
            let answer = try #require(explained.answer(to: "supportedInterfaceOrientations"))
            #expect(answer.answer == mask.text)
            #expect(answer.source == "default")
        }
    }

    @Test(
        "iOS 6 and later: a mask that changes at run time turns nothing by itself; the next turn asks for it",
        arguments: RotationSemantics.withMasks)
    func changedMask(semantics: RotationSemantics) {
        inWorld(semantics) { world in
            let root = AnsweringController(mask: .portrait)
            world.show(root)
            world.turn(to: .landscapeLeft)
            let events = world.events { root.mask = .all }
            #expect(events == [])
            #expect(world.shown == .portrait)
            world.turn(to: .landscapeRight)
            #expect(world.shown == .landscapeLeft)
        }
    }

    @Test(
        "Listing 8-1, iOS 6 and later: portrait and landscape left, and neither landscape right nor upside down",
        arguments: RotationSemantics.withMasks)
    func listing1(semantics: RotationSemantics) async throws {
        final class Listing: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }
        }
        inWorld(semantics) { world in
            world.show(Listing())
            let turns: [(UIInterfaceOrientation, shown: UIInterfaceOrientation)] = [
                (.landscapeRight, .portrait), (.landscapeLeft, .landscapeLeft), (.landscapeRight, .landscapeLeft),
                (.portraitUpsideDown, .landscapeLeft), (.portrait, .portrait),
            ]
            for (orientation, shown) in turns {
                world.turn(to: orientation.device)
                #expect(world.shown == shown, "\(orientation.name)")
            }
        }
        let layout = """
            { "root": { "class": "UIViewController",
                "supportedInterfaceOrientations": ["portrait", "landscapeLeft"] } }
            """
        for (target, decision) in [("landscapeLeft", "rotate"), ("landscapeRight", "stay")] {
            let explained = try await explain(layout, "--to", target, "--semantics", semantics.rawValue)
            #expect(explained.decision == decision)
        }
    }
}

// MARK: - Dynamically Controlling Whether Rotation Occurs

extension AppleGuideTests {
    @Test(
        "iOS 6 to 15: shouldAutorotate answering false suppresses the turn whatever the masks say",
        arguments: RotationSemantics.withShouldAutorotate)
    func suppressed(semantics: RotationSemantics) async throws {
        for mask in [UIInterfaceOrientationMask.all, .landscape, .portrait] {
            inWorld(semantics, application: ApplicationOrientations(supported: [.portrait])) { world in
                let root = AnsweringController(mask: mask)
                root.autorotates = false
                world.show(root)
                let events = world.events { world.turn(to: .landscapeLeft) }
                #expect(world.shown == .portrait)
                #expect(world.record?.decision == .stay(.shouldAutorotateFalse))
                #expect(world.exceptions == [], "not even masks without a common orientation matter")
                #expect(events.filter { $0.hasPrefix("asked") }.count == 1, "nobody is asked for a mask")
            }
        }
        let explained = try await explain(
            """
            { "root": { "class": "UIViewController", "shouldAutorotate": false } }
            """, "--to", "landscapeLeft", "--semantics", semantics.rawValue)
        #expect(explained.decision == "stay")
        #expect(explained.reason == "shouldAutorotateFalse")
        #expect(explained.asked.map(\.question) == ["shouldAutorotate"])
    }

    @Test(
        "iOS 6 to 15: shouldAutorotate is called before anything else about a turn",
        arguments: RotationSemantics.withShouldAutorotate)
    func askedFirst(semantics: RotationSemantics) {
        inWorld(semantics) { world in
            world.show(AnsweringController())
            world.turn(to: .landscapeLeft)
            #expect(
                world.record?.asked.map(\.question) == [.shouldAutorotate, .applicationMask, .controllerMask])
        }
    }

    @Test(
        "iOS 6 to 15: it is the topmost controller's shouldAutorotate that counts",
        arguments: RotationSemantics.withShouldAutorotate)
    func topmostSuppresses(semantics: RotationSemantics) {
        for (rootTurns, topTurns) in [(true, false), (false, true)] {
            inWorld(semantics) { world in
                let (root, top) = (AnsweringController(), AnsweringController())
                (root.autorotates, top.autorotates) = (rootTurns, topTurns)
                world.show(root)
                root.present(top, animated: false)
                world.turn(to: .landscapeLeft)
                #expect(world.shown == (topTurns ? .landscapeRight : .portrait))
            }
        }
    }

    @Test(
        "iOS 6 to 15: rotation can be suppressed for a short time and caught up with afterwards",
        arguments: RotationSemantics.withShouldAutorotate)
    func suppressedForAWhile(semantics: RotationSemantics) async throws {
        inWorld(semantics) { world in
            let root = AnsweringController()
            world.show(root)
            root.autorotates = false
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .portrait)
            root.autorotates = true
            #expect(world.shown == .portrait, "nothing asks yet")
            UIViewController.attemptRotationToDeviceOrientation()
            #expect(world.shown == .landscapeRight)
        }
        let explained = try await explain(
            """
            { "root": { "class": "UIViewController", "id": "root", "shouldAutorotate": false },
              "steps": [{ "turn": "landscapeRight" }, { "set": { "id": "root", "shouldAutorotate": true } }] }
            """, "--steps", "--to", "landscapeRight", "--semantics", semantics.rawValue)
        #expect(explained.decision == "rotate" && explained.to == "landscapeRight")
    }

    @Test("iOS 16 and later: shouldAutorotate is not asked any more, and suppresses nothing")
    func ignoredLater() async throws {
        inWorld(.iOS16) { world in
            let root = AnsweringController()
            root.autorotates = false
            world.show(root)
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .landscapeRight)
        }
        let explained = try await explain(
            #"{ "root": { "class": "UIViewController", "shouldAutorotate": false } }"#, "--to", "landscapeLeft",
            "--semantics", "iOS16")
        #expect(explained.decision == "rotate")
        #expect(explained.notAsked.contains { $0.why == "its shouldAutorotate is ignored from iOS 16 on" })
    }

    @Test(
        "iOS 6 to 12: the status bar is moved by hand only while orientation changes are disabled",
        arguments: [RotationSemantics.iOS6, .iOS8])
    func statusBarByHand(semantics: RotationSemantics) async throws {
        inWorld(semantics) { world in
            let root = AnsweringController()
            let window = world.show(root)
            UIApplication.shared.setStatusBarOrientation(.landscapeRight, animated: true)
            #expect(world.shown == .portrait, "rotation is on, so the call does nothing")
            root.mask = []
            UIApplication.shared.setStatusBarOrientation(.landscapeRight, animated: true)
            #expect(world.shown == .landscapeRight)
            #expect(window.bounds.size == CGSize(width: 375, height: 667), "the status bar moves alone")
            world.turn(to: .landscapeRight)
            #expect(world.record?.decision == .stay(.controllerMaskEmpty))
            #expect(world.exceptions == [])
        }
        let explained = try await explain(
            """
            { "root": { "class": "UIViewController", "id": "root", "supportedInterfaceOrientations": [] },
              "steps": [{ "setStatusBarOrientation": "landscapeRight" }] }
            """, "--steps", "--to", "landscapeLeft", "--device", "iPhone 8", "--semantics", semantics.rawValue)
        #expect(explained.from == "landscapeRight")
        #expect(explained.decision == "stay" && explained.reason == "controllerMaskEmpty")
    }
}
