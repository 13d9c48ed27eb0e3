import Foundation
import KitValues
import LayoutRules

// The frame of the interface in the window: behaviour.md §6.5 and §7.2.
extension UIWindow {
    /// Whether the window stays in portrait, and the interface is rotated inside it.
    final var isPortraitFixed: Bool { semantics < .iOS8 }

    private final var screenSize: CGSize {
        isPortraitFixed ? ownSimulation.screen.portraitSize : ownMetrics.size
    }

    /// Whether the window fills the screen and so rotates with it. A window with another frame keeps it.
    final var followsScreen: Bool {
        bounds.size == .zero || frame == CGRect(origin: .zero, size: screenSize)
    }

    /// Whether the status bar follows this window.
    final var decidesStatusBar: Bool {
        let key = ownSimulation.application.keyWindow
        return key == nil || key === self
    }

    /// Sets an orientation without a transition: at launch, and when a new controller requires another one.
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

    /// The size of the interface as its user sees it, in points.
    final var interfaceSize: CGSize {
        isPortraitFixed ? PortraitFixedScreen(size: bounds.size).interfaceSize(in: interfaceOrientation) : bounds.size
    }

    /// Makes a view fill the interface, upright for the user.
    /// - Parameter rect: the part of the interface that it fills, as the user sees it.
    final func place(_ view: UIView, filling rect: CGRect) {
        guard isPortraitFixed else {
            view.frame = rect
            return
        }
        view.transform = PortraitFixedScreen.transform(in: interfaceOrientation)
        view.frame = PortraitFixedScreen(size: bounds.size).frame(of: rect, in: interfaceOrientation)
    }

    /// The part of the interface that a controller's view fills. Up to iOS 6 the status bar's area is left out, unless
    /// the controller requests the full screen.
    final func rectFilled(by controller: UIViewController) -> CGRect {
        let all = CGRect(origin: .zero, size: interfaceSize)
        guard isPortraitFixed, followsScreen, !controller.wantsFullScreenLayout,
            !ownSimulation.application.isStatusBarHidden
        else { return all }
        return PortraitFixedScreen(size: bounds.size).applicationRect(in: interfaceOrientation)
    }

    /// Sets the frames of the root view and of all presented views for the current orientation. Views that are being
    /// dismissed are unchanged.
    final func placeInterface() {
        placeRootView()
        for controller in presentationChain where !controller.isBeingDismissed {
            controller.activePresentation?.place()
        }
    }

    /// Makes the root controller's view fill the interface, whatever its mask.
    private final func placeRootView() {
        guard let controller = rootViewController, let view = controller.loadedView, view.parent === self else {
            return
        }
        place(view, filling: rectFilled(by: controller))
    }
}

extension UIView {
    /// Marks the whole tree for layout, if the layout depends on a change that resized no view.
    final func markTreeForLayout() {
        markNeedsLayout()
        for child in children { child.markTreeForLayout() }
    }

    /// Marks the views of the tree that place subviews by rules of their own, which may depend on the orientation.
    final func markPlacementsForLayout() {
        if marks.contains(.subviewHasPlacementRule) { markNeedsLayout() }
        for child in children { child.markPlacementsForLayout() }
    }
}
