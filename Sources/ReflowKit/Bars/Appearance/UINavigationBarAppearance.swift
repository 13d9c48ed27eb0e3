public import Foundation
public import KitValues

/// The appearance of a navigation bar in one of its states.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { noteChange() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { noteChange() } }
    /// The distance by which the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { noteChange() } }
    /// The appearance of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance() { didSet { own(buttonAppearance) } }
    /// The appearance of buttons that complete the screen's task.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { own(doneButtonAppearance) } }
    /// The appearance of the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { own(backButtonAppearance) } }

    override func takeOver(_ other: UIBarAppearance?) {
        if let other = other as? UINavigationBarAppearance {
            titleTextAttributes = other.titleTextAttributes
            largeTitleTextAttributes = other.largeTitleTextAttributes
            titlePositionAdjustment = other.titlePositionAdjustment
            buttonAppearance = other.buttonAppearance.copied()
            doneButtonAppearance = other.doneButtonAppearance.copied()
            backButtonAppearance = other.backButtonAppearance.copied()
        }
        for appearance in [buttonAppearance, doneButtonAppearance, backButtonAppearance] { own(appearance) }
    }

    /// The appearance of an item's button.
    final func appearance(of item: UIBarButtonItem) -> UIBarButtonItemAppearance {
        item.style == .done ? doneButtonAppearance : buttonAppearance
    }
}
