import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

// The section “Declaring the App's Supported Interface Orientations”.
extension AppleGuideTests {
    private func propertyList(_ orientations: String...) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key><array>
        \(orientations.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined(separator: "\n"))
        </array></dict></plist>
        """
    }

    @Test(
        "iOS 6 and later: the Info.plist names which of the four orientations the application permits",
        arguments: RotationSemantics.withMasks)
    func infoPlist(semantics: RotationSemantics) async throws {
        let layout = """
            { "application": { "infoPlist": "Info.plist" },
              "root": { "class": "UIViewController" } }
            """
        for (target, decision) in [("landscapeLeft", "rotate"), ("landscapeRight", "stay")] {
            let explained = try await explain(
                layout, files: ["Info.plist": propertyList("Portrait", "LandscapeLeft")], "--to", target,
                "--semantics", semantics.rawValue)
            #expect(explained.decision == decision)
            #expect(explained.reason == (decision == "stay" ? "notInApplicationMask" : nil))
            let answer = try #require(explained.answer(to: "supportedInterfaceOrientations(for:)"))
            #expect(answer.answer == "portrait, landscapeLeft")
            #expect(answer.source == "plist")
        }
    }

    @Test(
        "iOS 6 and later: the application's restriction holds for every controller, those of the system included",
        arguments: RotationSemantics.withMasks)
    func restrictsAll(semantics: RotationSemantics) {
        let controllers: [() -> UIViewController] = [
            { AnsweringController(mask: .all) }, { UINavigationController(rootViewController: UIViewController()) },
            { UITabBarController() }, { UISplitViewController() },
            { UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal) },
        ]
        for make in controllers {
            for isPresented in [false, true] {
                inWorld(semantics, application: ApplicationOrientations(supported: [.portrait])) { world in
                    let controller = make()
                    controller.modalPresentationStyle = .fullScreen
                    let root = isPresented ? UIViewController() : controller
                    world.show(root)
                    if isPresented { root.present(controller, animated: false) }
                    world.turn(to: .landscapeLeft)
                    #expect(world.shown == .portrait, "\(type(of: controller))")
                    #expect(world.record?.decision == .stay(.notInApplicationMask), "\(type(of: controller))")
                }
            }
        }
    }

    /// Every mask that contains portrait, in which a phone with a home button starts.
    private var uprightMasks: [UIInterfaceOrientationMask] {
        (0..<8).map { bits in
            UIInterfaceOrientationMask(
                [UIInterfaceOrientation.portrait]
                    + [.portraitUpsideDown, .landscapeLeft, .landscapeRight].enumerated()
                    .filter { bits >> $0.offset & 1 == 1 }.map(\.element))
        }
    }

    @Test(
        "iOS 6 and later: the topmost controller's mask is ANDed with the application's, for all pairs of masks",
        arguments: RotationSemantics.withMasks)
    func anded(semantics: RotationSemantics) {
        for application in uprightMasks {
            for mask in uprightMasks {
                inWorld(semantics, application: ApplicationOrientations(supported: application.orientations)) { world in
                    world.show(AnsweringController(mask: mask))
                    var shown = UIInterfaceOrientation.portrait
                    for orientation in UIInterfaceOrientation.shown + [.portrait] {
                        if application.rawValue & mask.rawValue & (1 << UInt(orientation.rawValue)) != 0 {
                            shown = orientation
                        }
                        world.turn(to: orientation.device)
                        #expect(world.shown == shown, "\(application.text) & \(mask.text), \(orientation.name)")
                    }
                }
            }
        }
    }

    @Test(
        "iOS 6 and later: where the AND is 0, UIKit raises UIApplicationInvalidInterfaceOrientationException",
        arguments: RotationSemantics.withMasks)
    func emptyIntersection(semantics: RotationSemantics) async throws {
        inWorld(semantics, application: ApplicationOrientations(supported: [.portrait])) { world in
            let root = AnsweringController()
            world.show(root)
            root.mask = .landscape
            world.turn(to: .landscapeLeft)
            let asked =
                semantics >= .iOS15 ? "[SourceDocumentTests.AnsweringController shouldAutorotate]" : "shouldAutorotate"
            #expect(
                world.exceptions == [
                    "UIApplicationInvalidInterfaceOrientation: Supported orientations has no common orientation with"
                        + " the application, and \(asked) is returning YES"
                ])
            #expect(world.shown == .portrait)
            #expect(world.record?.decision.name == "raise")
            #expect(world.record?.findings.map(\.mistake) == [.contradictoryMasks])
        }
        let explained = try await explain(
            """
            { "application": { "supportedInterfaceOrientations": ["portrait"] },
              "root": { "class": "UIViewController", "supportedInterfaceOrientations": ["landscape"] } }
            """, "--to", "landscapeRight", "--semantics", semantics.rawValue)
        #expect(explained.decision == "raise")
        #expect(explained.reason == "UIApplicationInvalidInterfaceOrientation")
        #expect(explained.warnings.map(\.code).contains("contradictoryMasks"))
    }

    @Test(
        "iOS 6 and later: an application's mask that is empty by itself is named as the mistake it is",
        arguments: RotationSemantics.withMasks)
    func emptyApplicationMask(semantics: RotationSemantics) async throws {
        let explained = try await explain(
            """
            { "application": { "delegate": { "supportedInterfaceOrientations": [] } },
              "root": { "class": "UIViewController" } }
            """, "--to", "landscapeRight", "--semantics", semantics.rawValue)
        #expect(explained.decision == "raise")
        #expect(explained.warnings.map(\.code).contains("emptyMask"))
    }
}
