import Foundation
import KitValues
import LayoutRules

extension UIPresentationController {
    /// The view that a presentation in a context covers, if that is not the whole window.
    final var contextView: UIView? {
        guard effectiveStyle == .currentContext || effectiveStyle == .overCurrentContext,
            let presenting, !presenting.isInPresentationChain(of: window)
        else { return nil }
        return presenting.loadedView
    }

    /// The frame of the presented view in the container, with the interface in `orientation`.
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

    /// Whether the presented view fills the window, so that nothing of the presenter is visible.
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

    /// Whether the presented controller is asked about orientations instead of the presenter.
    final var controlsOrientation: Bool {
        isActive && ModalPresentationRule.controlsOrientation(effectiveStyle, coversWindow: coversWindow)
    }

    /// The style that a negotiation uses. A presented controller that is asked about orientations without being
    /// presented as `fullScreen` counts as `overFullScreen`, so that it is not asked for its preferred orientation.
    final var negotiatedStyle: UIModalPresentationStyle {
        guard controlsOrientation, effectiveStyle != .fullScreen else { return effectiveStyle }
        return .overFullScreen
    }

    /// Imposes the compact width that sheets in regular width and popovers have for their content. [F]
    final func imposeTraits() {
        let presented = presentedOrEmpty
        let isNarrow =
            (effectiveStyle == .formSheet || effectiveStyle == .popover)
            && window?.actualTraitCollection.horizontalSizeClass == .regular
        let narrow = isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil
        let traits = narrow.map { $0.overridden(by: overrideTraitCollection) } ?? overrideTraitCollection
        presented.impose(traits: isActive ? traits : nil)
    }

    /// Notifies of the traits after a transition of the window, and adapts the style to the new size.
    final func noteTraits(of change: UIWindow.Change, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard isActive else { return }
        effectiveStyle = adaptivePresentationStyle(for: change.traits)
        guard presentedView != nil else { return }
        let traits = change.traits.overridden(by: presentedOrEmpty.overriddenTraits)
        guard presentedOrEmpty.traitCollection.hasDifferentSizeClasses(comparedTo: traits) else { return }
        willTransition(to: traits, with: coordinator)
    }

    /// Notifies of the size after a transition of the window.
    final func noteSize(of change: UIWindow.Change, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard isActive, presentedView != nil else { return }
        viewWillTransition(to: change.size, with: coordinator)
    }
}

extension UIViewController {
    /// Whether the controller is the window's root or presented over it, so that it fills the view in which it is
    /// shown.
    final func isInPresentationChain(of window: UIWindow?) -> Bool {
        window?.presentationChain.contains { $0 === self } == true
    }
}
