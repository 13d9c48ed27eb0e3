import KitValues
import LayoutRules

/// The traits that replace those that a view inherits: the host's, then its controller's, then its own style. Each of
/// them overrides those before it.
struct TraitOverrides {
    /// The traits that a host sets instead of the screen.
    var host: UITraitCollection? { didSet { combine() } }
    /// The traits that the view's controller sets: those from its parent, and the style that it overrides.
    var controller: UITraitCollection? { didSet { combine() } }
    /// The style that the view itself overrides.
    var style = UIUserInterfaceStyle.unspecified { didSet { combine() } }

    /// All overrides except the view's own; these are the traits of its controller.
    private(set) var outer: UITraitCollection?
    /// The override of the view itself.
    private(set) var own: UITraitCollection?
    /// All overrides; nil if the view inherits everything.
    private(set) var all: UITraitCollection?

    private mutating func combine() {
        outer = host.map { $0.overridden(by: controller) } ?? controller
        own = style == .unspecified ? nil : UITraitCollection(userInterfaceStyle: style)
        all = outer.map { $0.overridden(by: own) } ?? own
    }
}
