public import KitValues

// Looking into a layout: autolayout.md §4.
extension UIView {
    /// Whether the constraints leave the view more than one place. False outside a window.
    public final var hasAmbiguousLayout: Bool {
        window != nil && engineForLayout()?.isAmbiguous(self) == true
    }

    /// Which numbers of the view's place its constraints leave open.
    package final var openAttributes: [NSLayoutAttribute] {
        let attributes: [NSLayoutAttribute] = [.left, .top, .width, .height]
        return engineForLayout()?.openParts(of: self).map { attributes[$0] } ?? []
    }

    /// Puts the view somewhere else where its constraints allow it, to show that they do.
    public final func exerciseAmbiguityInLayout() { engineForLayout()?.exerciseAmbiguity(of: self) }

    /// The constraints that decide about the view's place along an axis.
    public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        engineForLayout()?.constraintsAffecting(self, axis) ?? []
    }

    /// The direction in which the view's content runs: its own, or the language's.
    public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        runsRightToLeft ? .rightToLeft : .leftToRight
    }

    /// The direction that a semantic content attribute means in the language of the application.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute,
            relativeTo: Simulation.current.traitCollection.layoutDirection == .rightToLeft
                ? .rightToLeft : .leftToRight)
    }

    /// The direction that a semantic content attribute means where content runs in another direction by default.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .unspecified: layoutDirection
        }
    }
}
