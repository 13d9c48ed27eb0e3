import Foundation
public import LayoutRules

extension UIView: UITraitEnvironment {
    /// The traits of the window's screen, with what a view above overrides.
    public final var traitCollection: UITraitCollection {
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

    /// Light or dark for this view and what is in it; `unspecified` inherits.
    public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { extras?.ownTraits?.userInterfaceStyle ?? .unspecified }
        set {
            changeTraits {
                $0.ownTraits = newValue == .unspecified ? nil : UITraitCollection(userInterfaceStyle: newValue)
            }
        }
    }

    /// What the parent of the view's controller replaces of the traits.
    final var imposedTraits: UITraitCollection? {
        get { extras?.imposedTraits }
        set { changeTraits { $0.imposedTraits = newValue } }
    }

    private final func changeTraits(_ change: (ViewExtras) -> Void) {
        let old = traitCollection
        let extras = ensureExtras()
        change(extras)
        marks.set(.overridesTraits, extras.ownTraits != nil || extras.imposedTraits != nil)
        if window != nil { spreadTraitChange(from: old, to: traitCollection) }
    }

    /// Tells the view and what is in it of new traits; both collections are the view's own, what it overrides included.
    ///
    /// The view that a controller manages hears after the controller, and views above before those below. Views that
    /// override what changed hear nothing.
    final func spreadTraitChange(from old: UITraitCollection, to new: UITraitCollection) {
        guard old != new else { return }
        new.performAsCurrent { hearOfTraits(before: old, now: new) }
    }

    /// For a view whose own traits have changed and are the current ones. What is in it inherits them mostly: collections
    /// are compared, and made current, where a view overrides some, not for every view of a tree that turns.
    private final func hearOfTraits(before old: UITraitCollection, now new: UITraitCollection) {
        tellOfTraits(before: old)
        markNeedsLayout()
        children.forEachUnretained { child in
            guard child.isSubview(of: self) else { return }
            if let overridden = child.overriddenTraits {
                child.spreadTraitChange(from: old.overridden(by: overridden), to: new.overridden(by: overridden))
            } else {
                child.hearOfTraits(before: old, now: new)
            }
        }
    }

    /// What a host decides for the view and what is in it, in place of the inherited traits; of an empty collection
    /// nothing.
    package final var hostTraits: UITraitCollection {
        get { extras?.ownTraits ?? UITraitCollection() }
        set { changeTraits { $0.ownTraits = newValue == UITraitCollection() ? nil : newValue } }
    }

    /// From iOS 8 to 12 a view that comes into a window for the first time hears that it has traits, where before it had
    /// none. Later releases predict them and say nothing, and earlier ones know no traits (behaviour.md §8).
    final func hearOfFirstTraits(in window: UIWindow) {
        guard window.semantics == .iOS8, !marks.contains(.knowsTraits) else { return }
        marks.formUnion(.knowsTraits)
        tellOfTraits(before: nil)
    }

    private final func tellOfTraits(before old: UITraitCollection?) {
        if marks.contains(.hasController), let controller = extras?.controller {
            controller.traitsLeft = nil
            controller.record(.traitCollectionDidChange)
            controller.traitCollectionDidChange(old)
        }
        traitCollectionDidChange(old)
    }

    // From iOS 13 on a view hears of a turn's traits in its turn of the layout pass (behaviour.md §6.2, step 6).

    /// For the root of a tree: whoever marks a whole tree needs nobody to mark the way up.
    final func markTreeForTraitChange() {
        marks.formUnion([.traitsChanged, .needsLayout])
        guard !children.isEmpty else { return }
        marks.formUnion(.descendantNeedsLayout)
        children.forEachUnretained { $0.markTreeForTraitChange() }
    }

    @inline(never)
    final func hearOfTraitChange() {
        marks.subtract(.traitsChanged)
        LayoutPass.oldTraits?.lend { tellOfTraits(before: $0) }
        // What that marks is about to be laid out.
        marks.subtract(.needsLayout)
    }

    /// What the view's traits were before a change of its window's.
    final func oldTraits(in change: LayoutPass.TraitChange) -> UITraitCollection? {
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
        guard marks.contains(.overridesTraits), let extras else { return nil }
        return extras.imposedTraits.map { $0.overridden(by: extras.ownTraits) } ?? extras.ownTraits
    }

    final var viewController: UIViewController? {
        marks.contains(.hasController) ? extras?.controller : nil
    }
}

extension UITraitCollection {
    func overridden(by traits: UITraitCollection?) -> UITraitCollection {
        traits.map { UITraitCollection(traitsFrom: [self, $0]) } ?? self
    }
}
