/// The texts of a view for assistive technology.
@MainActor
final class AccessibilityExtras: MadeOnDemand {
    var label: String?
}

extension UIView {
    final var actualAccessibilityLabel: String? {
        get { extras?.accessibility?.label }
        set { ensureExtras().accessibility.made().label = newValue }
    }
}
