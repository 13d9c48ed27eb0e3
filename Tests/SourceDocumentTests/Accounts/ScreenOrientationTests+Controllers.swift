import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

// The section “Per Controller Configuration”.
extension ScreenOrientationTests {
    @Test(
        "iOS 6 and later: each controller says what it supports, and what is shown follows the one that is on top",
        arguments: RotationSemantics.withMasks)
    func eachController(semantics: RotationSemantics) async throws {
        inWorld(semantics) { world in
            let masks: [UIInterfaceOrientationMask] = [.portrait, [.portrait, .landscapeLeft], .allButUpsideDown]
            let controllers = masks.map { AnsweringController(mask: $0) }
            world.show(controllers[0])
            for (index, mask) in masks.enumerated() {
                if index > 0 { controllers[index - 1].present(controllers[index], animated: false) }
                for target in [UIInterfaceOrientation.landscapeRight, .landscapeLeft, .portrait] {
                    let before = world.shown
                    world.turn(to: target.device)
                    #expect(world.shown == (mask.contains(target) ? target : before), "controller \(index)")
                }
            }
        }
        for (steps, reason) in [("", "notInControllerMask"), (#"{ "present": "second", "style": "fullScreen" }"#, nil)]
        {
            let explained = try await explain(
                """
                { "root": { "class": "UIViewController", "supportedInterfaceOrientations": ["portrait"] },
                  "controllers": { "second": { "class": "UIViewController",
                    "supportedInterfaceOrientations": ["portrait", "landscapeLeft"] } },
                  "steps": [\(steps)] }
                """, "--steps", "--to", "landscapeLeft", "--semantics", semantics.rawValue)
            #expect(explained.reason == reason)
        }
    }

    @Test(
        "iOS 6 and later: it is a property with a getter, which computes its value each time it is read",
        arguments: RotationSemantics.withMasks)
    func getter(semantics: RotationSemantics) {
        final class Counting: UIViewController {
            var isPlaying = false
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
                isPlaying ? .allButUpsideDown : .portrait
            }
        }
        inWorld(semantics) { world in
            let root = Counting()
            world.show(root)
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .portrait)
            root.isPlaying = true
            #expect(world.shown == .portrait, "nobody calls it by itself")
            world.turn(to: .landscapeRight)
            #expect(world.shown == .landscapeLeft)
        }
    }

    @Test(
        "iOS 6 and later: only the root or the topmost presented controller is asked, never one inside a container",
        arguments: RotationSemantics.withMasks)
    func onlyTopmost(semantics: RotationSemantics) async throws {
        let containers: [(AnsweringController) -> UIViewController] = [
            { UINavigationController(rootViewController: $0) },
            {
                let tabs = UITabBarController()
                tabs.viewControllers = [$0]
                return tabs
            },
        ]
        for container in containers {
            for isPresented in [false, true] {
                inWorld(semantics) { world in
                    let inside = AnsweringController(mask: .portrait)
                    let top = container(inside)
                    if isPresented {
                        let root = AnsweringController(mask: .portrait)
                        world.show(root)
                        top.modalPresentationStyle = .fullScreen
                        root.present(top, animated: false)
                    } else {
                        world.show(top)
                    }
                    world.turn(to: .landscapeLeft)
                    #expect(world.shown == .landscapeRight)
                    let asked = Set(world.record?.asked.map(\.className) ?? []).subtracting(["UIApplication"])
                    #expect(asked.count == 1 && !asked.contains("SourceDocumentTests.AnsweringController"))
                }
            }
        }
        for container in ["UINavigationController", "UITabBarController"] {
            let explained = try await explain(
                """
                { "root": { "class": "\(container)", "viewControllers": [
                    { "class": "UIViewController", "id": "inside", "supportedInterfaceOrientations": ["portrait"] }
                  ] } }
                """, "--to", "landscapeRight", "--semantics", semantics.rawValue)
            #expect(explained.decision == "rotate")
            #expect(explained.asked.allSatisfy { $0.who != "inside" })
            #expect(explained.warnings.contains { $0.code == "childNotAsked" })
        }
    }

