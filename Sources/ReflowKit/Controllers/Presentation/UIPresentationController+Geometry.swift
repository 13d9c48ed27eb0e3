import Foundation
import KitValues
import LayoutRules

extension UIPresentationController {
    /// The view that a presentation in a context covers, where that is not the whole window.
    final var contextView: UIView? {
        guard effectiveStyle == .currentContext || effectiveStyle == .overCurrentContext,
            let presenting, !presenting.isInPresentationChain(of: window)
        else { return nil }
        return presenting.loadedView
    }

    /// Where the presented view lies in the container with the interface in `orientation`.
    final func frame(in orientation: UIInterfaceOrientation) -> CGRect {
        guard let window, let container else { return .zero }
        guard contextView == nil, effectiveStyle != .custom, window.followsScreen else { return container.bounds }
        if window.isPortraitFixed, effectiveStyle == .fullScreen {
            return CGRect(origin: .zero, size: container.bounds.size)
        }
        return PresentationGeometry(
            effectiveStyle,
            PresentationGeometry.Surroundings(
                device: window.model, orientation: orientation,
                semantics: window.semantics,
                preferredContentSize: presentedOrEmpty.preferredContentSize, source: popoverSource)
        ).frame
    }

    /// The rectangle that a popover points to, in the container's coordinates.
    private final var popoverSource: CGRect? {
        guard let popover = self as? UIPopoverPresentationController, let view = popover.sourceView, let container,
            view.actualWindow === window
        else { return nil }
        return view.converted(popover.sourceRect.isNull ? view.bounds : popover.sourceRect, to: container)
    }

    /// Whether the presented view fills the window, so that nothing of the presenter is seen.
    final var coversWindow: Bool {
        switch effectiveStyle {
        case .fullScreen, .overFullScreen, .blurOverFullScreen: return true
        case .currentContext, .overCurrentContext: return contextView == nil
        case .custom:
            guard shouldPresentInFullscreen, let container else { return false }
            return frameOfPresentedViewInContainerView == container.bounds
        case .automatic, .none, .pageSheet, .formSheet, .popover: return false
        }
    }

    /// Whether the presented controller is asked about orientations in place of the presenter.
    final var controlsOrientation: Bool {
        isActive && ModalPresentationRule.controlsOrientation(effectiveStyle, coversWindow: coversWindow)
    }

    /// The style as negotiations count it: only the full screen is asked for its preferred orientation.
    final var negotiatedStyle: UIModalPresentationStyle {
        guard controlsOrientation, effectiveStyle != .fullScreen else { return effectiveStyle }
        return .overFullScreen
    }

    /// Sheets of regular width and popovers are narrow for what is in them. [F]
    final func imposeTraits() {
        let presented = presentedOrEmpty
        let isNarrow =
            (effectiveStyle == .formSheet || effectiveStyle == .popover)
            && window?.actualTraitCollection.horizontalSizeClass == .regular
        let narrow = isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil
        let traits = narrow.map { $0.overridden(by: overrideTraitCollection) } ?? overrideTraitCollection
        presented.impose(traits: isActive ? traits : nil)
    }

    /// Tells of the traits a transition of the window leads to, and adapts the style to the room there will be.
    final func noteTraits(of change: UIWindow.Change, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard isActive else { return }
        effectiveStyle = adaptivePresentationStyle(for: change.traits)
        guard presentedView != nil else { return }
        let traits = change.traits.overridden(by: presentedOrEmpty.overriddenTraits)
        guard presentedOrEmpty.traitCollection.hasDifferentSizeClasses(comparedTo: traits) else { return }
        willTransition(to: traits, with: coordinator)
    }

    /// Tells of the size a transition of the window leads to.
    final func noteSize(of change: UIWindow.Change, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard isActive, presentedView != nil else { return }
        viewWillTransition(to: change.size, with: coordinator)
    }
}

extension UIViewController {
    /// Whether the controller is the window's root or presented over it, so that it fills what it is shown in.
    final func isInPresentationChain(of window: UIWindow?) -> Bool {
        window?.presentationChain.contains { $0 === self } == true
    }
}
