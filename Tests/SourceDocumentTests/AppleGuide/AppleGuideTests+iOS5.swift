import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

// The section “Understanding the Rotation Process (iOS 5 and earlier)”.
extension AppleGuideTests {
    @Test("iOS 5: a container asks its children, who take part though none of them is the topmost controller")
    func childrenTakePart() async throws {
        for accepts in [true, false] {
            inWorld(.iOS5) { world in
                let child = AnsweringController()
                child.accepted = accepts ? [.portrait, .landscapeRight] : [.portrait]
                world.show(UINavigationController(rootViewController: child))
                world.turn(to: .landscapeLeft)
                #expect(world.shown == (accepts ? .landscapeRight : .portrait))
                #expect(world.record?.asked.map(\.className) == ["SourceDocumentTests.AnsweringController"])
            }
            let explained = try await explain(
                """
                { "semantics": "iOS5",
                  "root": { "class": "UINavigationController", "viewControllers": [
                    { "class": "UIViewController", "id": "child",
                      "shouldAutorotateToInterfaceOrientation": [\(accepts ? #""portrait", "landscape""# : #""portrait""#)]
                    } ] } }
                """, "--to", "landscapeRight")
            #expect(explained.decision == (accepts ? "rotate" : "stay"))
            #expect(explained.asked.map(\.who) == ["child"])
        }
    }

    @Test("iOS 6 and later: children take no part any more", arguments: RotationSemantics.withMasks)
    func childrenTakeNoPart(semantics: RotationSemantics) {
        inWorld(semantics) { world in
            let child = AnsweringController(mask: .portrait)
            child.accepted = [.portrait]
            world.show(UINavigationController(rootViewController: child))
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .landscapeRight)
        }
    }

    @Test("Listing 8-3, iOS 5: shouldAutorotateToInterfaceOrientation accepts portrait and landscape left")
    func listing3() async throws {
        final class Listing: UIViewController {
            override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
                orientation == .portrait || orientation == .landscapeLeft
            }
        }
        inWorld(.iOS5) { world in
            world.show(Listing())
            let turns: [(UIInterfaceOrientation, shown: UIInterfaceOrientation)] = [
                (.landscapeRight, .portrait), (.landscapeLeft, .landscapeLeft), (.portraitUpsideDown, .landscapeLeft),
                (.portrait, .portrait),
            ]
            for (orientation, shown) in turns {
                world.turn(to: orientation.device)
                #expect(world.shown == shown, "\(orientation.name)")
            }
        }
        let layout = """
            { "semantics": "iOS5", "root": { "class": "UIViewController",
                "shouldAutorotateToInterfaceOrientation": ["portrait", "landscapeLeft"] } }
            """
        for (target, decision) in [("landscapeLeft", "rotate"), ("landscapeRight", "stay")] {
            #expect(try await explain(layout, "--to", target).decision == decision)
        }
    }

    @Test("iOS 5: a shortcut stands for both landscapes, and another for both portraits")
    func shortcuts() {
        final class Wide: UIViewController {
            override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { orientation.isLandscape }
        }
        final class Tall: UIViewController {
            override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { orientation.isPortrait }
        }
        for (controller, accepted) in [
            (Wide() as UIViewController, [UIInterfaceOrientation.landscapeLeft, .landscapeRight]),
            (Tall(), [.portrait, .portraitUpsideDown]),
        ] {
            inWorld(.iOS5) { world in
                world.show(controller)
                for orientation in UIInterfaceOrientation.shown {
                    world.turn(to: orientation.device)
                    #expect((world.shown == orientation) == accepted.contains(orientation), "\(orientation.name)")
                }
            }
        }
    }
}
