import KitTestSupport
import KitValues
import LayoutRules
import Testing

@testable import ReflowKit

/// Controllers on a device that turns. Tables call them by what they are: C is the one that is seen on top, P the one
/// that presented it, N the container around it, and H the container's other child, which is not shown.
enum TurnScene: Sendable, CaseIterable {
    /// C alone.
    case root
    /// P presents C full screen.
    case fullScreen
    /// P presents C as a page sheet, which fills a phone's screen before iOS 13.
    case pageSheet
    /// P presents C as a form sheet, on an iPad.
    case formSheet
    /// N, a navigation controller with H below C in its stack.
    case navigation
    /// N, a tab bar controller with C as the selected tab and H as the other one, which was never shown.
    case tabs

    static let containers = [navigation, tabs]

    /// Who is asked, in the generation's way.
    func questions(_ semantics: RotationSemantics, on orientation: UIInterfaceOrientation) -> String {
        switch self {
        case .root, .fullScreen: question(semantics, orientation, to: "C")
        case .pageSheet: question(semantics, orientation, to: semantics < .iOS15 ? "C" : "P")
        case .formSheet: question(semantics, orientation, to: "P")
        case .navigation: question(semantics, orientation, to: "N", children: ["H", "C"])
        case .tabs: question(semantics, orientation, to: "N", children: ["C", "H"])
        }
    }

    /// iOS 5 asks about the orientation that is wanted, and containers ask every child; later the one in charge is asked
    /// alone, first whether it turns at all, which iOS 16 no longer asks (behaviour.md §5.2, §5.5, §5.9).
    private func question(
        _ semantics: RotationSemantics, _ orientation: UIInterfaceOrientation, to inCharge: String,
        children: [String]? = nil
    ) -> String {
        switch semantics {
        case .iOS5:
            "asked "
                + (children ?? [inCharge]).map { "\($0).shouldAutorotate(to:\(orientation.name))" }
                .joined(separator: ", ")
        case .iOS6, .iOS8, .iOS15: "asked \(inCharge).shouldAutorotate, \(inCharge).supportedInterfaceOrientations"
        case .iOS16: "asked \(inCharge).supportedInterfaceOrientations"
        }
    }

    /// How high C is on an iPhone 5 up to iOS 7, where a container's bars take room: in portrait, then in landscape.
    var heightsBefore8: (portrait: Int, landscape: Int) {
        switch self {
        case .navigation: (504, 268)
        case .tabs: (499, 251)
        case .root, .fullScreen, .pageSheet, .formSheet: (548, 300)
        }
    }

    /// Shows the scene.
    /// - Returns: the window, and H.
    @MainActor
    private func show(in world: World, _ testimony: Testimony) -> (window: UIWindow, hidden: UIViewController?) {
        let content = WitnessController("C", testimony)
        switch self {
        case .root:
            return (world.show(content), nil)
        case .fullScreen: return (present(content, .fullScreen, in: world, testimony), nil)
        case .pageSheet: return (present(content, .pageSheet, in: world, testimony), nil)
        case .formSheet: return (present(content, .formSheet, in: world, testimony), nil)
        case .navigation:
            let hidden = WitnessController("H", testimony)
            let navigation = WitnessNavigationController("N", testimony, [hidden])
            let window = world.show(navigation)
            navigation.pushViewController(content, animated: false)
            return (window, hidden)
        case .tabs:
            let hidden = WitnessController("H", testimony)
            return (world.show(WitnessTabBarController("N", testimony, [content, hidden])), hidden)
        }
    }

    @MainActor
    private func present(
        _ content: UIViewController, _ style: UIModalPresentationStyle, in world: World, _ testimony: Testimony
    ) -> UIWindow {
        let presenter = WitnessController("P", testimony)
        content.modalPresentationStyle = style
        let window = world.show(presenter)
        presenter.present(content, animated: true)
        return window
    }

    /// What is heard while the device turns is this table.
    @MainActor
    func turn(
        _ device: String, _ semantics: RotationSemantics, from first: UIDeviceOrientation = .portrait,
        to second: UIDeviceOrientation, hears table: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        inWorld(device, semantics: semantics) { world in
            let testimony = Testimony(in: world)
            let shown = show(in: world, testimony)
            world.turn(to: first)
            testimony.expect(
                table, "\(self), \(semantics)", during: { world.turn(to: second) },
                sourceLocation: sourceLocation)
            if self == .tabs, let hidden = shown.hidden {
                #expect(!hidden.isViewLoaded, "§6.6: nobody loads a view to tell of a turn")
            }
            withExtendedLifetime(shown.window) {}
        }
    }
}
