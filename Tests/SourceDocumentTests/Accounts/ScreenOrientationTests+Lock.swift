import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

// The section “Per Controller Configuration”, its end: shouldAutorotate.
extension ScreenOrientationTests {
    @Test(
        "iOS 6 to 15: shouldAutorotate is true by default", arguments: RotationSemantics.withShouldAutorotate)
    func autorotatesByDefault(semantics: RotationSemantics) async throws {
        inWorld(semantics) { world in
            #expect(UIViewController().shouldAutorotate)
            world.show(UIViewController())
            world.turn(to: .landscapeLeft)
            #expect(world.record?.asked.first?.question == .shouldAutorotate)
            #expect(world.record?.asked.first?.answer == "true")
            #expect(world.record?.asked.first?.source == .default)
        }
        let explained = try await explain(
            #"{ "root": { "class": "UIViewController" } }"#, "--to", "landscapeRight", "--semantics", semantics.rawValue
        )
        #expect(explained.answer(to: "shouldAutorotate")?.answer == "true")
        #expect(explained.answer(to: "shouldAutorotate")?.source == "default")
    }

    @Test(
        "iOS 6 to 15: answering false locks what is shown: in landscape it stays when the device goes to portrait",
        arguments: RotationSemantics.withShouldAutorotate)
    func lock(semantics: RotationSemantics) async throws {
        inWorld(semantics) { world in
            let root = AnsweringController(mask: [.portrait, .landscapeLeft, .landscapeRight])
            world.show(root)
            world.turn(to: .landscapeLeft)
            root.autorotates = false
            for orientation in [UIDeviceOrientation.portrait, .landscapeRight, .portraitUpsideDown, .portrait] {
                world.turn(to: orientation)
                #expect(world.shown == .landscapeRight)
            }
            root.mask = .portrait
            world.turn(to: .landscapeRight)
            #expect(world.shown == .landscapeRight, "locked to what is shown, even where the mask no longer has it")
        }
        let explained = try await explain(
            """
            { "root": { "class": "UIViewController", "id": "root" },
              "steps": [{ "turn": "landscapeRight" }, { "set": { "id": "root", "shouldAutorotate": false } }] }
            """, "--steps", "--to", "portrait", "--semantics", semantics.rawValue)
        #expect(explained.from == "landscapeRight")
        #expect(explained.decision == "stay" && explained.reason == "shouldAutorotateFalse")
    }

    @Test(
        "iOS 6 to 15: the lock is for a while: opened, the interface follows the next turn",
        arguments: RotationSemantics.withShouldAutorotate)
    func unlock(semantics: RotationSemantics) async throws {
        inWorld(semantics) { world in
            let root = AnsweringController()
            world.show(root)
            world.turn(to: .landscapeLeft)
            root.autorotates = false
            world.turn(to: .portrait)
            root.autorotates = true
            #expect(world.shown == .landscapeRight)
            world.turn(to: .landscapeRight)
            #expect(world.shown == .landscapeLeft)
        }
        let explained = try await explain(
            """
            { "root": { "class": "UIViewController", "id": "root", "shouldAutorotate": false },
              "steps": [{ "turn": "landscapeRight" }, { "set": { "id": "root", "shouldAutorotate": true } }] }
            """, "--steps", "--to", "landscapeLeft", "--semantics", semantics.rawValue)
        #expect(explained.from == "portrait", "opening the lock turns nothing")
        #expect(explained.decision == "rotate" && explained.to == "landscapeLeft")
    }

    @Test("iOS 16 and later: the property locks nothing any more")
    func noLockFrom16() async throws {
        inWorld(.iOS16) { world in
            let root = AnsweringController()
            root.autorotates = false
            world.show(root)
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .landscapeRight)
        }
        let explained = try await explain(
            """
            { "semantics": "iOS16", "root": { "class": "UIViewController", "id": "root" },
              "steps": [{ "turn": "landscapeRight" }, { "set": { "id": "root", "shouldAutorotate": false } }] }
            """, "--steps", "--to", "portrait")
        #expect(explained.decision == "rotate" && explained.to == "portrait")
    }
}
