import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

// The application of the article: locked to portrait, with a photo viewer that rotates.
extension LuptakTests {
    private final class PhotoList: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { orientation == .portrait }
    }

    private final class PhotoViewer: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
        override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
    }

    /// An application with portrait alone in its deployment info, a delegate that allows everything, and a root
    /// controller that returns its top controller's answer.
    private func inPhotoApp(
        _ semantics: RotationSemantics, held: UIDeviceOrientation = .portrait,
        _ body: (World, UINavigationController) -> Void
    ) {
        inWorld(semantics, application: ApplicationOrientations(supported: [.portrait])) { world in
            let delegate = AnsweringDelegate(.all)
            UIApplication.shared.delegate = delegate
            world.turn(to: held)
            let root = ForwardingNavigationController(rootViewController: PhotoList())
            world.show(root)
            body(world, root)
            withExtendedLifetime(delegate) {}
        }
    }

    private static let turns: [UIInterfaceOrientation] = [
        .landscapeRight, .portraitUpsideDown, .landscapeLeft, .portrait,
    ]

    @Test(
        "Every iOS: the application never launches in a forbidden orientation, however the device is held",
        arguments: RotationSemantics.allCases)
    func neverLaunchesForbidden(semantics: RotationSemantics) {
        for held in UIInterfaceOrientation.shown {
            inPhotoApp(semantics, held: held.device) { world, _ in
                #expect(world.shown == .portrait)
                #expect(world.exceptions == [])
            }
        }
    }

    @Test(
        "Every iOS: throughout the application it stays in portrait, however the device is turned",
        arguments: RotationSemantics.allCases)
    func listStays(semantics: RotationSemantics) {
        inPhotoApp(semantics) { world, root in
            for orientation in LuptakTests.turns {
                world.turn(to: orientation.device)
                #expect(world.shown == .portrait)
            }
            // Any further level that is not a photo viewer stays in portrait as well.
            root.pushViewController(PhotoList(), animated: false)
            for orientation in LuptakTests.turns {
                world.turn(to: orientation.device)
                #expect(world.shown == .portrait)
            }
        }
    }

    @Test(
        "Every iOS: the photo viewer on the stack turns to every orientation, those the settings forbid included",
        arguments: RotationSemantics.allCases)
    func viewerTurns(semantics: RotationSemantics) {
        inPhotoApp(semantics) { world, root in
            root.pushViewController(PhotoViewer(), animated: true)
            for orientation in LuptakTests.turns {
                world.turn(to: orientation.device)
                #expect(world.shown == orientation)
            }
        }
    }

    @Test(
        "Every iOS: UIKit asks the root controller, which asks the top of the stack",
        arguments: RotationSemantics.allCases)
    func rootIsAsked(semantics: RotationSemantics) {
        inPhotoApp(semantics) { world, root in
            root.pushViewController(PhotoViewer(), animated: true)
            world.turn(to: .landscapeLeft)
            let controllers = Set(world.record?.asked.map(\.className) ?? []).subtracting(["UIApplication"])
            #expect(controllers == ["SourceDocumentTests.ForwardingNavigationController"])
        }
    }

    @Test("iOS 5: without the root's own answer every level of the stack must agree, so the viewer could not turn")
    func iOS5WithoutRoot() {
        inWorld(.iOS5, application: ApplicationOrientations(supported: [.portrait])) { world in
            let root = UINavigationController(rootViewController: PhotoList())
            world.show(root)
            root.pushViewController(PhotoViewer(), animated: false)
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .portrait)
            #expect(world.record?.decision == .stay(.childrenDisagree))
        }
    }

    @Test(
        "iOS 6 and later: without the root's own answer the list would turn as well, for the root has the default mask",
        arguments: RotationSemantics.withMasks)
    func withoutRoot(semantics: RotationSemantics) {
        inWorld(semantics, application: ApplicationOrientations(supported: [.portrait])) { world in
            let delegate = AnsweringDelegate(.all)
            UIApplication.shared.delegate = delegate
            world.show(UINavigationController(rootViewController: PhotoList()))
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .landscapeRight)
        }
    }

    @Test(
        "iOS 6 and later: without the delegate the viewer could not turn, for the settings would hold",
        arguments: RotationSemantics.withMasks)
    func withoutDelegate(semantics: RotationSemantics) {
        inPhotoApp(semantics) { world, root in
            UIApplication.shared.delegate = nil
            root.pushViewController(PhotoViewer(), animated: false)
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .portrait)
            #expect(world.record?.decision == .stay(.notInApplicationMask))
        }
    }

    @Test(
        "iOS 5 to 15: back from the viewer the list stays in landscape until the device moves; it can go to portrait only",
        arguments: [RotationSemantics.iOS5, .iOS6, .iOS8, .iOS15])
    func back(semantics: RotationSemantics) {
        inPhotoApp(semantics) { world, root in
            root.pushViewController(PhotoViewer(), animated: false)
            world.turn(to: .landscapeLeft)
            root.popViewController(animated: true)
            #expect(world.shown == .landscapeRight)
            world.turn(to: .portrait)
            #expect(world.shown == .portrait)
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .portrait)
        }
    }

    @Test("iOS 16 and later: back from the viewer the list is asked at once, and is in portrait")
    func backFrom16() {
        inPhotoApp(.iOS16) { world, root in
            root.pushViewController(PhotoViewer(), animated: false)
            world.turn(to: .landscapeLeft)
            root.popViewController(animated: true)
            #expect(world.shown == .portrait)
        }
    }

    @Test("Every iOS: the whole application in one layout file", arguments: RotationSemantics.allCases)
    func layout(semantics: RotationSemantics) async throws {
        let layout = """
            { "application": {
                "supportedInterfaceOrientations": ["portrait"],
                "delegate": { "supportedInterfaceOrientations": ["all"] } },
              "root": { "class": "UINavigationController", "id": "root",
                "supportedInterfaceOrientations": ["portrait"],
                "shouldAutorotateToInterfaceOrientation": ["portrait"],
                "viewControllers": [{ "class": "UIViewController", "id": "list" }] },
              "controllers": { "viewer": { "class": "UIViewController" } },
              "steps": [
                { "push": "viewer" },
                { "set": { "id": "root", "supportedInterfaceOrientations": ["all"],
                    "shouldAutorotateToInterfaceOrientation": ["all"] } } ] }
            """
        for target in ["landscapeRight", "landscapeLeft", "portraitUpsideDown"] {
            let list = try await explain(
                layout, "--to", target, "--device", "iPhone 8", "--semantics", semantics.rawValue)
            #expect(list.decision == "stay" && list.from == "portrait", "\(target)")
            let viewer = try await explain(
                layout, "--steps", "--to", target, "--device", "iPhone 8", "--semantics", semantics.rawValue)
            #expect(viewer.decision == "rotate" && viewer.to == target, "\(target)")
            #expect(viewer.asked.contains { $0.who == "root" && $0.source == "layout" })
        }
    }

    @Test(
        "Every iOS: without the root's answer and without the delegate, in a layout file",
        arguments: RotationSemantics.allCases)
    func layoutWithout(semantics: RotationSemantics) async throws {
        /// The decision for an application with these answers of its root and its delegate, or `null` for none.
        func decision(root: String, delegate: String) async throws -> ExplainedLayout {
            try await explain(
                """
                { "application": { "supportedInterfaceOrientations": ["portrait"] \(delegate) },
                  "root": { "class": "UINavigationController", \(root)
                    "viewControllers": [
                      { "class": "UIViewController", "supportedInterfaceOrientations": ["portrait"],
                        "shouldAutorotateToInterfaceOrientation": ["portrait"] },
                      { "class": "UIViewController", "supportedInterfaceOrientations": ["all"],
                        "shouldAutorotateToInterfaceOrientation": ["all"] }] } }
                """, "--to", "landscapeRight", "--device", "iPhone 8", "--semantics", semantics.rawValue)
        }
        let root = """
            "supportedInterfaceOrientations": ["all"], "shouldAutorotateToInterfaceOrientation": ["all"],
            """
        let delegate = #", "delegate": { "supportedInterfaceOrientations": ["all"] }"#
        let whole = try await decision(root: root, delegate: delegate)
        #expect(whole.decision == "rotate")
        let withoutDelegate = try await decision(root: root, delegate: "")
        #expect(withoutDelegate.reason == (semantics < .iOS6 ? nil : "notInApplicationMask"))
        let withoutRoot = try await decision(root: "", delegate: delegate)
        #expect(withoutRoot.reason == (semantics < .iOS6 ? "childrenDisagree" : nil))
    }

    @Test("Every iOS: back from the viewer, in a layout file", arguments: RotationSemantics.allCases)
    func layoutBack(semantics: RotationSemantics) async throws {
        let layout = """
            { "application": { "delegate": { "supportedInterfaceOrientations": ["all"] } },
              "root": { "class": "UINavigationController", "id": "root",
                "supportedInterfaceOrientations": ["portrait"],
                "shouldAutorotateToInterfaceOrientation": ["portrait"],
                "viewControllers": [{ "class": "UIViewController" }] },
              "controllers": { "viewer": { "class": "UIViewController" } },
              "steps": [
                { "push": "viewer" },
                { "set": { "id": "root", "supportedInterfaceOrientations": ["all"],
                    "shouldAutorotateToInterfaceOrientation": ["all"] } },
                { "turn": "landscapeRight" },
                { "set": { "id": "root", "supportedInterfaceOrientations": ["portrait"],
                    "shouldAutorotateToInterfaceOrientation": ["portrait"] } },
                { "pop": true }] }
            """
        let explained = try await explain(
            layout, "--steps", "--to", "portrait", "--device", "iPhone 8", "--semantics", semantics.rawValue)
        #expect(explained.from == (semantics < .iOS16 ? "landscapeRight" : "portrait"))
        #expect(explained.to == "portrait")
    }
}
