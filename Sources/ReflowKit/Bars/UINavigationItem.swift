public import Foundation

/// The contents of a navigation bar for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// The bar that shows the item.
    weak var navigationBar: UINavigationBar?

    public init(title: String) {
        self.title = title
        super.init()
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init()
    }

    open var title: String? { didSet { noteChange() } }
    /// A view that is shown instead of the title, at its own size.
    open var titleView: UIView? { didSet { noteChange() } }
    /// A line above everything else; it makes the bar 30 points higher.
    open var prompt: String? { didSet { noteChange() } }

    /// The back button to this item. It is shown while the next item is at the top.
    open var backBarButtonItem: UIBarButtonItem? { didSet { noteChange() } }
    open var backButtonTitle: String? { didSet { noteChange() } }
    open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { noteChange() } }
    open var hidesBackButton = false { didSet { noteChange() } }
    /// Whether the left items are shown beside the back button instead of replacing it.
    open var leftItemsSupplementBackButton = false { didSet { noteChange() } }

    /// The left items, from the edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { noteChange() } }
    /// The right items, from the edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { noteChange() } }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    /// The appearances that replace the bar's while the item is at the top.
    final var appearances = BarAppearances<UINavigationBarAppearance>() { didSet { noteChange() } }

    open var standardAppearance: UINavigationBarAppearance? {
        get { appearances.standard }
        set { appearances.standard = UIBarAppearance.copy(newValue, for: navigationBar) }
    }

    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { appearances.compact = UIBarAppearance.copy(newValue, for: navigationBar) }
    }

    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.scrollEdge = UIBarAppearance.copy(newValue, for: navigationBar) }
    }

    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { appearances.compactScrollEdge = UIBarAppearance.copy(newValue, for: navigationBar) }
    }

    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { noteChange() } }

    /// Lays out the bar again, and also its controller's view, because the bar's height may have changed.
    private func noteChange() {
        navigationBar?.setNeedsLayout()
        navigationBar?.parent?.setNeedsLayout()
    }

    /// `UINavigationItem.LargeTitleDisplayMode` with UIKit's raw values.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The mode of the previous item.
        case automatic
        case always
        case never
    }

    /// `UINavigationItem.BackButtonDisplayMode` with UIKit's raw values.
    public enum BackButtonDisplayMode: Int, Sendable {
        case `default`, generic, minimal
    }
}
