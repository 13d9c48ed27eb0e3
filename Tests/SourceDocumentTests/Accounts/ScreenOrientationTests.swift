import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

/// The account “Controlling Screen Orientation of iOS Apps”. There is one test for each statement, with the semantics
/// for which it holds. Its statements about a single controller are extensions in this folder.
@MainActor
@Suite("Controlling Screen Orientation of iOS Apps")
struct ScreenOrientationTests {
    static let turns: [UIInterfaceOrientation] = [.landscapeRight, .portraitUpsideDown, .landscapeLeft, .portrait]
}

extension ScreenOrientationTests {
    @Test(
        "iOS 6 and later: by default every orientation is supported, on a phone all but upside down, and the screen filled",
        arguments: RotationSemantics.withMasks)
    func byDefault(semantics: RotationSemantics) async throws {
        for device in ["iPad Pro 9.7", "iPhone 8"] {
            inWorld(semantics, on: device) { world in
                let root = UIViewController()
                root.wantsFullScreenLayout = true
                let window = world.show(root)
                let short = min(window.bounds.width, window.bounds.height)
                for orientation in ScreenOrientationTests.turns {
                    let before = world.shown
                    world.turn(to: orientation.device)
                    let isOff = device == "iPhone 8" && orientation == .portraitUpsideDown
                    #expect(world.shown == (isOff ? before : orientation), "\(device)")
                    #expect((root.view.bounds.height == short) == world.shown.isLandscape, "\(device)")
                    #expect(root.view.frame == window.bounds, "\(device)")
                }
            }
        }
        for target in ["landscapeLeft", "landscapeRight"] {
            let explained = try await explain(
                #"{ "root": { "class": "UIViewController" } }"#, "--to", target, "--semantics", semantics.rawValue)
            #expect(explained.decision == "rotate" && explained.to == target)
        }
    }

    @Test(
        "iOS 6 and later: a player works in portrait and in landscape while the rest of the application is for portrait",
        arguments: RotationSemantics.withMasks)
    func player(semantics: RotationSemantics) async throws {
        inWorld(semantics) { world in
            let (rest, player) = (AnsweringController(mask: .portrait), AnsweringController(mask: .allButUpsideDown))
            world.show(rest)
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .portrait)
            world.turn(to: .portrait)
            rest.present(player, animated: true)
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .landscapeRight)
            player.dismiss(animated: true)
            #expect(world.shown == .portrait)
        }
        let explained = try await explain(
            """
            { "root": { "class": "UIViewController", "supportedInterfaceOrientations": ["portrait"] },
              "controllers": { "player": { "class": "UIViewController" } },
              "steps": [{ "present": "player", "style": "fullScreen" }, { "turn": "landscapeRight" },
                { "dismiss": true }] }
            """, "--steps", "--to", "landscapeLeft", "--semantics", semantics.rawValue)
        #expect(explained.from == "portrait" && explained.decision == "stay")
    }
}

// MARK: - Global configuration

