import Foundation
package import KitValues
import LayoutRules

// Safe area and margins: behaviour.md §3.6 and §3.7. The calculations are in LayoutRules.
extension UIView {
    package final var actualSafeAreaInsets: UIEdgeInsets { safeAreaInsets(callDepth: 0) }

    private func safeAreaInsets(callDepth: Int) -> UIEdgeInsets {
        guard let parent, !marks.contains(.isWindow) else { return safeAreaInsets(inheriting: .zero) }
        return safeAreaInsets(
            inheriting: callDepth < UIView.deepestCall
                ? parent.safeAreaInsets(callDepth: callDepth + 1) : parent.safeAreaInsetsOfDeepView)
    }

    /// The maximum depth of recursive calls to superviews and subviews, because a tree may be deeper than the stack
    /// allows.
    private static let deepestCall = 100

    /// The same insets, computed from the outermost view inwards, which needs a list of the views.
    private var safeAreaInsetsOfDeepView: UIEdgeInsets {
        var views: [UIView] = []
        var next: UIView? = self
        while let view = next {
            views.append(view)
            next = view.parent
        }
        var insets = UIEdgeInsets.zero
        while let view = views.popLast() { insets = view.safeAreaInsets(inheriting: insets) }
        return insets
    }

    private func safeAreaInsets(inheriting inherited: UIEdgeInsets) -> UIEdgeInsets {
        if let window = asWindow { return window.deviceSafeAreaInsets }
        guard let parent else { return extras?.layout?.statedEnvironment?.safeAreaInsets ?? .zero }
        var additional = UIEdgeInsets.zero
        if let controller = viewController, actualWindow != nil {
            additional = controller.additionalSafeAreaInsets + controller.containerInsets
        }
        if inherited == .zero && additional == .zero || standsAlone { return .zero }
        let isInWindow = parent.marks.contains(.isWindow)
        return SafeArea.insets(
            of: readFrame(), in: parent.bounds(followingSafeArea: inherited),
            superviewInsets: isInWindow || !isScaledOrRotated ? inherited : .zero, isInWindow: isInWindow,
            additional: additional)
    }

    /// Whether the view is scaled or rotated. According to Apple's engineers, the safe area does not propagate into
    /// such views (§3.6).
    private final var isScaledOrRotated: Bool {
        let transform = currentTransform
        return transform.a != 1 || transform.b != 0 || transform.c != 0 || transform.d != 1
    }

    /// Whether the view is laid out by itself, so that the screen's safe area does not reach into it.
    package final var standsAlone: Bool {
        get { extras?.layout?.standsAlone ?? false }
        set { layoutExtras.standsAlone = newValue }
    }

    /// Reports a change of the safe area in the layout pass. Superviews are told before their subviews, a view before
    /// its controller, and all of them before their layout (§3.6).
    final func noteSafeAreaChange() { note(actualSafeAreaInsets, callDepth: 0) }

    private final func note(_ new: UIEdgeInsets, callDepth: Int) {
        guard new != extras?.layout?.safeAreaInsets ?? .zero else { return }
        layoutExtras.safeAreaInsets = new
        marks.set(.hasSafeArea, new != .zero)
        safeAreaInsetsDidChange()
        let controller = viewController
        if let controller {
            controller.record(.viewSafeAreaInsetsDidChange)
            controller.viewSafeAreaInsetsDidChange()
        }
        if actualInsetsLayoutMarginsFromSafeArea { tellOfNewLayoutMargins() }
        // Some containers pass the change on to their children themselves, because bars cover a part of the children
        // that the container sets only in its own layout. A child that is about to get new traits or to appear is
        // notified just before that.
        let tellsAtOnce =
            controller?.drivesAppearances != true && !marks.contains(.isWindow) && callDepth < UIView.deepestCall
        for child in children where child.isSubview(of: self) {
            let insets = child.safeAreaInsets(inheriting: new)
            child.markIfChanged(insets)
            if tellsAtOnce, !child.marks.contains(.traitsChanged),
                child.heldController?.appearance.owesIsAppearing != true
            {
                child.note(insets, callDepth: callDepth + 1)
            }
        }
    }

    /// Reports new layout margins to the view, then to the controller whose root view it is.
    private final func tellOfNewLayoutMargins() {
        if marks.contains(.feedsConstraints) { refreshConstraintConstants() }
        layoutMarginsWereChanged()
        layoutMarginsDidChange()
        if marks.contains(.hasController) { heldController?.viewLayoutMarginsDidChange() }
    }

