import Basics
public import Foundation
import KitValues
import LayoutRules

/// The bar at the bottom with the actions of the screen. It is drawn in a simple way: background, hairline, buttons.
@preconcurrency @MainActor
open class UIToolbar: UIView {
    private let backdrop = BarBackground(contentEdge: .top)
    private let itemViews = BarItemViews()

    override func makeParts() {
        super.makeParts()
        backdrop.look = { [weak self] in self?.look }
        addPart(backdrop)
    }

    package override var portrait: Portrait {
        var portrait = super.portrait
        portrait.role = .bar
        portrait.paint = .anything
        return portrait
    }

    // MARK: Appearances

    private var appearances = BarAppearances<UIToolbarAppearance>() { didSet { setNeedsLayout() } }

    /// The appearance of the bar. As soon as this property has been read once, it replaces the bar's own colours.
    open var standardAppearance: UIToolbarAppearance {
        get { appearances.standard ?? appearances.makeStandard(for: self, tint: barTintColor) }
        set { appearances.standard = UIBarAppearance.copy(newValue, for: self) }
    }

    /// The appearance in compact height; nil for the standard one.
    open var compactAppearance: UIToolbarAppearance? {
        get { appearances.compact }
        set { appearances.compact = UIBarAppearance.copy(newValue, for: self) }
    }

    /// The appearance if the content ends at the bar; nil for the standard one without a background.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.scrollEdge = UIBarAppearance.copy(newValue, for: self) }
    }

    /// The appearance in compact height if the content ends at the bar; nil for ``scrollEdgeAppearance``.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances.compactScrollEdge }
        set { appearances.compactScrollEdge = UIBarAppearance.copy(newValue, for: self) }
    }

    /// Whether the content ends at the bar's edge, so that nothing is behind the bar; false for a bar without a
    /// container.
    final var isAtScrollEdge: () -> Bool = { false }

    private var shown: BarAppearances<UIToolbarAppearance>.Shown {
        appearances.shown(isAtEdge: isAtScrollEdge(), isCompact: actualTraitCollection.verticalSizeClass == .compact)
    }

    private var look: BarLook? { shown.look(tint: barTintColor, style: barStyle, isTranslucent: isTranslucent) }

    // MARK: Items

    /// The items from left to right, including spaces.
    open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    open var barStyle: UIBarStyle = .default { didSet { setNeedsLayout() } }
    /// Whether content is visible through the bar, so that it extends behind the bar.
    open var isTranslucent = true {
        didSet {
            setNeedsLayout()
            parent?.setNeedsLayout()
        }
    }
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let metrics = barMetrics
        return CGSize(width: size.width, height: metrics.toolbarHeight - metrics.bottomInset)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
    }

    override var defaultContentHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        (.defaultLow, .defaultHigh)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.place(behind: bounds)
        let items = (items ?? []).filter { !$0.isHidden }
        itemViews.keep(items, in: self)
        place(items)
    }

    private func place(_ items: [UIBarButtonItem]) {
        let safe = actualSafeAreaInsets
        let least = screenMetrics.systemMinimumLayoutMargins
        let row = contentRow(height: barMetrics.toolbarHeight).inset(
            by: UIEdgeInsets(top: 0, left: safe.left + least.left, bottom: 0, right: safe.right + least.right))
        let parts = items.map { ($0, width(of: $0, height: row.height)) }
        let flexible = items.filter { $0.systemItem == .flexibleSpace }.count
        let gap: CGFloat = 8
        let taken = parts.reduce(0) { $0 + $1.1 } + gap * CGFloat(max(0, items.count - 1))
        let share = flexible > 0 ? max(0, row.width - taken) / CGFloat(flexible) : 0
        let isMirrored = actualTraitCollection.layoutDirection == .rightToLeft
        let grid = simulation.pixelGrid
        var x: CGFloat = 0
        for (item, ownWidth) in parts {
            let width = item.systemItem == .flexibleSpace ? share : ownWidth
            if let view = item.customView ?? button(for: item) {
                let height = item.customView?.bounds.height ?? row.height
                view.frame = CGRect(
                    x: grid.round(isMirrored ? row.maxX - x - width : row.minX + x),
                    y: grid.round(row.midY - height / 2), width: width, height: height)
            }
            x += width + gap
        }
    }

    private func width(of item: UIBarButtonItem, height: CGFloat) -> CGFloat {
        item.bar = self
        if let view = item.customView { return view.bounds.width }
        guard let button = button(for: item) else { return item.width }
        return max(button.sizeThatFits(CGSize(width: 0, height: height)).width, item.width)
    }

    private func button(for item: UIBarButtonItem) -> BarButton? {
        itemViews.button(for: item, in: self, shown.appearance?.appearance(of: item))
    }
}
