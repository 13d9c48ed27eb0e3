import Foundation
import LayoutDocument
import ReflowKit

extension ViewMaker {
    static let navigationBar = ViewMaker(
        setters: [
            PropertySetter(UINavigationBar.self, "barStyle", default: .choice(Choice("default", rawValue: 0))) {
                $0.barStyle = UIBarStyle(rawValue: $1.raw) ?? .default
            },
            PropertySetter(UINavigationBar.self, "isTranslucent", default: .boolean(true)) {
                $0.isTranslucent = $1.bool
            },
            PropertySetter(color: UINavigationBar.self, "barTintColor") { $0.barTintColor = $1 },
            PropertySetter(color: UINavigationBar.self, "titleTextAttributes.foregroundColor") {
                $0.titleTextAttributes = $1.map { [.foregroundColor: $0] }
            },
        ]
    ) { node, factory in
        let bar = UINavigationBar()
        if case .navigation(let items) = node.barItems { bar.items = items.map(factory.navigationItem) }
        return bar
    }
}
