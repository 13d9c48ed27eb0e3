import Foundation
import KitValues
import LayoutRules

// The rules that containers with bars share: the positions of bars in their view (behaviour.md §7.2).
extension UIViewController {
    /// The measures of this container's bars, and where the bars begin in its view. At the top of the window, there is
    /// space for the status bar; in a sheet or a column, there is none. Bottom bars extend down to the end of the safe
    /// area.
    final var containerBars: BarMetrics {
        guard let view = loadedView else { return UIWindow.currentBarMetrics }
        var metrics = sheetBars ?? view.barMetrics
        guard !metrics.takesRoom, let window = view.actualWindow else { return metrics }
        let own = view.actualSafeAreaInsets
        let whole = window.actualSafeAreaInsets
        if own.top != whole.top { metrics.navigationBarY = own.top }
        if own.bottom < whole.bottom {
            metrics.tabBarHeight += own.bottom - metrics.bottomInset
            metrics.toolbarHeight += own.bottom - metrics.bottomInset
            metrics.bottomInset = own.bottom
        }
        return metrics
    }

    /// The bars of the sheet in which the container is shown; nil if there is none.
    private final var sheetBars: BarMetrics? {
        let outermost = outermostContainer
        guard let presentation = outermost.presentation, presentation.isActive,
            presentation.effectiveStyle == .pageSheet || presentation.effectiveStyle == .formSheet,
            let sheet = outermost.loadedView, let window = sheet.actualWindow
        else { return nil }
        return BarMetrics(
            ofSheet: sheet.converted(sheet.bounds, to: window), on: window.model,
            in: window.interfaceOrientation, semantics: window.semantics)
    }

    /// The item for a navigation bar, created on first use.
    final func makeNavigationItem() -> UINavigationItem {
        let item = UINavigationItem(title: title ?? "")
        item.title = title
        storedNavigationItem = item
        return item
    }

    final func makeTabBarItem() -> UITabBarItem {
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        storedTabBarItem = item
        return item
    }

    /// Whether the controller's view extends behind a bar at that edge.
    /// - Parameter isTranslucent: whether the bar is translucent.
    final func extends(_ edge: UIRectEdge, below isTranslucent: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
    }

    /// The answer of a container's delegate, recorded as such; nil if the delegate gives none, so that the container's
    /// own answer applies.
    /// - Parameter nothing: the value for a delegate that does not implement the method.
    final func answer<Answer: Equatable>(of answer: Answer?, unless nothing: Answer) -> Answer? {
        guard let answer, answer != nothing else { return nil }
        inheritedAnswers.insert(.containerDelegate)
        return answer
    }

    /// Notifies a child that a container of UIKit has added or removed it.
    final func tellDidMove(to parent: UIViewController) {
        record(.didMoveToParent, parent.nameInEvents)
        didMove(toParent: parent)
        noteArrival()
    }

    final func tellWillMove() {
        movesFromParent = true
        record(.willMoveToParent, "none")
        willMove(toParent: nil)
        movesFromParent = true
    }

    /// Removes the controller's view from the tree. If `tells`, the controller gets the callbacks of a disappearance.
    final func disappear(tells: Bool = true) {
        if tells { beginUnlessGoing(false, animated: false) }
        loadedView?.removeFromSuperview()
        if tells { endIfGoing() }
    }

    /// Whether the container is visible, or about to become visible.
    final var isSeen: Bool { appearance.state != .disappeared && hasLoadedView }
}
