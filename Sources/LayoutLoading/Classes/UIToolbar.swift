import LayoutDocument
import ReflowKit

extension ViewMaker {
    static let toolbar = ViewMaker(
        setters: PropertySetter.bar(UIToolbar.self)
    ) { node, factory in
        let bar = UIToolbar()
        if case .tool(let items) = node.barItems { bar.items = items.map(factory.barButtonItem) }
        return bar
    }
}
