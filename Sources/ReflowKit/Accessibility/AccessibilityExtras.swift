import KitValues

/// The values of a view for assistive technology that the app has set.
@MainActor
final class AccessibilityExtras: MadeOnDemand {
    var label: String?
    var value: String?
    var hint: String?
    /// Nil as long as the app does not say it, as for the traits.
    var isElement: Bool?
    var traits: UIAccessibilityTraits?
    var elements: [Any]?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
}

extension UIView {
    /// The values that the app has set, if it has set any.
    final var statedAccessibility: AccessibilityExtras? { extras?.accessibility }
    final var ensuredAccessibility: AccessibilityExtras { ensureExtras().accessibility.made() }
}
