import Foundation
import LayoutDocument
import ReflowKit

extension ViewMaker {
    static let navigationBar = ViewMaker(
        setters: PropertySetter.bar(UINavigationBar.self) + [
            PropertySetter(color: UINavigationBar.self, "titleTextAttributes.foregroundColor") {
                $0.titleTextAttributes = $1.map { [.foregroundColor: $0] }
            }
        ]
    ) { node, factory in
        let bar = UINavigationBar()
        if case .navigation(let items) = node.barItems { bar.items = items.map(factory.navigationItem) }
        return bar
    }
}
