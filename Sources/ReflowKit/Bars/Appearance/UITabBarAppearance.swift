public import Foundation

/// The appearance of a tab bar in one of its states.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// The appearance of tabs with the title below the image.
    open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { own(stackedLayoutAppearance) } }
    /// The appearance of tabs with the title beside the image, in regular width.
    open var inlineLayoutAppearance = UITabBarItemAppearance() { didSet { own(inlineLayoutAppearance) } }
    /// The appearance of tabs with the title beside the image, in compact width.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance() { didSet { own(compactInlineLayoutAppearance) } }

    override func takeOver(_ other: UIBarAppearance?) {
        if let other = other as? UITabBarAppearance {
            stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
            inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
            compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
        }
        for tabs in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] { own(tabs) }
    }

    /// Links the tabs' appearance to this one, of which it is a part.
    private func own(_ tabs: UITabBarItemAppearance) {
        tabs.belong(to: self)
        noteChange()
    }
}

/// The appearance of tabs in each of their states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    open var normal: UITabBarItemStateAppearance { ownNormal }
    open var selected: UITabBarItemStateAppearance { ownSelected }
    open var disabled: UITabBarItemStateAppearance { ownDisabled }
    private let ownNormal = UITabBarItemStateAppearance()
    private let ownSelected = UITabBarItemStateAppearance()
    private let ownDisabled = UITabBarItemStateAppearance()

    public override init() {
        super.init()
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init()
    }

    private var states: [UITabBarItemStateAppearance] { [ownNormal, ownSelected, ownDisabled] }

    final func copied() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance()
        for (mine, other) in zip(copy.states, states) { mine.take(from: other) }
        return copy
    }

    /// Sets the appearance that contains this one. Its bar is laid out again when this appearance changes.
    final func belong(to owner: UIBarAppearance) { for state in states { state.owner = owner } }

    /// The appearance of a tab in its current state.
    final func look(isSelected: Bool, isEnabled: Bool) -> UITabBarItemStateAppearance {
        isSelected ? ownSelected : isEnabled ? ownNormal : ownDisabled
    }
}

/// The appearance of tabs in one state. Values that are nil or empty come from the bar.
@preconcurrency @MainActor
public final class UITabBarItemStateAppearance: NSObject {
    weak var owner: UIBarAppearance?

    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { owner?.noteChange() } }
    public var iconColor: UIColor? { didSet { owner?.noteChange() } }
    public var badgeBackgroundColor: UIColor? { didSet { owner?.noteChange() } }

    override init() {
        super.init()
    }

    fileprivate func take(from other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        iconColor = other.iconColor
        badgeBackgroundColor = other.badgeBackgroundColor
    }
}
