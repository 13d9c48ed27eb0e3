import KitValues
import LayoutRules

// The traits that a controller inherits, and those with which it replaces them for its view.
extension UIViewController {
    /// The traits of a controller whose view is in a tree: those that the view inherits there, with the controller's
    /// own replacements.
    final var traitsInPlace: UITraitCollection? {
        guard let view = loadedView, view.parent != nil else { return nil }
        return view.traitsOfController
    }

    /// The traits of a controller without a view, or with a view outside any tree: those that it would have in its
    /// parent.
    final var traitsToExpect: UITraitCollection {
        (storedParent?.traitCollection ?? Simulation.current.traitCollection).overridden(by: overriddenTraits)
    }

    final func impose(traits collection: UITraitCollection?, onChild child: UIViewController) {
        guard child.storedParent === self else { return }
        child.impose(traits: collection)
    }

    final func impose(traits: UITraitCollection?) {
        guard traits != imposedTraits else { return }
        imposedTraits = traits
        handTraitsToView()
    }

    /// The traits that replace the inherited ones: those that the parent imposes, and the controller's own style over
    /// them.
    final var overriddenTraits: UITraitCollection? {
        let style = overrideUserInterfaceStyle
        guard style != .unspecified else { return imposedTraits }
        return (imposedTraits ?? UITraitCollection()).overridden(by: UITraitCollection(userInterfaceStyle: style))
    }

    final func handTraitsToView() {
        loadedView?.controllerTraits = overriddenTraits
    }
}
