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
            if current.marks.contains(.isWindow), let window = current as? UIWindow { base = window.screenTraits }
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

    /// What a host decides for the view and what is in it, in place of the inherited traits; of an empty collection
    /// nothing.
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

    /// The traits of the view's controller: all but those that the view overrides itself.
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

    /// Tells the view and what is in it of new traits; both collections are the view's own, what it overrides included.
    ///
    /// The view that a controller manages hears after the controller, and views above before those below. Views that
    /// override what changed hear nothing.
    final func spreadTraitChange(
        from old: UITraitCollection, to new: UITraitCollection, tellsController: Bool = true
    ) {
        guard old != new else { return }
        new.performAsCurrent { hearOfTraits(before: old, now: new, tellsController: tellsController) }
    }

    /// For a view that overrides some of the traits above it, which have changed. Its controller hears what it inherits,
    /// whatever the view overrides of that.
    private final func inheritTraitChange(
        from old: UITraitCollection, to new: UITraitCollection, _ overrides: TraitOverrides
    ) {
        let (old, new) = (old.overridden(by: overrides.outer), new.overridden(by: overrides.outer))
        guard let own = overrides.own else { return spreadTraitChange(from: old, to: new) }
        guard old != new else { return }
        new.performAsCurrent { tellController(before: old) }
        spreadTraitChange(from: old.overridden(by: own), to: new.overridden(by: own), tellsController: false)
    }

    /// For a view whose own traits have changed and are the current ones. What is in it inherits them mostly: collections
    /// are compared, and made current, where a view overrides some, not for every view of a tree that turns.
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

    /// From iOS 8 to 12 a view that comes into a window for the first time hears that it has traits, where before it had
    /// none. Later releases predict them and say nothing, and earlier ones know no traits (behaviour.md §8).
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

    // From iOS 13 on a view hears of a turn's traits in its turn of the layout pass (behaviour.md §6.2, step 6).

    /// For the root of a tree: whoever marks a whole tree needs nobody to mark the way up.
    final func markTreeForTraitChange() {
        marks.formUnion([.traitsChanged, .needsLayout])
        // All at once, so that constraints are solved once.
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
        // What that marks is about to be laid out.
        marks.subtract(.needsLayout)
    }

    /// The view's traits before a change of its window's.
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