    /// Swaps the sides of margins that were set by reading direction, after the direction changed.
    final func turnLayoutMargins() {
        guard let own = extras?.layout?.margins, own.insets(isRightToLeft: true) != own.insets(isRightToLeft: false)
        else { return }
        tellOfNewLayoutMargins()
        markWhoeverPreservesMargins()
    }

    private final func markWhoeverPreservesMargins() {
        for child in children where child.actualPreservesSuperviewLayoutMargins {
            child.markNeedsLayout()
            if child.marks.contains(.feedsConstraints) { child.refreshConstraintConstants() }
            child.layoutMarginsWereChanged()
            child.markWhoeverPreservesMargins()
        }
    }

    /// Marks the view for layout if its safe area differs from the last reported one. The next pass reports it.
    final func markIfSafeAreaChanged() { markIfChanged(actualSafeAreaInsets) }

    private final func markIfChanged(_ insets: UIEdgeInsets) {
        let known = extras?.layout?.safeAreaInsets ?? .zero
        if insets != known || extras?.layout?.preservesSuperviewMargins == true { markNeedsLayout() }
    }

    /// Marks the subviews whose safe area depends on the view's size and scroll position.
    final func markSubviewsWithNewSafeArea() {
        guard marks.contains(.hasSafeArea) else { return }
        for child in children { child.markIfSafeAreaChanged() }
    }

    // MARK: Margins

    package final var actualLayoutMargins: UIEdgeInsets {
        get { resolvedLayoutMargins }
        set { set(.sides(newValue)) }
    }

    final var actualDirectionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(actualLayoutMargins, isRightToLeft: runsRightToLeft) }
        set { set(.directional(newValue)) }
    }

    /// The margins that were set on the view, by sides; nil if none were.
    final var statedLayoutMargins: UIEdgeInsets? {
        extras?.layout?.margins?.insets(isRightToLeft: runsRightToLeft)
    }

    private final func set(_ margins: OwnLayoutMargins) {
        layoutExtras.margins = margins
        tellOfNewLayoutMargins()
        markNeedsLayout()
    }

    final var actualInsetsLayoutMarginsFromSafeArea: Bool {
        get { extras?.layout?.insetsMarginsFromSafeArea ?? true }
        set {
            layoutExtras.insetsMarginsFromSafeArea = newValue
            markNeedsLayout()
        }
    }

    final var actualPreservesSuperviewLayoutMargins: Bool {
        get { extras?.layout?.preservesSuperviewMargins ?? false }
        set {
            layoutExtras.preservesSuperviewMargins = newValue
            markNeedsLayout()
        }
    }

    private final var resolvedLayoutMargins: UIEdgeInsets {
        if let stated = extras?.layout?.statedEnvironment?.layoutMargins { return stated }
        let controller = viewController
        let margins = LayoutMargins.effective(
            own: extras?.layout?.margins?.insets(isRightToLeft: runsRightToLeft),
            systemMinimum: controller?.viewRespectsSystemMinimumLayoutMargins == true
                ? screenMetrics.systemMinimumLayoutMargins : nil,
            safeArea: actualInsetsLayoutMarginsFromSafeArea ? actualSafeAreaInsets : .zero)
        guard actualPreservesSuperviewLayoutMargins, let parent else { return margins }
        return LayoutMargins.preserving(
            margins, frame: readFrame(), in: parent.shownBounds, superviewMargins: parent.actualLayoutMargins)
    }

    /// The simulation of the view's window, or the current one.
    final var simulation: Simulation { actualWindow?.ownSimulation ?? .current }

    /// The metrics of the screen for the orientation of the view's window, or of the current simulation.
    final var screenMetrics: ScreenMetrics { actualWindow?.ownMetrics ?? Simulation.current.screenMetrics }

    final var readableContentFrame: CGRect { shownBounds.inset(by: readableContentInsets) }

    final var readableContentInsets: UIEdgeInsets {
        ReadableContent.insets(
            viewWidth: shownBounds.width, margins: actualLayoutMargins,
            readableWidth: screenMetrics.readableContentWidth.map {
                ReadableContent.width(
                    $0,
                    bodySize: UIFont.TextStyle.body.pointSize(for: actualTraitCollection.preferredContentSizeCategory))
            })
    }

    // MARK: Guides

    /// The guide of an area, which is always the same object.
    package final func layoutGuide(_ area: UILayoutGuide.Area) -> UILayoutGuide {
        if area == .keyboard { return actualKeyboardLayoutGuide }
        if let guide = systemGuide(area) { return guide }
        let guide = UILayoutGuide(owningView: self, area: area)
        keep(guide, as: area)
        return guide
    }
}