    @Test(
        "iOS 6 and later: a navigation controller subclass that overrides the property lets its child decide",
        arguments: RotationSemantics.withMasks)
    func navigationSubclass(semantics: RotationSemantics) async throws {
        inWorld(semantics) { world in
            let (list, player) = (AnsweringController(mask: .portrait), AnsweringController(mask: .allButUpsideDown))
            let navigation = ForwardingNavigationController(rootViewController: list)
            world.show(navigation)
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .portrait)
            navigation.pushViewController(player, animated: false)
            world.turn(to: .landscapeRight)
            #expect(world.shown == .landscapeLeft)
            #expect(world.record?.asked.last?.source == .override)
        }
        try await container("UINavigationController", semantics)
    }

    @Test(
        "iOS 6 and later: the same goes for a tab bar controller subclass", arguments: RotationSemantics.withMasks)
    func tabBarSubclass(semantics: RotationSemantics) async throws {
        inWorld(semantics) { world in
            let tabs = ForwardingTabBarController()
            tabs.viewControllers = [AnsweringController(mask: .portrait), AnsweringController(mask: .allButUpsideDown)]
            world.show(tabs)
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .portrait)
            tabs.selectedIndex = 1
            world.turn(to: .landscapeRight)
            #expect(world.shown == .landscapeLeft)
        }
        try await container("UITabBarController", semantics)
    }

    /// In a layout file, a container with a mask represents a subclass that overrides the property.
    private func container(_ name: String, _ semantics: RotationSemantics) async throws {
        let layout = """
            { "root": { "class": "\(name)", "id": "container", "supportedInterfaceOrientations": ["portrait"],
                "viewControllers": [{ "class": "UIViewController" }] },
              "steps": [{ "set": { "id": "container", "supportedInterfaceOrientations": ["allButUpsideDown"] } }] }
            """
        let locked = try await explain(layout, "--to", "landscapeLeft", "--semantics", semantics.rawValue)
        #expect(locked.decision == "stay" && locked.reason == "notInControllerMask")
        let turning = try await explain(layout, "--steps", "--to", "landscapeLeft", "--semantics", semantics.rawValue)
        #expect(
            turning.decision == "rotate" && turning.answer(to: "supportedInterfaceOrientations")?.who == "container")
    }

    @Test(
        "iOS 6 and later: what a controller supports is intersected with the global setting, of Info.plist or delegate",
        arguments: RotationSemantics.withMasks)
    func intersected(semantics: RotationSemantics) async throws {
        let masks: [UIInterfaceOrientationMask] = [
            .portrait, [.portrait, .landscapeLeft], [.portrait, .landscapeRight], .allButUpsideDown,
        ]
        for global in masks {
            for own in masks {
                for byDelegate in [false, true] {
                    let list = ApplicationOrientations(supported: byDelegate ? [.portrait] : global.orientations)
                    inWorld(semantics, application: list) { world in
                        let delegate = AnsweringDelegate(global)
                        if byDelegate { UIApplication.shared.delegate = delegate }
                        world.show(AnsweringController(mask: own))
                        for target in [UIInterfaceOrientation.landscapeLeft, .landscapeRight] {
                            let before = world.shown
                            world.turn(to: target.device)
                            let isCommon = global.contains(target) && own.contains(target)
                            #expect(world.shown == (isCommon ? target : before), "\(global) and \(own)")
                        }
                    }
                }
            }
        }
        for (global, own, decision) in [
            ("landscapeLeft", "landscapeRight", "stay"), ("landscapeRight", "landscapeRight", "rotate"),
        ] {
            let explained = try await explain(
                """
                { "application": { "supportedInterfaceOrientations": ["portrait", "\(global)"] },
                  "root": { "class": "UIViewController", "supportedInterfaceOrientations": ["portrait", "\(own)"] } }
                """, "--to", "landscapeRight", "--semantics", semantics.rawValue)
            #expect(explained.decision == decision)
        }
    }

    @Test(
        "iOS 6 and later: a controller for landscape left needs landscape left globally; else UIKit raises",
        arguments: RotationSemantics.withMasks)
    func landscapeLeftGlobally(semantics: RotationSemantics) async throws {
        /// The account's Swift listing.
        final class Listing: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
                return UIInterfaceOrientationMask.landscapeLeft
            }
        }
        let lists: [(list: [UIInterfaceOrientation], raises: Bool)] = [
            ([.portrait, .landscapeRight], true), ([.portrait, .landscapeLeft], false),
        ]
        for (list, raises) in lists {
            inWorld(semantics, application: ApplicationOrientations(supported: list)) { world in
                world.show(Listing())
                #expect(world.exceptions.isEmpty != raises)
                if !raises { #expect(world.shown == .landscapeLeft) }
                for orientation in ScreenOrientationTests.turns {
                    world.turn(to: orientation.device)
                    if !raises { #expect(world.shown == .landscapeLeft) }
                }
            }
            let explained = try await explain(
                """
                { "application": { "supportedInterfaceOrientations": [\(UIInterfaceOrientationMask(list).quoted)] },
                  "root": { "class": "UIViewController", "supportedInterfaceOrientations": ["landscapeLeft"] } }
                """, "--to", "landscapeLeft", "--semantics", semantics.rawValue)
            #expect((explained.decision == "raise") == raises)
        }
    }

    @Test(
        "iOS 6 and later: the listing that answers portrait keeps its controller in portrait",
        arguments: RotationSemantics.withMasks)
    func portraitListing(semantics: RotationSemantics) {
        final class Listing: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        inWorld(semantics) { world in
            world.show(Listing())
            for orientation in ScreenOrientationTests.turns {
                world.turn(to: orientation.device)
                #expect(world.shown == .portrait)
            }
        }
    }
}
