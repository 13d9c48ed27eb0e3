import Foundation
import KitValues
import LayoutRules

// The rules that containers with bars share: where the bars lie in their own view (behaviour.md §7.2).
extension UIViewController {
    /// The bars of this container, for where its view lies: at the top of its window the status bar's room is left, in
    /// a sheet or a column it is not, and bottom bars reach as far down as the safe area lets them.
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

    /// The bars of the sheet that the container is shown in, if it is.
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

    /// The item that a navigation bar shows, from the first who asks for it on.
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

    /// Whether a view goes on below a bar at that edge.
    final func extends(_ edge: UIRectEdge, below isTranslucent: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
    }

    /// The answer of a container's delegate in the container's place, if it gave one.
    /// - Parameter nothing: what stands for a delegate that does not implement the method.
    final func answer<Answer: Equatable>(of answer: Answer?, unless nothing: Answer) -> Answer? {
        guard let answer, answer != nothing else { return nil }
        inheritedAnswers.insert(.containerDelegate)
        return answer
    }

    /// Says that a child was added or let go by a container of the system's.
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

    /// Takes the controller's view out of the tree, and tells it so.
    final func disappear(tells: Bool = true) {
        if tells { beginUnlessGoing(false, animated: false) }
        loadedView?.removeFromSuperview()
        if tells { endIfGoing() }
    }

    /// Whether the container is on screen, or on its way there.
    final var isSeen: Bool { appearance.state != .disappeared && hasLoadedView }
}
