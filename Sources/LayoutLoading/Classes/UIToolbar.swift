import LayoutDocument
import ReflowKit

extension ViewMaker {
    static let toolbar = ViewMaker(
        setters: [
            PropertySetter(UIToolbar.self, "barStyle", default: .choice(Choice("default", rawValue: 0))) {
                $0.barStyle = UIBarStyle(rawValue: $1.raw) ?? .default
            },
            PropertySetter(UIToolbar.self, "isTranslucent", default: .boolean(true)) { $0.isTranslucent = $1.bool },
            PropertySetter(color: UIToolbar.self, "barTintColor") { $0.barTintColor = $1 },
        ]
    ) { node, factory in
        let bar = UIToolbar()
        if case .tool(let items) = node.barItems { bar.items = items.map(factory.barButtonItem) }
        return bar
    }
}
