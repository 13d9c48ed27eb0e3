import KitValues

/// A view's safe area and margins, its placement rule, and the subviews that wait for the layout pass.
@MainActor
final class LayoutExtras: MadeOnDemand {
    /// The safe area in the last layout pass, to detect changes.
    @exclusivity(unchecked) var safeAreaInsets = UIEdgeInsets.zero
    /// The subviews that are marked for the pass, as long as they are few among many.
    @exclusivity(unchecked) var marked = FewMarked()
    var margins: OwnLayoutMargins?
    var insetsMarginsFromSafeArea = true
    var preservesSuperviewMargins = false
    var standsAlone = false
    var placementRule: (any PlacementRule)?
    var statedEnvironment: StatedEnvironment?
}

extension UIView {
    /// The storage of the view for layout, which is created if it is missing.
    final var layoutExtras: LayoutExtras { extras?.layout ?? ensureExtras().layout.made() }
}
