import Foundation

/// The appearance of a toolbar in one of its states.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// The appearance of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance() { didSet { own(buttonAppearance) } }
    /// The appearance of buttons that complete the screen's task.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { own(doneButtonAppearance) } }

    override func takeOver(_ other: UIBarAppearance?) {
        if let other = other as? UIToolbarAppearance {
            buttonAppearance = other.buttonAppearance.copied()
            doneButtonAppearance = other.doneButtonAppearance.copied()
        }
        for appearance in [buttonAppearance, doneButtonAppearance] { own(appearance) }
    }

    /// The appearance of an item's button.
    final func appearance(of item: UIBarButtonItem) -> UIBarButtonItemAppearance {
        item.style == .done ? doneButtonAppearance : buttonAppearance
    }
}
