import KitValues
import LayoutRules

/// What replaces the traits that a view inherits, each over those before it.
struct TraitOverrides {
    /// What a host decides, in place of the screen.
    var host: UITraitCollection? { didSet { combine() } }
    /// What the view's controller replaces: what its parent imposes, and the style that it overrides.
    var controller: UITraitCollection? { didSet { combine() } }
    /// The style that the view overrides itself.
    var style = UIUserInterfaceStyle.unspecified { didSet { combine() } }

    /// All but what the view overrides itself: what its controller has.
    private(set) var outer: UITraitCollection?
    /// What the view overrides itself.
    private(set) var own: UITraitCollection?
    /// All of it; `nil` where the view inherits everything.
    private(set) var all: UITraitCollection?

    private mutating func combine() {
        outer = host.map { $0.overridden(by: controller) } ?? controller
        own = style == .unspecified ? nil : UITraitCollection(userInterfaceStyle: style)
        all = outer.map { $0.overridden(by: own) } ?? own
    }
}
