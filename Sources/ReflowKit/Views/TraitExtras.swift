import KitValues

/// The values with which a view replaces inherited ones: traits, direction, tint.
@MainActor
final class TraitExtras: MadeOnDemand {
    var overrides = TraitOverrides()
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var tintColor: UIColor?
}

extension UIView {
    /// The storage of the view for what it inherits, which is made if it is not there yet.
    final var traitExtras: TraitExtras { extras?.traits ?? ensureExtras().traits.made() }
}
