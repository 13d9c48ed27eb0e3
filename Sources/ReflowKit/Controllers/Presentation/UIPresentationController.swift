public import Foundation
public import KitValues
import LayoutRules

/// Presents one controller over another. It determines the frame and the style, and whether the presenter's view is
/// removed (behaviour.md §7.3).
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
    private weak var presented: UIViewController?
    weak var presenting: UIViewController?
    /// The controller whose `present` was called: the presenter, or a child of it.
    final weak var source: UIViewController?
    final weak var window: UIWindow?

    /// The view that contains the presented view and decorations, while the presentation is active.
    open var containerView: UIView? { container }
    @exclusivity(unchecked) final var container: UIView?
    /// The style for the available size; `none` while the presentation is not active.
    final var effectiveStyle = UIModalPresentationStyle.none
    /// Whether the presentation is active, from `present` to the end of the dismissal.
    final var isActive = false
    final var dimmingView: UIDimmingView?
    final var shadowView: UIDropShadowView?
    /// The superview of the presenter's view before the presentation removed it.
    @exclusivity(unchecked) final var presentersPlace: UIView?
    private var hasPlacedPresentedView = false

    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    /// The presented controller; an empty controller once it has been released.
    open var presentedViewController: UIViewController { presentedOrEmpty }
    final var presentedOrEmpty: UIViewController { presented ?? UIViewController() }

    /// The presenting controller; an empty controller before the presentation.
    open var presentingViewController: UIViewController { presenting ?? UIViewController() }

    /// Whether the class is one of UIKit's own.
    final var hasStyleOfKit: Bool {
        [UIPresentationController.self, UISheetPresentationController.self, UIPopoverPresentationController.self]
            .contains { $0 == type(of: self) }
    }

    // MARK: Style

    /// The requested style.
    open var presentationStyle: UIModalPresentationStyle { presentedOrEmpty.modalPresentationStyle }

    /// The style in compact width.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        ModalPresentationRule.effectiveStyle(
            presentationStyle, horizontalSizeClass: .compact, semantics: Simulation.current.semantics)
    }

    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard traitCollection.horizontalSizeClass == .compact else {
            return ModalPresentationRule.effectiveStyle(
                presentationStyle, horizontalSizeClass: .regular, semantics: Simulation.current.semantics)
        }
        guard let delegate, presentationStyle.adapts else { return adaptivePresentationStyle }
        let answer = delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
        if answer == .none { return presentationStyle }
        // A style that adapts to a popover stays a popover, because the delegate has already decided.
        return answer == .popover
            ? .popover
            : ModalPresentationRule.effectiveStyle(
                answer, horizontalSizeClass: .compact, semantics: Simulation.current.semantics)
    }

    /// Whether a presentation in the style `custom` can determine the orientation instead of the presenter.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenter's view leaves the window once the presentation is complete.
    open var shouldRemovePresentersView: Bool { ModalPresentationRule.removesPresenter(effectiveStyle) }

    // MARK: Views

    open var presentedView: UIView? { presentedOrEmpty.loadedView }

    /// The frame of the presented view in the container, in points.
    open var frameOfPresentedViewInContainerView: CGRect {
        frame(in: window?.interfaceOrientation ?? .portrait)
    }

    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    // MARK: Transitions

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Traits and sizes

    open var traitCollection: UITraitCollection {
        container?.actualTraitCollection ?? window?.actualTraitCollection ?? Simulation.current.traitCollection
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Traits that override the ones that the presented controller inherits.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { imposeTraits() }
    }

    open var preferredContentSize: CGSize { presentedOrEmpty.preferredContentSize }

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        place()
    }

    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        if effectiveStyle != .custom, let window, window.followsScreen {
            return frame(in: window.orientationToCome).size
        }
        guard let view = presentedView, let container = self.container, view.frame.size != container.bounds.size else {
            return parentSize
        }
        return view.frame.size
    }

    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let view = presentedView else { return }
        let own = self.size(forChildContentContainer: presentedOrEmpty, withParentContainerSize: size)
        if own != view.bounds.size { presentedOrEmpty.noteViewWillTransition(to: own, with: coordinator) }
    }

    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedOrEmpty.noteWillTransition(to: newCollection, with: coordinator)
    }

    // MARK: Placing

    /// Places container and presented view for the current state of the window.
    final func place() {
        guard let window, isActive, let view = presentedView else { return }
        guard let container, container !== window else {
            if view.parent === window { window.place(view, filling: window.rectFilled(by: presentedOrEmpty)) }
            return
        }
        if let context = contextView {
            // A view that was removed keeps an old frame; the container then follows by its mask.
            if context.parent != nil { container.frame = context.frame }
        } else {
            window.place(container, filling: CGRect(origin: .zero, size: window.interfaceSize))
        }
        if view.actualWindow === window { decorate(view, in: container) }
        dimmingView?.frame = container.bounds
        // A custom presentation places its view once. Later, the presentation itself is responsible, as in UIKit.
        if effectiveStyle == .custom, hasPlacedPresentedView { return }
        hasPlacedPresentedView = true
        let frame = frameOfPresentedViewInContainerView
        if let shadowView {
            shadowView.frame = frame
            view.frame = shadowView.bounds
        } else {
            view.frame = frame
        }
    }

    final func forgetPlaces() {
        hasPlacedPresentedView = false
        container = nil
        dimmingView = nil
        shadowView = nil
        presentersPlace = nil
    }
}

extension UIModalPresentationStyle {
    /// Whether the style changes in compact width.
    fileprivate var adapts: Bool {
        switch self {
        case .automatic, .pageSheet, .formSheet, .popover, .custom: true
        default: false
        }
    }
}
