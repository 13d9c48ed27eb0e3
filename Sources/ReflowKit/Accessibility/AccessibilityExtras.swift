/// The words with which a view presents itself to assistive technology.
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