extension ScreenOrientationTests {
    private static let portraitList = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
            <key>UISupportedInterfaceOrientations</key>
            <array><string>UIInterfaceOrientationPortrait</string></array>
            <key>UISupportedInterfaceOrientations~ipad</key>
            <array><string>UIInterfaceOrientationLandscapeLeft</string></array>
        </dict>
        </plist>
        """

    @Test(
        "iOS 6 and later: the Info.plist sets the orientations of the whole application, for all controllers",
        arguments: RotationSemantics.withMasks)
    func infoPlist(semantics: RotationSemantics) async throws {
        inWorld(semantics, application: ApplicationOrientations(supported: [.portrait])) { world in
            let (root, presented) = (AnsweringController(mask: .all), AnsweringController(mask: .all))
            let navigation = ForwardingNavigationController(rootViewController: root)
            world.show(navigation)
            let stays = {
                for orientation in ScreenOrientationTests.turns {
                    world.turn(to: orientation.device)
                    #expect(world.shown == .portrait)
                }
            }
            stays()
            navigation.pushViewController(AnsweringController(mask: .all), animated: false)
            stays()
            navigation.present(presented, animated: false)
            stays()
        }
        for root in ["UIViewController", "UINavigationController", "UITabBarController"] {
            let explained = try await explain(
                #"{ "application": { "infoPlist": "Info.plist" }, "root": { "class": "\#(root)" } }"#,
                files: ["Info.plist": ScreenOrientationTests.portraitList], "--to", "landscapeRight",
                "--semantics", semantics.rawValue)
            #expect(explained.decision == "stay" && explained.reason == "notInApplicationMask", "\(root)")
            #expect(explained.asked.first { $0.who == "UIApplication" }?.source == "plist", "\(root)")
        }
    }

    @Test(
        "iOS 6 and later: it is set separately for phones and for iPads", arguments: RotationSemantics.withMasks)
    func eachIdiom(semantics: RotationSemantics) async throws {
        let application = ApplicationOrientations(
            supportedOnPad: [.landscapeLeft, .landscapeRight], supportedOnPhone: [.portrait])
        for (device, allowed) in [
            ("iPhone 8", [UIInterfaceOrientation.portrait]), ("iPad Pro 9.7", [.landscapeLeft, .landscapeRight]),
        ] {
            inWorld(semantics, on: device, application: application) { world in
                world.show(AnsweringController(mask: .all))
                for orientation in ScreenOrientationTests.turns {
                    world.turn(to: orientation.device)
                    #expect(allowed.contains(world.shown), "\(device)")
                    if allowed.contains(orientation) { #expect(world.shown == orientation, "\(device)") }
                }
            }
        }
        for (device, from) in [("iPhone 8", "portrait"), ("iPad Pro 9.7", "landscapeLeft")] {
            let explained = try await explain(
                #"{ "application": { "infoPlist": "Info.plist" }, "root": { "class": "UIViewController" } }"#,
                files: ["Info.plist": ScreenOrientationTests.portraitList], "--to", "landscapeRight",
                "--device", device, "--semantics", semantics.rawValue)
            #expect(explained.from == from && explained.decision == "stay", "\(device)")
        }
    }

    @Test(
        "iOS 6 and later: the delegate decides while the application runs, as with a video that goes full screen",
        arguments: RotationSemantics.withMasks)
    func delegateAtRunTime(semantics: RotationSemantics) async throws {
        /// The account's listing, with the union that it must have meant.
        final class Delegate: UIApplicationDelegate {
            var allowLandscape = false
            func application(
                _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
            ) -> UIInterfaceOrientationMask {
                allowLandscape ? [.landscapeLeft, .landscapeRight] : .portrait
            }
        }
        inWorld(semantics) { world in
            let delegate = Delegate()
            UIApplication.shared.delegate = delegate
            world.show(UIViewController())
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .portrait)
            delegate.allowLandscape = true
            world.turn(to: .landscapeRight)
            #expect(world.shown == .landscapeLeft)
            world.turn(to: .portrait)
            #expect(world.shown == .landscapeLeft)
            delegate.allowLandscape = false
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .portrait, "what is shown is forbidden now, so the next turn leads out of it")
        }
        let layout = """
            { "application": { "delegate": { "supportedInterfaceOrientations": ["portrait"] } },
              "root": { "class": "UIViewController" },
              "steps": [{ "set": { "id": "application.delegate",
                "supportedInterfaceOrientations": ["landscapeLeft", "landscapeRight"] } }] }
            """
        let before = try await explain(layout, "--to", "landscapeLeft", "--semantics", semantics.rawValue)
        #expect(before.decision == "stay" && before.reason == "notInApplicationMask")
        let after = try await explain(layout, "--steps", "--to", "landscapeLeft", "--semantics", semantics.rawValue)
        #expect(after.decision == "rotate" && after.to == "landscapeLeft")
    }

    @Test(
        "iOS 6 and later: a delegate that implements the method puts the Info.plist out of use, both ways",
        arguments: RotationSemantics.withMasks)
    func delegateInsteadOfPlist(semantics: RotationSemantics) async throws {
        let cases: [(list: [UIInterfaceOrientation], delegate: UIInterfaceOrientationMask, turns: Bool)] = [
            ([.portrait], .allButUpsideDown, true), ([.portrait, .landscapeLeft, .landscapeRight], .portrait, false),
        ]
        for (list, mask, turns) in cases {
            inWorld(semantics, application: ApplicationOrientations(supported: list)) { world in
                let delegate = AnsweringDelegate(mask)
                UIApplication.shared.delegate = delegate
                world.show(UIViewController())
                world.turn(to: .landscapeLeft)
                #expect(world.shown == (turns ? .landscapeRight : .portrait))
            }
            let explained = try await explain(
                """
                { "application": { "supportedInterfaceOrientations": [\(UIInterfaceOrientationMask(list).quoted)],
                    "delegate": { "supportedInterfaceOrientations": [\(mask.quoted)] } },
                  "root": { "class": "UIViewController" } }
                """, "--to", "landscapeRight", "--semantics", semantics.rawValue)
            #expect(explained.decision == (turns ? "rotate" : "stay"))
        }
    }

    @Test(
        "iOS 6 and later: the listing as printed ANDs two masks, which leaves none; that raises and is diagnosed",
        arguments: RotationSemantics.withMasks)
    func listingAsPrinted(semantics: RotationSemantics) async throws {
        let mask = UIInterfaceOrientationMask.landscapeLeft.intersection(.landscapeRight)
        inWorld(semantics) { world in
            let delegate = AnsweringDelegate(.portrait)
            UIApplication.shared.delegate = delegate
            world.show(UIViewController())
            delegate.mask = mask
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .portrait)
            #expect(world.exceptions.count == 1)
            #expect(
                world.exceptions[0].hasPrefix("UIApplicationInvalidInterfaceOrientation: Supported orientations has"))
            #expect(world.record?.findings.contains { $0.id == "emptyMask" && $0.advice.contains("union") } == true)
        }
        let explained = try await explain(
            """
            { "application": { "delegate": { "supportedInterfaceOrientations": [] } },
              "root": { "class": "UIViewController" } }
            """, "--to", "landscapeLeft", "--semantics", semantics.rawValue)
        #expect(explained.decision == "raise")
        #expect(explained.advice?.contains("union") == true)
        #expect(explained.warnings.contains { $0.code == "emptyMask" })
    }
}
