public import Foundation

/// The appearance of a tab bar in one of its states.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// The appearance of tabs with the title below the image.
    open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { noteChange() } }
    /// The appearance of tabs with the title beside the image, in regular width.
    open var inlineLayoutAppearance = UITabBarItemAppearance() { didSet { noteChange() } }
    /// The appearance of tabs with the title beside the image, in compact width.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance() { didSet { noteChange() } }

    override func takeOver(_ other: UIBarAppearance?) {
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance
        inlineLayoutAppearance = other.inlineLayoutAppearance
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
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

    /// The appearance of a tab in its present state.
    final func look(isSelected: Bool, isEnabled: Bool) -> UITabBarItemStateAppearance {
        isSelected ? ownSelected : isEnabled ? ownNormal : ownDisabled
    }
}

/// The appearance of tabs in one state. Values that are nil or empty come from the bar.
@preconcurrency @MainActor
public final class UITabBarItemStateAppearance: NSObject {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var iconColor: UIColor?
    public var badgeBackgroundColor: UIColor?

    override init() {
        super.init()
    }
}
