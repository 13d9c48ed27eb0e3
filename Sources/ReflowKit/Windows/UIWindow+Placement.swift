import Foundation
import KitValues
import LayoutRules

// Where the interface lies in the window: behaviour.md §6.5 and §7.2.
extension UIWindow {
    /// Whether the window stays in portrait, and the interface is turned inside of it.
    final var isPortraitFixed: Bool { semantics < .iOS8 }

    private final var screenSize: CGSize {
        isPortraitFixed ? ownSimulation.screen.portraitSize : ownMetrics.size
    }

    /// Whether the window fills the screen, so that it turns with it. One with a place of its own keeps it.
    final var followsScreen: Bool {
        bounds.size == .zero || frame == CGRect(origin: .zero, size: screenSize)
    }

    /// Whether the status bar follows this window.
    final var decidesStatusBar: Bool {
        let key = ownSimulation.application.keyWindow
        return key == nil || key === self
    }

    /// Takes an orientation without a transition: at launch, and when a controller that comes wants another one.
    final func adopt(_ orientation: UIInterfaceOrientation) {
        let follows = followsScreen
        let oldTraits = actualTraitCollection
        interfaceOrientation = orientation
        if decidesStatusBar {
            let application = ownSimulation.application
            if application.hasLaunched {
                application.turnStatusBar(to: orientation)
            } else {
                application.launch(in: orientation)
            }
        }
        if follows { frame = CGRect(origin: .zero, size: screenSize) }
        placeInterface()
        if isPortraitFixed {
            markTreeForLayout()
        } else {
            spreadTraitChange(from: oldTraits, to: actualTraitCollection)
        }
    }

    /// The interface as its user sees it, in points.
    final var interfaceSize: CGSize {
        isPortraitFixed ? PortraitFixedScreen(size: bounds.size).interfaceSize(in: interfaceOrientation) : bounds.size
    }

    /// Puts a view where it fills the interface, upright for the user.
    /// - Parameter rect: the part of the interface it takes, as the user sees it.
    final func place(_ view: UIView, filling rect: CGRect) {
        guard isPortraitFixed else {
            view.frame = rect
            return
        }
        view.transform = PortraitFixedScreen.transform(in: interfaceOrientation)
        view.frame = PortraitFixedScreen(size: bounds.size).frame(of: rect, in: interfaceOrientation)
    }

    /// The part of the interface that a controller's view takes when it fills the window. Up to iOS 6 the status bar's
    /// strip is left out, unless the controller wants the full screen.
    final func rectFilled(by controller: UIViewController) -> CGRect {
        let all = CGRect(origin: .zero, size: interfaceSize)
        guard isPortraitFixed, followsScreen, !controller.wantsFullScreenLayout,
            !ownSimulation.application.isStatusBarHidden
        else { return all }
        return PortraitFixedScreen(size: bounds.size).applicationRect(in: interfaceOrientation)
    }

    /// Puts the root view and everything presented over it where they belong as the interface stands now. What is being
    /// dismissed stays as it is.
    final func placeInterface() {
        placeRootView()
        for controller in presentationChain where !controller.isBeingDismissed {
            controller.activePresentation?.place()
        }
    }

    /// Lets the root controller's view fill the interface as it stands now, whatever the view's mask.
    private final func placeRootView() {
        guard let controller = rootViewController, let view = controller.loadedView, view.parent === self else {
            return
        }
        place(view, filling: rectFilled(by: controller))
    }
}

extension UIView {
    /// Marks the whole tree, where what a layout depends on changed without any view's size.
    final func markTreeForLayout() {
        markNeedsLayout()
        for child in children { child.markTreeForLayout() }
    }

    /// Marks those of the tree that place subviews by rules of their own, which may ask how the interface stands.
    final func markPlacementsForLayout() {
        if marks.contains(.subviewHasPlacementRule) { markNeedsLayout() }
        for child in children { child.markPlacementsForLayout() }
    }
}
