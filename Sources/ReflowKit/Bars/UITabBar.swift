import Basics
public import Foundation
import KitValues
import LayoutRules

/// The bar at the bottom with a tab for each part of the application. It is drawn in a simple way: background,
/// hairline, tabs.
@preconcurrency @MainActor
open class UITabBar: UIView {
    private let backdrop = BarBackground(contentEdge: .top)
    private var buttons: [TabButton] = []
    /// The action of a tap on the tab at an index.
    final var onSelect: (Int) -> Void = { _ in }

    override func makeParts() {
        super.makeParts()
        backdrop.look = { [weak self] in self?.look }
        addPart(backdrop)
    }

    // MARK: Appearances

    private var appearances = BarAppearances<UITabBarAppearance>() { didSet { setNeedsLayout() } }

    /// The appearance of the bar. As soon as this property has been read once, it replaces the bar's own colours.
    open var standardAppearance: UITabBarAppearance {
        get { appearances.standard ?? appearances.makeStandard(for: self, tint: barTintColor) }
        set { appearances.standard = UIBarAppearance.copy(newValue, for: self) }
    }

    /// The appearance if the content ends at the bar; nil for the standard one without a background.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.scrollEdge = UIBarAppearance.copy(newValue, for: self) }
    }

    /// Whether the content ends at the bar's edge, so that nothing is behind the bar; false for a bar without a
    /// container.
    final var isAtScrollEdge: () -> Bool = { false }

    private var shown: BarAppearances<UITabBarAppearance>.Shown {
        appearances.shown(isAtEdge: isAtScrollEdge(), isCompact: false)
    }

    private var look: BarLook? { shown.look(tint: barTintColor, style: barStyle, isTranslucent: isTranslucent) }

    // MARK: Items

    open var items: [UITabBarItem]? {
        didSet {
            for item in oldValue ?? [] where item.bar === self { item.bar = nil }
            for item in items ?? [] { item.bar = self }
            setNeedsLayout()
        }
    }

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    open weak var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }

    open var barStyle: UIBarStyle = .default { didSet { setNeedsLayout() } }
    /// Whether content is visible through the bar, so that it extends behind the bar.
    open var isTranslucent = true {
        didSet {
            setNeedsLayout()
            parent?.setNeedsLayout()
        }
    }
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    package override var portrait: Portrait {
        var portrait = super.portrait
        portrait.role = .bar
        portrait.paint = .anything
        // The titles of the tabs, the selected one in brackets.
        portrait.text = items.map { items in
            items.map { $0 === selectedItem ? "[\($0.title ?? "")]" : $0.title ?? "" }.joined(separator: " ")
        }
        return portrait
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let metrics = barMetrics
        return CGSize(width: size.width, height: metrics.tabBarHeight - metrics.bottomInset)
    }

    /// With constraints, a bar at the bottom of the screen also includes the safe area below its tabs (autolayout.md
    /// §9.2).
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height + actualSafeAreaInsets.bottom)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        invalidateIntrinsicContentSize()
    }

    override var defaultContentHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        (.defaultLow, .defaultHigh)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.place(behind: bounds)
        let appearance = shown.appearance
        let items = items ?? []
        while buttons.count > items.count { buttons.removeLast().removeFromSuperview() }
        while buttons.count < items.count { addButton() }
        let safe = actualSafeAreaInsets
        let row = contentRow(height: barMetrics.tabBarHeight).inset(
            by: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
        let traits = actualTraitCollection
        let isRegular = traits.horizontalSizeClass == .regular
        // Image and title are side by side if there is little height or much width.
        let isInline = traits.verticalSizeClass == .compact || isRegular
        // In regular height, the tabs are together in the middle.
        let isPad = isRegular && traits.verticalSizeClass == .regular
        let width = items.isEmpty ? 0 : min(row.width / CGFloat(items.count), isPad ? 120 : .infinity)
        let start = row.midX - width * CGFloat(items.count) / 2
        for (index, (item, button)) in zip(items, buttons).enumerated() {
            let isSelected = item === selectedItem
            button.isInline = isInline
            let states =
                isInline
                ? isRegular ? appearance?.inlineLayoutAppearance : appearance?.compactInlineLayoutAppearance
                : appearance?.stackedLayoutAppearance
            let state = states?.look(isSelected: isSelected, isEnabled: item.isEnabled)
            let own: UIColor = isSelected ? tintColor : unselectedItemTintColor ?? .systemGray
            let color = state?.iconColor ?? own
            button.show(item, color: color, isSelected: isSelected, isRegular: isPad, state: state)
            let place = traits.layoutDirection == .rightToLeft ? items.count - 1 - index : index
            // Tabs begin at whole points, as the badges in UIKit's pictures show.
            let left = (start + CGFloat(place) * width).rounded()
            button.frame = CGRect(
                x: left, y: row.minY, width: (start + CGFloat(place + 1) * width).rounded() - left, height: row.height)
        }
    }

    private func addButton() {
        let index = buttons.count
        let button = TabButton()
        button.addAction(UIAction { [weak self] _ in self?.onSelect(index) }, for: .primaryActionTriggered)
        buttons.append(button)
        addSubview(button)
    }
}
