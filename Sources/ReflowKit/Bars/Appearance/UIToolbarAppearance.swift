public import Foundation
public import KitValues

/// The appearance of a toolbar in one of its states.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// The appearance of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance() { didSet { own(buttonAppearance) } }
    /// The appearance of buttons that complete the screen's task.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { own(doneButtonAppearance) } }

    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        ownButtons()
    }

    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        defer { ownButtons() }
        guard let other = barAppearance as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance.copied()
        doneButtonAppearance = other.doneButtonAppearance.copied()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        ownButtons()
    }

    private func ownButtons() {
        for appearance in [buttonAppearance, doneButtonAppearance] { own(appearance) }
    }

    /// The appearance of an item's button.
    final func appearance(of item: UIBarButtonItem) -> UIBarButtonItemAppearance {
        item.style == .done ? doneButtonAppearance : buttonAppearance
    }
}
