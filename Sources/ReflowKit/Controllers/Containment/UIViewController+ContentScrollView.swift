import Foundation
import KitValues
import LayoutRules

// The scroll view that decides whether the bars around a controller's content are at its edge.
extension UIViewController {
    final func setScrollView(_ scrollView: UIScrollView?, forBarsAt edge: NSDirectionalRectEdge) {
        for one in [.top, .leading, .bottom, .trailing] as [NSDirectionalRectEdge] where edge.contains(one) {
            contentScrollViews[one.rawValue] = scrollView.map { WeakScrollView(view: $0) }
        }
        noteBarsAround()
    }

    /// The controller whose content the bars of this one cover: inside navigation and tab bar controllers, the topmost
    /// or selected one, at any depth.
    private final var innermostShown: UIViewController {
        switch self {
        case let navigation as UINavigationController: navigation.topViewController?.innermostShown ?? self
        case let tabs as UITabBarController: tabs.selectedViewController?.innermostShown ?? self
        default: self
        }
    }

    /// Whether nothing is scrolled behind the bars of this container at an edge, because the content is at its end
    /// there. It is also true without a scroll view. Before iOS 15, which introduced this distinction, it is always
    /// false.
    final func isAtScrollEdge(_ edge: NSDirectionalRectEdge) -> Bool {
        guard Simulation.current.semantics >= .iOS15 else { return false }
        let content = innermostShown
        guard let view = content.loadedView else { return true }
        let named = content.contentScrollViews[edge.rawValue]?.view
        guard let scrollView = [named, view, view.children.first].compactMap(\.self).first(where: \.scrollsContent),
            let scroll = scrollView.portrait.scroll
        else { return true }
        let shown = scrollView.shownBounds
        // A distance of half a point does not count as scrolling.
        if edge == .top { return shown.minY <= -scroll.contentInset.top + 0.5 }
        return scroll.contentSize.height + scroll.contentInset.bottom <= shown.maxY + 0.5
    }

    final func noteBarsAround() {
        navigationController?.ownBar.setNeedsLayout()
        navigationController?.ownToolbar.setNeedsLayout()
        tabBarController?.ownBar.setNeedsLayout()
    }
}

/// A scroll view that may have been deallocated.
struct WeakScrollView {
    weak var view: UIScrollView?
}

/// Edges in terms of the layout direction, with UIKit's raw values.
public struct NSDirectionalRectEdge: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
