import LayoutDocument
import ReflowKit

extension ViewMaker {
    static let tabBar = ViewMaker(
        setters: [
            PropertySetter(UITabBar.self, "barStyle", default: .choice(Choice("default", rawValue: 0))) {
                $0.barStyle = UIBarStyle(rawValue: $1.raw) ?? .default
            },
            PropertySetter(UITabBar.self, "isTranslucent", default: .boolean(true)) { $0.isTranslucent = $1.bool },
            PropertySetter(color: UITabBar.self, "barTintColor") { $0.barTintColor = $1 },
        ]
    ) { node, factory in
        let bar = UITabBar()
        if case .tab(let items, let selected) = node.barItems {
            bar.items = items.map { factory.tabBarItem($0, title: nil) }
            bar.selectedItem = selected.flatMap { bar.items?[$0] }
        }
        return bar
    }
}
