import LayoutDocument
import ReflowKit

extension ViewMaker {
    static let tabBar = ViewMaker(
        setters: PropertySetter.bar(UITabBar.self)
    ) { node, factory in
        let bar = UITabBar()
        if case .tab(let items, let selected) = node.barItems {
            bar.items = items.map { factory.tabBarItem($0, title: nil) }
            bar.selectedItem = selected.flatMap { bar.items?[$0] }
        }
        return bar
    }
}
