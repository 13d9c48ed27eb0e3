import Foundation
package import KitValues
import LayoutRules

// Safe area and margins: behaviour.md §3.6 and §3.7. The arithmetic stands in LayoutRules.
extension UIView {
    package final var actualSafeAreaInsets: UIEdgeInsets { safeAreaInsets(callDepth: 0) }

    private func safeAreaInsets(callDepth: Int) -> UIEdgeInsets {
        guard let parent, !marks.contains(.isWindow) else { return safeAreaInsets(inheriting: .zero) }
        return safeAreaInsets(
            inheriting: callDepth < UIView.deepestCall
                ? parent.safeAreaInsets(callDepth: callDepth + 1) : parent.safeAreaInsetsOfDeepView)
    }

    /// How many superviews ask theirs, and subviews are told, one inside the other: a tree may be deeper than the stack.
    private static let deepestCall = 100

    /// The same from the outermost view inwards, for which it needs a list of them.
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
        if marks.contains(.isWindow), let window = self as? UIWindow { return window.deviceSafeAreaInsets }
        guard let parent else { return extras?.layout?.statedEnvironment?.safeAreaInsets ?? .zero }
        var additional = UIEdgeInsets.zero
        if let controller = viewController, actualWindow != nil {
            additional = controller.additionalSafeAreaInsets + controller.containerInsets
        }
        if inherited == .zero && additional == .zero || standsAlone { return .zero }
        let isInWindow = parent.marks.contains(.isWindow)
        return SafeArea.insets(
            of: readFrame(), in: parent.shownBounds,
            superviewInsets: isInWindow || !isScaledOrRotated ? inherited : .zero, isInWindow: isInWindow,
            additional: additional)
    }

    /// Apple's engineers say of such views that the safe area is not propagated into them (§3.6).
    private final var isScaledOrRotated: Bool {
        let transform = currentTransform
        return transform.a != 1 || transform.b != 0 || transform.c != 0 || transform.d != 1
    }

    /// Whether the view is looked at by itself, so that no strip of the screen it stands on reaches into it.
    package final var standsAlone: Bool {
        get { extras?.layout?.standsAlone ?? false }
        set { layoutExtras.standsAlone = newValue }
    }

    /// Notices in the layout pass that the safe area is another than last time, and passes it on: superviews hear before
    /// what is in them, a view before its controller, and all of them before they are laid out (§3.6).
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
        // Containers of the system's say only in their own layout what their bars take from a child. Whoever hears of new
        // traits, or that it appears, hears of that first, in its own turn.
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

    /// The view first, then the controller whose root view it is.
    private final func tellOfNewLayoutMargins() {
        if marks.contains(.feedsConstraints) { refreshConstraintConstants() }
        layoutMarginsWereChanged()
        layoutMarginsDidChange()
        if marks.contains(.hasController) { heldController?.viewLayoutMarginsDidChange() }
    }

    /// The view runs the other way now: margins that are given by reading direction are at the other sides.
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

    /// Lets the next pass tell the view of a safe area other than the one it knows, and lay it out.
    final func markIfSafeAreaChanged() { markIfChanged(actualSafeAreaInsets) }

    private final func markIfChanged(_ insets: UIEdgeInsets) {
        let known = extras?.layout?.safeAreaInsets ?? .zero
        if insets != known || extras?.layout?.preservesSuperviewMargins == true { markNeedsLayout() }
    }

    /// What a strip covers of the subviews depends on the view's size and on how far it is scrolled.
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

    /// The world the view is seen in: its window's, or the current one.
    final var simulation: Simulation { actualWindow?.ownSimulation ?? .current }

    /// The screen as the view's window stands on it, or as the current world's interface does.
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

    /// One guide for each area, the same whenever it is asked for.
    package final func layoutGuide(_ area: UILayoutGuide.Area) -> UILayoutGuide {
        if area == .keyboard { return actualKeyboardLayoutGuide }
        if let guide = systemGuide(area) { return guide }
        let guide = UILayoutGuide(owningView: self, area: area)
        keep(guide, as: area)
        return guide
    }
}
