import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import Testing

// The section “Creating an Alternate Landscape Interface”.
extension AppleGuideTests {
    /// The controller of listing 8-4. It observes the notification with a closure, because Swift has no selectors on
    /// Linux. It presents the other controller full screen, the only style at that time, while the listing performs a
    /// segue.
    private final class PortraitViewController: UIViewController {
        private(set) var isShowingLandscapeView = false
        private var observer: (any NSObjectProtocol)?
        let diary = Diary()

        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

        func awake() {
            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
            observer = NotificationCenter.default.addObserver(
                forName: UIDevice.orientationDidChangeNotification, object: UIDevice.current, queue: nil
            ) { [weak self] _ in
                MainActor.assumeIsolated { self?.orientationChanged() }
            }
        }

        private func orientationChanged() {
            let deviceOrientation = UIDevice.current.orientation
            if deviceOrientation.isLandscape, !isShowingLandscapeView {
                let landscape = TellingController("landscape", diary, mask: .landscape)
                landscape.modalTransitionStyle = .crossDissolve
                present(landscape, animated: true)
                isShowingLandscapeView = true
            } else if deviceOrientation.isPortrait, isShowingLandscapeView {
                dismiss(animated: true)
                isShowingLandscapeView = false
            }
        }

        @MainActor deinit {
            if let observer { NotificationCenter.default.removeObserver(observer) }
        }
    }

    @Test(
        "Listing 8-4, iOS 6 and later: turning presents the landscape controller, turning back dismisses it",
        arguments: RotationSemantics.withMasks)
    func listing4(semantics: RotationSemantics) {
        inWorld(semantics) { world in
            let primary = PortraitViewController()
            primary.awake()
            let window = world.show(primary)
            for orientation in [UIInterfaceOrientation.landscapeRight, .landscapeLeft] {
                world.turn(to: orientation.device)
                let landscape = primary.presentedViewController
                #expect(world.shown == orientation)
                #expect(landscape?.view.window === window)
                #expect(landscape.map { $0.view.bounds.width > $0.view.bounds.height } == true)
                world.turn(to: .faceUp)
                #expect(primary.presentedViewController === landscape && world.shown == orientation, "flat is neither")
                world.turn(to: .portrait)
                #expect(primary.presentedViewController == nil && !primary.isShowingLandscapeView)
                #expect(world.shown == .portrait)
                #expect(primary.view.window === window && primary.view.bounds.height > primary.view.bounds.width)
            }
            #expect(world.diagnostics == [])
        }
    }

    @Test(
        "Listing 8-4, iOS 6 and later: from one landscape to the other the same controller stays presented",
        arguments: RotationSemantics.withMasks)
    func betweenLandscapes(semantics: RotationSemantics) {
        inWorld(semantics) { world in
            let primary = PortraitViewController()
            primary.awake()
            world.show(primary)
            world.turn(to: .landscapeLeft)
            let landscape = primary.presentedViewController
            world.turn(to: .landscapeRight)
            #expect(primary.presentedViewController === landscape)
            #expect(world.shown == .landscapeLeft)
        }
    }

    @Test(
        "iOS 6 and later: each of the two controllers is told to show itself in one orientation only",
        arguments: RotationSemantics.withMasks)
    func oneOrientationEach(semantics: RotationSemantics) {
        inWorld(semantics) { world in
            let primary = PortraitViewController()
            world.show(primary)
            world.turn(to: .landscapeLeft)
            #expect(world.shown == .portrait, "the primary one does not turn, and nobody presents the other one yet")
            primary.present(TellingController("landscape", primary.diary, mask: .landscape), animated: false)
            #expect(world.shown.isLandscape)
            world.turn(to: .portrait)
            #expect(world.shown.isLandscape, "and the other one does not turn back")
        }
    }

    @Test(
        "iOS 6 and later: the same in a layout file, as landscapeAlternative",
        arguments: RotationSemantics.withMasks)
    func declared(semantics: RotationSemantics) async throws {
        func layout(_ steps: String) -> String {
            """
            { "root": { "class": "UIViewController", "id": "figures", "supportedInterfaceOrientations": ["portrait"] },
              "controllers": { "chart": { "class": "UIViewController",
                "supportedInterfaceOrientations": ["landscape"] } },
              "landscapeAlternative": "chart",
              "steps": [\(steps)] }
            """
        }
        let arguments = ("--trace", "--semantics", semantics.rawValue)
        for target in ["landscapeRight", "landscapeLeft"] {
            let there = try await explain(layout(""), arguments.0, arguments.1, arguments.2, "--to", target)
            #expect(there.decision == "rotate" && there.to == target)
            #expect(there.events?.contains("figures presents chart as fullScreen") == true)
            let back = try await explain(
                layout(#"{ "turn": "\#(target)" }"#), arguments.0, arguments.1, arguments.2, "--steps", "--to",
                "portrait")
            #expect(back.from == target && back.to == "portrait")
            #expect(back.events?.contains("figures dismisses chart") == true)
            let flat = try await explain(
                layout(#"{ "turn": "\#(target)" }"#), arguments.0, arguments.1, arguments.2, "--steps", "--to",
                "faceUp")
            #expect(flat.to == target && flat.reason == "deviceFlat")
        }
    }
}
