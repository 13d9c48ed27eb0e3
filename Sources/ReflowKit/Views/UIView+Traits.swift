import Foundation
public import LayoutRules

extension UIView: UITraitEnvironment {
    /// The traits of the window's screen, with what a view above overrides.
    public final var traitCollection: UITraitCollection {
        var view: UIView? = self
        var overrides: [UITraitCollection] = []
        var base: UITraitCollection?
        while let current = view {
            if current.marks.contains(.overridesTraits), let traits = current.extras?.overriddenTraits {
                overrides.append(traits)
            }
            if current.marks.contains(.isWindow), let window = current as? UIWindow { base = window.screenTraits }
            view = current.parent
        }
        let inherited = base ?? Simulation.current.traitCollection
        return overrides.isEmpty ? inherited : UITraitCollection(traitsFrom: [inherited] + overrides.reversed())
    }

    /// Light or dark for this view and what is in it; `unspecified` inherits.
    public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { extras?.overriddenTraits?.userInterfaceStyle ?? .unspecified }
        set {
            let old = traitCollection
            ensureExtras().overriddenTraits =
                newValue == .unspecified ? nil : UITraitCollection(userInterfaceStyle: newValue)
            marks.set(.overridesTraits, newValue != .unspecified)
            if window != nil { spreadTraitChange(from: old, to: traitCollection) }
        }
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
        if marks.contains(.hasController), let controller = extras?.controller {
            controller.record(.traitCollectionDidChange)
            controller.traitCollectionDidChange(old)
        }
        traitCollectionDidChange(old)
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
        get { overriddenTraits ?? UITraitCollection() }
        set {
            let old = traitCollection
            ensureExtras().overriddenTraits = newValue
            marks.set(.overridesTraits, newValue != UITraitCollection())
            if window != nil { spreadTraitChange(from: old, to: traitCollection) }
        }
    }

    final var overriddenTraits: UITraitCollection? {
        marks.contains(.overridesTraits) ? extras?.overriddenTraits : nil
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
