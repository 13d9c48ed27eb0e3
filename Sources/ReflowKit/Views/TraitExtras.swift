import KitValues

/// The values by which a view replaces inherited ones: traits, direction, tint.
@MainActor
final class TraitExtras: MadeOnDemand {
    var overrides = TraitOverrides()
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var tintColor: UIColor?
}

extension UIView {
    /// The storage of the view for inherited values, which is created if it is missing.
    final var traitExtras: TraitExtras { extras?.traits ?? ensureExtras().traits.made() }
}
