import KitTestSupport
import KitValues
import LayoutRules
import Testing

@testable import ReflowKit

/// The controllers on a device that rotates. Tables name them by their roles: C is the visible one on top, P the one
/// that presents it, N the container around it, and H the container's other child, which is not shown.
enum TurnScene: Sendable, CaseIterable {
    /// The controller C alone.
    case root
    /// The controller P presents C full screen.
    case fullScreen
    /// The controller P presents C as a page sheet, which fills a phone's screen before iOS 13.
    case pageSheet
    /// The controller P presents C as a form sheet, on an iPad.
    case formSheet
    /// The navigation controller N with H below C in its stack.
    case navigation
    /// The tab bar controller N with C as the selected tab and H as the other one, which was never shown.
    case tabs

    static let containers = [navigation, tabs]

    /// The questions in a generation, with the controllers that are asked.
    func questions(_ semantics: RotationSemantics, on orientation: UIInterfaceOrientation) -> String {
        switch self {
        case .root, .fullScreen: question(semantics, orientation, to: "C")
        case .pageSheet: question(semantics, orientation, to: semantics < .iOS15 ? "C" : "P")
        case .formSheet: question(semantics, orientation, to: "P")
        case .navigation: question(semantics, orientation, to: "N", children: ["H", "C"])
        case .tabs: question(semantics, orientation, to: "N", children: ["C", "H"])
        }
    }

    /// The questions to a controller. iOS 5 asks about the requested orientation, and containers ask every child.
    /// Later, only the controller in charge is asked, first whether it rotates at all, which iOS 16 no longer asks
    /// (behaviour.md §5.2, §5.5, §5.9).
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

    /// The heights of C on an iPhone 5 up to iOS 7, less a container's bars: in portrait, then in landscape.
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

    /// Expects that this table is recorded while the device rotates.
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
