public import Foundation
public import KitValues

/// The appearance of a navigation bar in one of its states.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { noteChange() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { noteChange() } }
    /// Moves the title, in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { noteChange() } }
    /// The appearance of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance() { didSet { own(buttonAppearance) } }
    /// The appearance of buttons that complete the screen's task.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { own(doneButtonAppearance) } }
    /// The appearance of the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { own(backButtonAppearance) } }

    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        ownButtons()
    }

    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        defer { ownButtons() }
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        buttonAppearance = other.buttonAppearance.copied()
        doneButtonAppearance = other.doneButtonAppearance.copied()
        backButtonAppearance = other.backButtonAppearance.copied()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        ownButtons()
    }

    private func ownButtons() {
        for appearance in [buttonAppearance, doneButtonAppearance, backButtonAppearance] { own(appearance) }
    }

    /// The appearance of an item's button.
    final func appearance(of item: UIBarButtonItem) -> UIBarButtonItemAppearance {
        item.style == .done ? doneButtonAppearance : buttonAppearance
    }
}
