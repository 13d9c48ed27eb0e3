import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

/// “Supporting Multiple Interface Orientations”, a chapter of Apple's View Controller Programming Guide. There is one
/// test for each statement, with the semantics for which it holds. The sections of the chapter are extensions in this
/// folder.
///
/// Advice in the chapter, such as to choose masks when the controller is designed, is not a statement about UIKit and
/// has no test.
@MainActor
@Suite("Apple's guide: Supporting Multiple Interface Orientations")
struct AppleGuideTests {}

// MARK: - The beginning of the chapter

extension AppleGuideTests {
    @Test(
        "iOS 6 and later: by default an application turns to portrait and to both landscapes",
        arguments: RotationSemantics.withMasks)
    func defaultApplication(semantics: RotationSemantics) async throws {
        inWorld(semantics) { world in
            world.show(UIViewController())
            for orientation in [UIInterfaceOrientation.landscapeRight, .landscapeLeft, .portrait] {
                world.turn(to: orientation.device)
                #expect(world.shown == orientation)
            }
        }
        let layout = #"{ "root": { "class": "UIViewController" } }"#
        for target in ["landscapeRight", "landscapeLeft"] {
            let explained = try await explain(layout, "--to", target, "--semantics", semantics.rawValue)
            #expect(explained.decision == "rotate" && explained.to == target)
        }
    }

    @Test(
        "Every iOS: a device that turns posts UIDeviceOrientationDidChangeNotification to whoever wants to know",
        arguments: RotationSemantics.allCases)
    func deviceNotification(semantics: RotationSemantics) {
        inWorld(semantics) { world in
            world.show(UIViewController())
            var heard: [UIDeviceOrientation] = []
            let observer = world.observe(UIDevice.orientationDidChangeNotification, of: world.device) {
                heard.append(UIDevice.current.orientation)
            }
            defer { NotificationCenter.default.removeObserver(observer) }
            let turns = [UIDeviceOrientation.landscapeLeft, .faceUp, .portraitUpsideDown, .portrait]
            for orientation in turns { world.turn(to: orientation) }
            #expect(heard == turns)
        }
    }

    @Test(
        "Every iOS: UIKit itself listens to the device and turns the interface, with no observer of the application's",
        arguments: RotationSemantics.allCases)
    func turnsByItself(semantics: RotationSemantics) {
        inWorld(semantics) { world in
            let root = AnsweringController()
            if semantics < .iOS6 { root.accepted = Set(UIInterfaceOrientation.shown) }
            world.show(root)
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .landscapeRight)
        }
    }

    @Test(
        "iOS 8 and later: the window is resized, its root controller's view with it, and the size is passed down",
        arguments: RotationSemantics.allCases.filter { $0 >= .iOS8 })
    func windowIsResized(semantics: RotationSemantics) {
        inWorld(semantics) { world in
            let (root, inner, outer) = (UIViewController(), UIView(), UIView())
            let window = world.show(root)
            outer.frame = CGRect(x: 10, y: 20, width: 355, height: 600)
            outer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            inner.frame = CGRect(x: 305, y: 550, width: 40, height: 40)
            inner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
            outer.addSubview(inner)
            root.view.addSubview(outer)
            world.turn(to: .landscapeLeft)
            let landscape = CGRect(x: 0, y: 0, width: 667, height: 375)
            #expect(window.frame == landscape)
            #expect(root.view.frame == landscape)
            #expect(outer.frame == CGRect(x: 10, y: 20, width: 647, height: 308))
            #expect(inner.frame == CGRect(x: 597, y: 258, width: 40, height: 40))
        }
    }

    @Test(
        "iOS 5 to 7: the window stays, the root controller's view has the new size, and it is passed down all the same",
        arguments: [RotationSemantics.iOS5, .iOS6])
    func windowStays(semantics: RotationSemantics) {
        inWorld(semantics) { world in
            let root = AnsweringController()
            if semantics < .iOS6 { root.accepted = Set(UIInterfaceOrientation.shown) }
            root.wantsFullScreenLayout = true
            let window = world.show(root)
            let bar = UIView(frame: CGRect(x: 0, y: 623, width: 375, height: 44))
            bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            root.view.addSubview(bar)
            world.turn(to: .landscapeLeft)
            #expect(window.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
            #expect(root.view.bounds == CGRect(x: 0, y: 0, width: 667, height: 375))
            #expect(bar.frame == CGRect(x: 0, y: 331, width: 667, height: 44))
        }
    }

    @Test(
        "Every iOS: positions that follow the root view's frame also serve where its area changes for another reason",
        arguments: RotationSemantics.allCases)
    func otherReasons(semantics: RotationSemantics) {
        inWorld(semantics) { world in
            let content = TellingController()
            content.edgesForExtendedLayout = []
            let navigation = UINavigationController(rootViewController: content)
            let window = world.show(navigation)
            let line = UIView(frame: CGRect(x: 0, y: content.view.bounds.height - 1, width: 375, height: 1))
            line.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            content.view.addSubview(line)
            let before = content.view.bounds.height
            let heard = content.diary.during {
                navigation.setNavigationBarHidden(true, animated: false)
                window.layoutIfNeeded()
            }
            #expect(content.view.bounds.height > before)
            #expect(line.frame.maxY == content.view.bounds.height)
            #expect(heard.contains { $0.isLayout } && heard.allSatisfy(\.isLayout))
        }
    }

    @Test(
        "iOS 6 and later: a controller that does not fill the screen fills its area and has no part in the orientation",
        arguments: RotationSemantics.withMasks)
    func childFillsItsArea(semantics: RotationSemantics) async throws {
        inWorld(semantics) { world in
            let (parent, child) = (UIViewController(), AnsweringController(mask: .portrait))
            parent.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
            parent.addChild(child)
            child.view.frame = CGRect(x: 0, y: 367, width: 375, height: 300)
            child.view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            world.show(parent)
            let events = world.events { world.turn(to: .landscapeLeft) }
            #expect(world.shown == .landscapeRight)
            #expect(child.view.bounds.width == parent.view.bounds.width)
            #expect(child.view.frame.maxY == parent.view.bounds.height)
            #expect(!events.contains { $0.hasPrefix("asked SourceDocumentTests.AnsweringController") })
        }
        let explained = try await explain(
            """
            { "root": { "class": "UIViewController",
                "view": { "class": "UIView", "frame": [0, 0, 375, 667] },
                "children": [
                  { "class": "UIViewController", "id": "child", "supportedInterfaceOrientations": ["portrait"],
                    "view": { "class": "UIView", "frame": [0, 367, 375, 300],
                      "autoresizingMask": ["flexibleWidth", "flexibleTopMargin"] } } ] } }
            """, "--device", "iPhone 8", "--semantics", semantics.rawValue, "--to", "landscapeRight")
        #expect(explained.decision == "rotate")
        #expect(explained.asked.allSatisfy { $0.who != "child" })
        #expect(explained.notAsked.contains { $0.why.hasPrefix("it is a child of UIViewController") })
    }
}
