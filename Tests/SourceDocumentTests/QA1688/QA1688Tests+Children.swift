import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

// The reasons “The view controller is a child of another view controller”, “overrides init”, “All child view
// controllers … do not agree”, “is altering the layout of its subviews programmatically”.
extension QA1688Tests {
    /// A container that stays in portrait, and one that returns the answer of its content, which is the note's advice.
    private final class UprightNavigation: UINavigationController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    private final class ForwardingNavigation: UINavigationController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
        }
        override var shouldAutorotate: Bool { topViewController?.shouldAutorotate ?? super.shouldAutorotate }
    }
    private final class UprightTabs: UITabBarController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    private final class ForwardingTabs: UITabBarController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            selectedViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
        }
    }
    private final class UprightContainer: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    private final class ForwardingContainer: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            children.first?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
        }
    }

    private func filled(_ container: UIViewController, with child: UIViewController) -> UIViewController {
        switch container {
        case let navigation as UINavigationController: navigation.viewControllers = [child]
        case let tabs as UITabBarController: tabs.viewControllers = [child]
        default:
            container.addChild(child)
            container.view.addSubview(child.view)
            child.didMove(toParent: container)
        }
        return container
    }

    @Test(
        "iOS 6 and later: a child takes no part in the decision; its container refuses, though the child would turn",
        arguments: RotationSemantics.withMasks)
    func childNotAsked(semantics: RotationSemantics) async throws {
        let containers: [() -> UIViewController] = [{ UprightNavigation() }, { UprightTabs() }, { UprightContainer() }]
        for make in containers {
            inWorld(semantics) { world in
                let child = AnsweringController(mask: .all)
                world.show(filled(make(), with: child))
                let events = world.events { world.turn(to: .landscapeLeft) }
                #expect(world.shown == .portrait)
                #expect(world.record?.note == .childNotAsked)
                #expect(world.record?.explanation.reason == "childNotAsked")
                #expect(world.record?.explanation.advice == QA1688Reason.childNotAsked.cure)
                #expect(mistakes(world) == ["childNotAsked"])
                #expect(world.record?.asked.contains { $0.className.hasSuffix("AnsweringController") } == false)
                #expect(!events.contains { $0.hasPrefix("asked SourceDocumentTests.AnsweringController") })
            }
        }
        let explained = try await explain(
            """
            { "root": { "class": "UINavigationController", "supportedInterfaceOrientations": ["portrait"],
                "viewControllers": [
                  { "class": "UIViewController", "id": "child",
                    "supportedInterfaceOrientations": ["portrait", "landscape"] } ] } }
            """, "--to", "landscapeRight", "--semantics", semantics.rawValue)
        #expect(explained.reason == "childNotAsked")
        #expect(
            explained.message.hasSuffix(" child (UIViewController) would rotate, but as a child it is not asked."))
        #expect(explained.asked.allSatisfy { $0.who != "child" })
        #expect(explained.notAsked.contains { $0.why.hasPrefix("it is a child of UINavigationController") })
    }

    @Test(
        "iOS 6 and later: a child that would stay upright turns with its container all the same, which is diagnosed",
        arguments: RotationSemantics.withMasks)
    func unwillingChild(semantics: RotationSemantics) async throws {
        let containers: [() -> UIViewController] = [
            { UINavigationController() }, { UITabBarController() }, { UIViewController() },
        ]
        for make in containers {
            inWorld(semantics) { world in
                world.show(filled(make(), with: AnsweringController(mask: .portrait)))
                world.turn(to: .landscapeLeft)
                #expect(world.shown == .landscapeRight)
                #expect(mistakes(world) == ["childNotAsked"])
            }
        }
        let explained = try await explain(
            """
            { "root": { "class": "UITabBarController", "viewControllers": [
                { "class": "UIViewController", "supportedInterfaceOrientations": ["portrait"] } ] } }
            """, "--to", "landscapeRight", "--semantics", semantics.rawValue)
        #expect(explained.decision == "rotate")
        #expect(explained.warnings.map(\.code) == ["childNotAsked"])
    }

    @Test(
        "iOS 6 and later: a subclass of the container that answers as its child does is the cure",
        arguments: RotationSemantics.withMasks)
    func forwardingContainer(semantics: RotationSemantics) async throws {
        let containers: [() -> UIViewController] = [
            { ForwardingNavigation() }, { ForwardingTabs() }, { ForwardingContainer() },
        ]
        for make in containers {
            for (mask, shown) in [
                (UIInterfaceOrientationMask.all, UIInterfaceOrientation.landscapeRight),
                (.portrait, .portrait),
            ] {
                inWorld(semantics) { world in
                    world.show(filled(make(), with: AnsweringController(mask: mask)))
                    world.turn(to: .landscapeLeft)
                    #expect(world.shown == shown)
                    #expect(mistakes(world) == [])
                }
            }
        }
        // In a layout file, the container's delegate answers.
        let explained = try await explain(
            """
            { "root": { "class": "UINavigationController",
                "delegate": { "supportedInterfaceOrientations": ["portrait", "landscape"] },
                "viewControllers": [
                  { "class": "UIViewController", "supportedInterfaceOrientations": ["portrait", "landscape"] } ] } }
            """, "--to", "landscapeRight", "--semantics", semantics.rawValue)
        #expect(explained.decision == "rotate")
        #expect(explained.answer(to: "supportedInterfaceOrientations")?.source == "delegate")
        #expect(explained.warnings.isEmpty)
    }

    @Test(
        "iOS 6 to 15: the subclass of the container forwards shouldAutorotate as well",
        arguments: RotationSemantics.withShouldAutorotate)
    func forwardingShouldAutorotate(semantics: RotationSemantics) {
        inWorld(semantics) { world in
            let child = AnsweringController()
            child.autorotates = false
            world.show(filled(ForwardingNavigation(), with: child))
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .portrait)
            child.autorotates = true
            UIViewController.attemptRotationToDeviceOrientation()
            #expect(world.shown == .landscapeRight)
        }
    }

    @Test(
        "iOS 6 and later: a child that leaves the question to its class has no opinion that anybody would miss",
        arguments: RotationSemantics.withMasks)
    func silentChild(semantics: RotationSemantics) {
        final class CallingSuper: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
                super.supportedInterfaceOrientations
            }
        }
        for child in [UIViewController(), CallingSuper()] {
            inWorld(semantics) { world in
                world.show(filled(UprightNavigation(), with: child))
                world.turn(to: .landscapeLeft)
                #expect(world.record?.explanation.reason == "notInControllerMask")
                #expect(mistakes(world) == [])
            }
        }
    }

    @Test("An initialiser without a call of super: Swift does not compile it, so it is known and cannot come up")
    func initWithoutSuper() {
        // A class that compiles calls super's designated initialiser, and rotates.
        final class Own: UIViewController {
            let name: String
            init(name: String) {
                self.name = name
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
        }
        #expect(QA1688Reason.initWithoutSuper.rawValue == "initWithoutSuper")
        inWorld(.standard) { world in
            world.show(Own(name: "own"))
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .landscapeRight)
        }
    }

    @Test("iOS 5: every tab and every level of a stack must accept the orientation; one that does not is named")
    func childrenDisagree() async throws {
        let containers: [([UIViewController]) -> UIViewController] = [
            { children in
                let tabs = UITabBarController()
                tabs.viewControllers = children
                return tabs
            },
            { children in
                let navigation = UINavigationController()
                navigation.viewControllers = children
                return navigation
            },
        ]
        for make in containers {
            inWorld(.iOS5) { world in
                let (first, second) = (AnsweringController(), TellingController())
                first.accepted = Set(UIInterfaceOrientation.shown)
                world.show(make([first, second]))
                world.turn(to: .landscapeLeft)
                #expect(world.shown == .portrait)
                #expect(world.record?.note == .childrenDisagree)
                #expect(world.record?.explanation.reason == "childrenDisagree")
                #expect(world.record?.explanation.message.contains("TellingController refused") == true)
                second.accepted = [.landscapeRight, .portrait]
                UIViewController.attemptRotationToDeviceOrientation()
                #expect(world.shown == .landscapeRight, "cured")
            }
        }
        for (second, reason) in [(#"["portrait"]"#, "childrenDisagree"), (#"["portrait", "landscape"]"#, nil)] {
            for container in ["UITabBarController", "UINavigationController"] {
                let explained = try await explain(
                    """
                    { "semantics": "iOS5", "root": { "class": "\(container)", "viewControllers": [
                        { "class": "UIViewController", "id": "first",
                          "shouldAutorotateToInterfaceOrientation": ["portrait", "landscape"] },
                        { "class": "UIViewController", "id": "second",
                          "shouldAutorotateToInterfaceOrientation": \(second) } ] } }
                    """, "--to", "landscapeRight")
                #expect(explained.reason == reason)
                #expect(explained.asked.map(\.who) == ["first", "second"])
            }
        }
    }
}
