import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

/// Adam Luptak, “Device Orientation in iOS” (2013). There is one test for each statement, with the semantics for which
/// it holds. The application that the article builds is an extension in this folder.
@MainActor
@Suite("Luptak: Device Orientation in iOS")
struct LuptakTests {}

// MARK: - Project settings: deployment info

extension LuptakTests {
    /// Every list of orientations that an application can have, in the order of the check boxes.
    private static let lists: [[UIInterfaceOrientation]] = (1..<16).map { bits in
        UIInterfaceOrientation.shown.enumerated().filter { bits & (1 << $0.offset) != 0 }.map(\.element)
    }

    private func launched(_ world: World) -> [String] {
        world.simulation.events.events.map(\.description).filter { $0.hasPrefix("launched in ") }
    }

    @Test(
        "Every iOS: an application launches in an orientation that is selected, however the device is held",
        arguments: RotationSemantics.allCases)
    func launchSnaps(semantics: RotationSemantics) {
        for list in LuptakTests.lists {
            for held in UIInterfaceOrientation.shown {
                inWorld(semantics, application: ApplicationOrientations(supported: list)) { world in
                    world.turn(to: held.device)
                    world.show(AnsweringController(mask: .all))
                    let snapped = list.filter { launched(world) == ["launched in \($0.name)"] }
                    #expect(snapped.count == 1, "\(list) held \(held): \(launched(world))")
                    if semantics >= .iOS8, list.contains(held) { #expect(snapped == [held]) }
                    if semantics >= .iOS6 { #expect(list.contains(world.shown), "nor does it leave them later") }
                }
            }
        }
    }

    @Test("Every iOS: the same in a layout file", arguments: RotationSemantics.allCases)
    func launchSnapsInLayout(semantics: RotationSemantics) async throws {
        for list in ["portrait", "landscapeLeft", "landscapeRight"] {
            let explained = try await explain(
                """
                { "application": { "supportedInterfaceOrientations": ["\(list)"] },
                  "root": { "class": "UIViewController",
                    "shouldAutorotateToInterfaceOrientation": ["\(list)"] } }
                """, "--to", list, "--device", "iPhone 8", "--semantics", semantics.rawValue)
            #expect(explained.from == list)
            #expect(explained.decision == "stay" && explained.reason == "alreadyThere")
        }
    }

    @Test("Every iOS: orientations are selected for each device by itself", arguments: RotationSemantics.allCases)
    func eachDevice(semantics: RotationSemantics) async throws {
        let application = ApplicationOrientations(supported: [.portrait], supportedOnPad: [.landscapeLeft])
        for (device, orientation) in [("iPhone 8", "portrait"), ("iPad Pro 9.7", "landscapeLeft")] {
            inWorld(semantics, on: device, application: application) { world in
                world.show(AnsweringController(mask: .all))
                #expect(launched(world) == ["launched in \(orientation)"])
            }
            let explained = try await explain(
                """
                { "application": { "supportedInterfaceOrientations": ["portrait"],
                    "supportedInterfaceOrientations~ipad": ["landscapeLeft"] },
                  "root": { "class": "UIViewController",
                    "shouldAutorotateToInterfaceOrientation": ["\(orientation)"] } }
                """, "--to", orientation, "--device", device, "--semantics", semantics.rawValue)
            #expect(explained.from == orientation)
        }
    }
}

// MARK: - View controller orientation methods

extension LuptakTests {
    @Test("iOS 5: the root controller is asked shouldAutorotateToInterfaceOrientation, which overrides the settings")
    func iOS5Overrides() async throws {
        let cases: [(list: [UIInterfaceOrientation], accepted: Set<UIInterfaceOrientation>, turns: Bool)] = [
            ([.portrait], [.portrait, .landscapeRight], true), (UIInterfaceOrientation.shown, [.portrait], false),
        ]
        for (list, accepted, turns) in cases {
            inWorld(.iOS5, application: ApplicationOrientations(supported: list)) { world in
                let root = AnsweringController()
                root.accepted = accepted
                world.show(root)
                world.turn(to: .landscapeLeft)
                #expect(world.shown == (turns ? .landscapeRight : .portrait))
                #expect(
                    world.record?.asked.map(\.question) == [.shouldAutorotateToInterfaceOrientation(.landscapeRight)])
            }
            let names = { (some: [UIInterfaceOrientation]) in UIInterfaceOrientationMask(some).quoted }
            let explained = try await explain(
                """
                { "semantics": "iOS5", "application": { "supportedInterfaceOrientations": [\(names(list))] },
                  "root": { "class": "UIViewController",
                    "shouldAutorotateToInterfaceOrientation": [\(names(Array(accepted)))] } }
                """, "--to", "landscapeRight", "--device", "iPhone 8")
            #expect(explained.decision == (turns ? "rotate" : "stay"))
        }
    }

    @Test(
        "iOS 6 and later: supportedInterfaceOrientations is asked instead, and answers with a mask",
        arguments: RotationSemantics.withMasks)
    func maskInstead(semantics: RotationSemantics) async throws {
        for (mask, turns) in [(UIInterfaceOrientationMask.portrait, false), ([.portrait, .landscapeRight], true)] {
            inWorld(semantics) { world in
                let root = AnsweringController(mask: mask)
                // The old method's answer no longer has an effect.
                root.accepted = turns ? [] : Set(UIInterfaceOrientation.shown)
                world.show(root)
                world.turn(to: .landscapeLeft)
                #expect(world.shown == (turns ? .landscapeRight : .portrait))
                let questions = world.record?.asked.map(\.question) ?? []
                #expect(questions.contains(.controllerMask))
                #expect(
                    !questions.contains { if case .shouldAutorotateToInterfaceOrientation = $0 { true } else { false } }
                )
            }
        }
        for (mask, decision) in [("portrait", "stay"), ("landscapeRight", "rotate")] {
            let explained = try await explain(
                """
                { "root": { "class": "UIViewController", "supportedInterfaceOrientations": ["portrait", "\(mask)"],
                    "shouldAutorotateToInterfaceOrientation": ["portrait", "landscapeLeft"] } }
                """, "--to", "landscapeRight", "--semantics", semantics.rawValue)
            #expect(explained.decision == decision)
            #expect(explained.answer(to: "shouldAutorotateToInterfaceOrientation") == nil)
        }
    }

