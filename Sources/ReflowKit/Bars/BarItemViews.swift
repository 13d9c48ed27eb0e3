import KitValues
import LayoutRules

/// The views with which a bar shows its items: a button for each, or the item's own view. A view is made once and stays
/// as long as its item, so that another layout of the bar changes nothing.
@MainActor
final class BarItemViews {
    private var buttons: [BarButton] = []
    private var customViews: [UIView] = []

    /// Adds the views of these items to the bar, and removes those of all others.
    func keep(_ items: [UIBarButtonItem], in bar: UIView) {
        let views = items.compactMap(\.customView)
        for view in customViews where !views.contains(view) && view.parent === bar { view.removeFromSuperview() }
        customViews = views
        for view in views where view.parent !== bar { bar.addSubview(view) }
        buttons.removeAll { button in
            let isOld = !items.contains { $0 === button.item && $0.showsButton }
            if isOld { button.removeFromSuperview() }
            return isOld
        }
        for item in items where item.showsButton && !buttons.contains(where: { $0.item === item }) {
            let button = BarButton()
            button.item = item
            buttons.append(button)
            bar.addSubview(button)
        }
    }

    /// The button for the item's current state; `nil` for spaces and for items with a view of their own.
    /// - Parameter appearance: the bar's appearance for such buttons.
    func button(
        for item: UIBarButtonItem, in bar: UIView, _ appearance: UIBarButtonItemAppearance?
    ) -> BarButton? {
        guard item.showsButton, let button = buttons.first(where: { $0.item === item }) else { return nil }
        let isCompact = bar.actualTraitCollection.verticalSizeClass == .compact
        button.show(
            item, title: item.title, symbol: item.systemItem?.symbol, appearance, isCompact: isCompact)
        return button
    }
}

extension UIBarButtonItem {
    fileprivate final var showsButton: Bool {
        customView == nil && systemItem != .flexibleSpace && systemItem != .fixedSpace
    }
}
