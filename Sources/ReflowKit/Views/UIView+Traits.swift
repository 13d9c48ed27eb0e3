import Foundation
import KitValues
import LayoutRules

extension UIView: UITraitEnvironment {
    package final var actualTraitCollection: UITraitCollection {
        var view: UIView? = self
        var overrides: [UITraitCollection] = []
        var base: UITraitCollection?
        while let current = view {
            if let traits = current.overriddenTraits { overrides.append(traits) }
            if let window = current.asWindow { base = window.screenTraits }
            view = current.parent
        }
        let inherited = base ?? Simulation.current.traitCollection
        return overrides.isEmpty ? inherited : UITraitCollection(traitsFrom: [inherited] + overrides.reversed())
    }

    final var actualOverrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { extras?.traits?.overrides.style ?? .unspecified }
        set {
            guard newValue != actualOverrideUserInterfaceStyle else { return }
            changeTraits(ofController: false) { $0.style = newValue }
        }
    }

    /// The traits that a host sets for the view and its subviews in place of the inherited ones. An empty collection
    /// changes nothing.
    package final var hostTraits: UITraitCollection {
        get { extras?.traits?.overrides.host ?? UITraitCollection() }
        set { changeTraits(ofController: true) { $0.host = newValue == UITraitCollection() ? nil : newValue } }
    }

    /// The traits that the view's controller sets in place of inherited ones.
    final var controllerTraits: UITraitCollection? {
        get { extras?.traits?.overrides.controller }
        set {
            guard newValue != controllerTraits else { return }
            changeTraits(ofController: true) { $0.controller = newValue }
        }
    }

    /// The traits of the view's controller: all except those that the view itself overrides.
    final var traitsOfController: UITraitCollection {
        guard let overrides = extras?.traits?.overrides, overrides.style != .unspecified, let parent else {
            return actualTraitCollection
        }
        return parent.actualTraitCollection.overridden(by: overrides.outer)
    }

    private final func changeTraits(ofController: Bool, _ change: (inout TraitOverrides) -> Void) {
        let old = actualTraitCollection
        let extras = traitExtras
        change(&extras.overrides)
        marks.set(.overridesTraits, extras.overrides.all != nil)
        let new = actualTraitCollection
        if old.layoutDirection != new.layoutDirection { treeDirectionDidChange() }
        if actualWindow != nil { spreadTraitChange(from: old, to: new, tellsController: ofController) }
    }

    /// Reports new traits to the view and its subviews. Both collections are the view's own, including its overrides.
    ///
    /// A controller is told before the view that it manages, and superviews before subviews. A view that overrides the
    /// changed traits is not told.
    final func spreadTraitChange(
        from old: UITraitCollection, to new: UITraitCollection, tellsController: Bool = true
    ) {
        guard old != new else { return }
        new.performAsCurrent { hearOfTraits(before: old, now: new, tellsController: tellsController) }
    }

    /// Reports new inherited traits to a view that overrides some of them. Its controller is told of the inherited
    /// traits, whatever the view overrides.
    private final func inheritTraitChange(
        from old: UITraitCollection, to new: UITraitCollection, _ overrides: TraitOverrides
    ) {
        let (old, new) = (old.overridden(by: overrides.outer), new.overridden(by: overrides.outer))
        guard let own = overrides.own else { return spreadTraitChange(from: old, to: new) }
        guard old != new else { return }
        new.performAsCurrent { tellController(before: old) }
        spreadTraitChange(from: old.overridden(by: own), to: new.overridden(by: own), tellsController: false)
    }

    /// Reports new traits to a view; they are already the current ones. Most subviews inherit them. Collections are
    /// therefore compared and made current only for views that override some, and not for every view of a tree that
    /// rotates.
    private final func hearOfTraits(
        before old: UITraitCollection, now new: UITraitCollection, tellsController: Bool = true
    ) {
        if tellsController { tellController(before: old) }
        traitCollectionDidChange(old)
        if marks.contains(.isLayoutItem) { contentDidChange() }
        markNeedsLayout()
        children.forEachUnretained { child in
            guard child.isSubview(of: self) else { return }
            if child.marks.contains(.overridesTraits), let overrides = child.extras?.traits?.overrides {
                child.inheritTraitChange(from: old, to: new, overrides)
            } else {
                child.hearOfTraits(before: old, now: new)
            }
        }
    }

    /// Reports the first traits to a view that enters a window for the first time, which iOS 8 to 12 do. Later releases
    /// predict the traits and report nothing, and earlier ones have no traits (behaviour.md §8).
    final func hearOfFirstTraits(in window: UIWindow) {
        guard window.semantics == .iOS8, !marks.contains(.knowsTraits) else { return }
        marks.formUnion(.knowsTraits)
        tellOfTraits(before: nil)
    }

    private final func tellOfTraits(before old: UITraitCollection?) {
        tellController(before: old)
        traitCollectionDidChange(old)
    }

    private final func tellController(before old: UITraitCollection?) {
        guard let controller = viewController else { return }
        controller.traitsLeft = nil
        controller.record(.traitCollectionDidChange)
        controller.traitCollectionDidChange(old)
    }

    // From iOS 13 on, a view is told of a rotation's traits in the layout pass, just before its own layout
    // (behaviour.md §6.2, step 6).

    /// Marks a whole tree, from its root. Marking the ancestors of each view is not necessary then.
    final func markTreeForTraitChange() {
        marks.formUnion([.traitsChanged, .needsLayout])
        // All content sizes are updated first, so that constraints are solved once.
        if marks.contains(.isLayoutItem) { contentDidChange() }
        guard !children.isEmpty else { return }
        marks.formUnion(.descendantNeedsLayout)
        if hasManyChildren { forgetMarkedForLayout() }
        children.forEachUnretained { $0.markTreeForTraitChange() }
    }

    @inline(never)
    final func hearOfTraitChange(in context: LayoutContext) {
        marks.subtract(.traitsChanged)
        context.oldTraits?.lend { tellOfTraits(before: $0) }
        // The views that this marks are about to be laid out anyway.
        marks.subtract(.needsLayout)
    }

    /// The view's traits before a change of the window's traits.
    final func oldTraits(in change: LayoutContext.TraitChange) -> UITraitCollection? {
        var overrides: [UITraitCollection] = []
        var view: UIView = self
        while let parent = view.parent {
            if let traits = view.overriddenTraits { overrides.append(traits) }
            view = parent
        }
        guard view === change.window else { return nil }
        return overrides.isEmpty ? change.old : UITraitCollection(traitsFrom: [change.old] + overrides.reversed())
    }

    final var overriddenTraits: UITraitCollection? {
        marks.contains(.overridesTraits) ? extras?.traits?.overrides.all : nil
    }

    final var viewController: UIViewController? {
        marks.contains(.hasController) ? heldController : nil
    }
}

extension UITraitCollection {
    func overridden(by traits: UITraitCollection?) -> UITraitCollection {
        traits.map { UITraitCollection(traitsFrom: [self, $0]) } ?? self
    }
}
