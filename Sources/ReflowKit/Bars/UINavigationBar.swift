import Basics
public import Foundation
import KitValues
import LayoutRules

/// The bar at the top, with the back button, the title and buttons.
///
/// It is drawn in a simple way: background, hairline, title, buttons. A large title is drawn on the content's
/// background, as if nothing was scrolled behind it.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    private let backdrop = BarBackground(contentEdge: .bottom)
    private let titleLabel = UILabel()
    private let promptLabel = UILabel()
    private let largeTitleLabel = UILabel()
    private let backButton = BarButton()
    private let itemViews = BarItemViews()
    private weak var shownTitleView: UIView?

    /// The distance by which the background extends above the bar, over the status bar, in points.
    final var groundAbove: CGFloat = 0 { didSet { if groundAbove != oldValue { setNeedsLayout() } } }
    /// The height of the prompt, in points, as the controller sets it.
    final var promptHeight: CGFloat = 0 { didSet { if promptHeight != oldValue { setNeedsLayout() } } }
    final var largeTitleHeight: CGFloat = 0 { didSet { if largeTitleHeight != oldValue { setNeedsLayout() } } }
    /// Called after a tap on the back button.
    final var onBack: () -> Void = {}

    /// The additional height of a bar with a prompt.
    static let promptLineHeight: CGFloat = 30

    override func makeParts() {
        super.makeParts()
        for part in [backdrop, titleLabel, promptLabel, largeTitleLabel, backButton] { addPart(part) }
        backdrop.look = { [weak self] in self?.look }
        for label in [titleLabel, promptLabel] { label.textAlignment = .center }
        // The title has this property in UIKit, too (look.md §11).
        largeTitleLabel.allowsDefaultTighteningForTruncation = true
        backButton.addAction(UIAction { [weak self] _ in self?.onBack() }, for: .primaryActionTriggered)
    }

    // MARK: Items

    /// The items, from the bottom of the stack to its top.
    open var items: [UINavigationItem]? {
        didSet {
            for item in oldValue ?? [] where item.navigationBar === self { item.navigationBar = nil }
            for item in items ?? [] { item.navigationBar = self }
            setNeedsLayout()
        }
    }

    open var topItem: UINavigationItem? { items?.last }
    open var backItem: UINavigationItem? { items?.dropLast().last }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let top = topItem else { return nil }
        items?.removeLast()
        return top
    }

    // MARK: Appearances

    private var appearances = BarAppearances<UINavigationBarAppearance>() { didSet { setNeedsLayout() } }

    /// The appearance of the bar. As soon as this property has been read once, it replaces the bar's own colours.
    open var standardAppearance: UINavigationBarAppearance {
        get { appearances.standard ?? appearances.makeStandard(for: self, tint: barTintColor) }
        set { appearances.standard = UIBarAppearance.copy(newValue, for: self) }
    }

    /// The appearance in compact height; nil for the standard one.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { appearances.compact = UIBarAppearance.copy(newValue, for: self) }
    }

    /// The appearance if the content begins at the bar; nil for the standard one without a background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.scrollEdge = UIBarAppearance.copy(newValue, for: self) }
    }

    /// The appearance in compact height if the content begins at the bar; nil for ``scrollEdgeAppearance``.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { appearances.compactScrollEdge = UIBarAppearance.copy(newValue, for: self) }
    }

    /// Whether the content begins at the bar's edge, so that nothing is scrolled behind the bar; false for a bar
    /// without a container.
    final var isAtScrollEdge: () -> Bool = { false }

    private var shown: BarAppearances<UINavigationBarAppearance>.Shown {
        appearances.replaced(by: topItem?.appearances).shown(
            isAtEdge: isAtScrollEdge(), isCompact: actualTraitCollection.verticalSizeClass == .compact)
    }

    private var look: BarLook? { shown.look(tint: barTintColor, style: barStyle, isTranslucent: isTranslucent) }

    // MARK: Look

    open var barStyle: UIBarStyle = .default { didSet { setNeedsLayout() } }
    /// Whether content is visible through the bar, so that it extends behind the bar (behaviour.md §7.2).
    open var isTranslucent = true {
        didSet {
            setNeedsLayout()
            parent?.setNeedsLayout()
        }
    }
    /// The colour of the background.
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var prefersLargeTitles = false {
        didSet {
            setNeedsLayout()
            parent?.setNeedsLayout()
        }
    }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    /// Whether the top item has a large title, by its own mode or by that of earlier items.
    final var wantsLargeTitle: Bool {
        guard prefersLargeTitles else { return false }
        for item in (items ?? []).reversed() {
            switch item.largeTitleDisplayMode {
            case .always: return true
            case .never: return false
            case .automatic: continue
            }
        }
        return true
    }

    package override var portrait: Portrait {
        var portrait = super.portrait
        portrait.role = .bar
        portrait.paint = .anything
        portrait.text = topItem?.title
        return portrait
    }

    /// A bar without a controller has the height of the screen's navigation bars.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: barMetrics.navigationBarHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let showsLargeTitle = largeTitleHeight > 0
        backdrop.place(
            behind: CGRect(x: 0, y: -groundAbove, width: bounds.width, height: bounds.height + groundAbove))
        let row = CGRect(
            x: 0, y: promptHeight, width: bounds.width,
            height: max(0, bounds.height - promptHeight - largeTitleHeight))
        layOutPrompt()
        removeOldViews()
        let room = layOutButtons(in: row)
        layOutTitle(in: row, room: room, isLarge: showsLargeTitle)
        layOutLargeTitle(below: row, isShown: showsLargeTitle)
    }

    /// The distance of the bar's content from its edges.
    private var margins: UIEdgeInsets {
        let safe = actualSafeAreaInsets
        let least = screenMetrics.systemMinimumLayoutMargins
        return UIEdgeInsets(top: 0, left: safe.left + least.left, bottom: 0, right: safe.right + least.right)
    }

    private var ink: UIColor { barStyle == .black ? .white : .label }

    /// Shows the item's title, with the attributes that the app has set.
    private func show(title: String?, in label: UILabel, font: UIFont, _ attributes: [NSAttributedString.Key: Any]?) {
        label.font = font
        label.textColor = ink
        label.text = title
        guard let title, let attributes else { return }
        var all: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: ink]
        all.merge(attributes) { $1 }
        label.attributedText = NSAttributedString(string: title, attributes: all)
    }

    private func layOutPrompt() {
        promptLabel.isHidden = promptHeight == 0
        promptLabel.font = .systemFont(ofSize: 13)
        promptLabel.textColor = ink
        promptLabel.text = topItem?.prompt
        promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: promptHeight).inset(by: margins)
    }

    private func removeOldViews() {
        let items = topItem.map { ($0.leftBarButtonItems ?? []) + ($0.rightBarButtonItems ?? []) } ?? []
        itemViews.keep(items.filter { !$0.isHidden }, in: self)
        if let old = shownTitleView, old !== topItem?.titleView, old.parent === self { old.removeFromSuperview() }
        shownTitleView = topItem?.titleView
    }

    /// Lays out the buttons from both edges inwards, and returns the space between them.
    private func layOutButtons(in row: CGRect) -> ClosedRange<CGFloat> {
        let isMirrored = actualTraitCollection.layoutDirection == .rightToLeft
        let margins = self.margins
        var leading = isMirrored ? margins.right : margins.left
        var trailing = isMirrored ? margins.left : margins.right
        backButton.isHidden = true
        guard let item = topItem else { return room(leading, trailing, in: row, isMirrored) }
        let lefts = item.leftBarButtonItems ?? []
        if let previous = backItem, !item.hidesBackButton, lefts.isEmpty || item.leftItemsSupplementBackButton {
            leading = layOutBackButton(to: previous, at: leading - 8, in: row, isMirrored)
        }
        for (items, isLeading) in [(lefts, true), (item.rightBarButtonItems ?? [], false)] {
            for item in items where !item.isHidden {
                let start = isLeading ? leading : trailing
                let width = place(item, from: start, isLeading: isLeading != isMirrored, in: row)
                let end = start + width + (item.systemItem == .fixedSpace ? 0 : 16)
                if isLeading { leading = end } else { trailing = end }
            }
        }
        return room(leading, trailing, in: row, isMirrored)
    }

    private func room(
        _ leading: CGFloat, _ trailing: CGFloat, in row: CGRect, _ isMirrored: Bool
    ) -> ClosedRange<CGFloat> {
        let left = isMirrored ? trailing : leading
        let right = row.width - (isMirrored ? leading : trailing)
        return left...max(left, right)
    }

    private func layOutBackButton(
        to previous: UINavigationItem, at start: CGFloat, in row: CGRect, _ isMirrored: Bool
    ) -> CGFloat {
        let own = previous.backBarButtonItem
        let title = own?.title ?? previous.backButtonTitle ?? previous.title ?? "Back"
        backButton.isHidden = false
        // If the back button's title would touch the title in the middle, it is replaced by "Back", and then left out.
        let middle = min(titleWidth, row.width * 0.6)
        let widest = max(0, (row.width - middle) / 2 - start - 6)
        let candidates: [String] =
            switch previous.backButtonDisplayMode {
            case .default: [title, "Back", ""]
            case .generic: ["Back", ""]
            case .minimal: [""]
            }
        var width: CGFloat = 0
        for candidate in candidates {
            backButton.show(
                own, title: candidate, symbol: .chevron, shown.appearance?.backButtonAppearance)
            width = backButton.sizeThatFits(row.size).width
            if width <= widest { break }
        }
        backButton.frame = CGRect(
            x: isMirrored ? row.width - start - width : start, y: row.minY, width: width, height: row.height)
        return start + width + 8
    }

    private var titleWidth: CGFloat {
        if let view = topItem?.titleView { return view.bounds.width }
        show(title: topItem?.title, in: titleLabel, font: UINavigationBar.titleFont, shownTitleAttributes)
        return titleLabel.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: bounds.height)).width
    }

    /// - Parameter isLeading: whether the item is at the left, in every reading direction.
    private func place(_ item: UIBarButtonItem, from start: CGFloat, isLeading: Bool, in row: CGRect) -> CGFloat {
        if item.systemItem == .fixedSpace || item.systemItem == .flexibleSpace { return item.width }
        item.bar = self
        let grid = simulation.pixelGrid
        func frame(_ size: CGSize) -> CGRect {
            CGRect(
                x: isLeading ? start : row.width - start - size.width,
                y: grid.round(row.midY - size.height / 2), width: size.width, height: size.height)
        }
        if let view = item.customView {
            view.frame = frame(view.bounds.size)
            return view.bounds.width
        }
        let appearance = shown.appearance?.appearance(of: item)
        guard let button = itemViews.button(for: item, in: self, appearance) else { return 0 }
        var size = button.sizeThatFits(row.size)
        size = CGSize(width: max(size.width, item.width), height: row.height)
        button.frame = frame(size)
        return size.width
    }

    private var shownTitleAttributes: [NSAttributedString.Key: Any]? {
        shown.appearance?.titleTextAttributes ?? titleTextAttributes
    }

    static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)

    /// Lays out the title: in the middle of the bar if there is room, else in the middle of the free space.
    private func layOutTitle(in row: CGRect, room: ClosedRange<CGFloat>, isLarge: Bool) {
        let grid = simulation.pixelGrid
        let available = room.upperBound - room.lowerBound
        func frame(_ size: CGSize) -> CGRect {
            let width = min(size.width, available)
            var x = row.midX - width / 2
            if x < room.lowerBound || x + width > room.upperBound {
                x = min(max(x, room.lowerBound), room.upperBound - width)
            }
            return CGRect(
                x: grid.round(x), y: grid.floor(row.midY - size.height / 2), width: width, height: size.height)
        }
        let adjustment = shown.appearance?.titlePositionAdjustment ?? .zero
        titleLabel.isHidden = isLarge || topItem?.titleView != nil
        if let view = topItem?.titleView {
            view.frame = frame(view.bounds.size)
            if view.parent !== self { addSubview(view) }
        }
        show(title: topItem?.title, in: titleLabel, font: UINavigationBar.titleFont, shownTitleAttributes)
        titleLabel.frame = frame(titleLabel.sizeThatFits(CGSize(width: available, height: row.height)))
            .offsetBy(dx: adjustment.horizontal, dy: adjustment.vertical)
    }

    /// The distance above a large title, in points: its baseline is 36 below the row (look.md §11).
    private static let largeTitleTop: CGFloat = 11.0 / 3

    private func layOutLargeTitle(below row: CGRect, isShown: Bool) {
        largeTitleLabel.isHidden = !isShown
        guard isShown else { return }
        show(
            title: topItem?.title, in: largeTitleLabel, font: .systemFont(ofSize: 34, weight: .bold),
            shown.appearance?.largeTitleTextAttributes ?? largeTitleTextAttributes)
        let area = CGRect(x: 0, y: row.maxY, width: bounds.width, height: largeTitleHeight).inset(by: margins)
        let size = largeTitleLabel.sizeThatFits(area.size)
        largeTitleLabel.frame = CGRect(
            x: actualTraitCollection.layoutDirection == .rightToLeft
                ? area.maxX - min(size.width, area.width) : area.minX,
            y: area.minY + UINavigationBar.largeTitleTop, width: min(size.width, area.width), height: size.height)
    }
}