    @Test(
        "iOS 6 and later: the mask cannot add to the settings, it can take from them: every pair with portrait in common",
        arguments: RotationSemantics.withMasks)
    func maskOnlyDisables(semantics: RotationSemantics) async throws {
        let lists = LuptakTests.lists.filter { $0.contains(.portrait) }
        for list in lists {
            for mask in lists {
                inWorld(semantics, application: ApplicationOrientations(supported: list)) { world in
                    world.show(AnsweringController(mask: UIInterfaceOrientationMask(mask)))
                    for target in [UIInterfaceOrientation.landscapeRight, .portraitUpsideDown, .landscapeLeft] {
                        let before = world.shown
                        world.turn(to: target.device)
                        let isAllowed = list.contains(target) && mask.contains(target)
                        #expect(world.shown == (isAllowed ? target : before), "\(list) and \(mask) to \(target)")
                    }
                }
            }
        }
        let explained = try await explain(
            """
            { "application": { "supportedInterfaceOrientations": ["portrait"] },
              "root": { "class": "UIViewController", "supportedInterfaceOrientations": ["all"] } }
            """, "--to", "landscapeRight", "--semantics", semantics.rawValue)
        #expect(explained.decision == "stay" && explained.reason == "notInApplicationMask")
    }
}

// MARK: - The app delegate

extension LuptakTests {
    @Test(
        "iOS 6 and later: the delegate's method is optional; without it the settings hold",
        arguments: RotationSemantics.withMasks)
    func delegateIsOptional(semantics: RotationSemantics) {
        inWorld(semantics, application: ApplicationOrientations(supported: [.portrait])) { world in
            let delegate = SilentDelegate()
            UIApplication.shared.delegate = delegate
            world.show(AnsweringController(mask: .all))
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .portrait)
            #expect(world.record?.asked.first { $0.question == .applicationMask }?.source == .plist)
        }
    }

    @Test(
        "iOS 6 and later: once the application has launched, the delegate overrides the settings; the launch is theirs",
        arguments: RotationSemantics.withMasks)
    func delegateOverrides(semantics: RotationSemantics) async throws {
        inWorld(semantics, application: ApplicationOrientations(supported: [.portrait])) { world in
            let delegate = AnsweringDelegate(.allButUpsideDown)
            UIApplication.shared.delegate = delegate
            world.turn(to: .landscapeLeft)
            world.show(AnsweringController(mask: .all))
            #expect(launched(world) == ["launched in portrait"])
            world.turn(to: .landscapeRight)
            #expect(world.shown == .landscapeLeft, "which the settings lack")
            #expect(world.record?.asked.first { $0.question == .applicationMask }?.source == .delegate)
            delegate.mask = [.landscapeLeft]
            world.turn(to: .portrait)
            #expect(world.shown == .landscapeLeft, "and portrait, which they have, is not the delegate's any more")
        }
        let explained = try await explain(
            """
            { "application": { "supportedInterfaceOrientations": ["portrait"],
                "delegate": { "supportedInterfaceOrientations": ["allButUpsideDown"] } },
              "root": { "class": "UIViewController" } }
            """, "--to", "landscapeRight", "--semantics", semantics.rawValue)
        #expect(explained.decision == "rotate" && explained.from == "portrait")
        #expect(
            explained.asked.first { $0.who == "UIApplication" }?.answer == "portrait, landscapeLeft, landscapeRight")
    }

    @Test("iOS 5: there is no such method, so nobody asks the delegate")
    func noDelegateBefore6() async throws {
        inWorld(.iOS5) { world in
            let delegate = AnsweringDelegate(.portrait)
            UIApplication.shared.delegate = delegate
            let root = AnsweringController()
            root.accepted = Set(UIInterfaceOrientation.shown)
            world.show(root)
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .landscapeRight)
            #expect(world.record?.asked.contains { $0.question == .applicationMask } == false)
        }
        let explained = try await explain(
            """
            { "semantics": "iOS5",
              "application": { "delegate": { "supportedInterfaceOrientations": ["portrait"] } },
              "root": { "class": "UIViewController", "shouldAutorotateToInterfaceOrientation": ["all"] } }
            """, "--to", "landscapeRight")
        #expect(explained.decision == "rotate")
        #expect(explained.asked.allSatisfy { $0.who != "UIApplication" })
    }
}
