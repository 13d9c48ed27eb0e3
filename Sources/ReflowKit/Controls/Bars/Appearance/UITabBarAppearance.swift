public import Foundation
public import KitValues

/// How a tab bar looks in one of its states.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// Of tabs whose title stands below the image.
    open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { noteChange() } }
    /// Of tabs whose title stands beside the image, in regular width.
    open var inlineLayoutAppearance = UITabBarItemAppearance() { didSet { noteChange() } }
    /// Of tabs whose title stands beside the image, in compact width.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance() { didSet { noteChange() } }

    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
    }

    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance
        inlineLayoutAppearance = other.inlineLayoutAppearance
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// How tabs look in each of their states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    public final let normal = UITabBarItemStateAppearance()
    public final let selected = UITabBarItemStateAppearance()
    public final let disabled = UITabBarItemStateAppearance()

    public override init() {
        super.init()
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init()
    }
}

/// How tabs look in one state; what is nil or empty is the bar's own.
@preconcurrency @MainActor
public final class UITabBarItemStateAppearance: NSObject {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var iconColor: UIColor?
    public var badgeBackgroundColor: UIColor?

    override init() {
        super.init()
    }
}
