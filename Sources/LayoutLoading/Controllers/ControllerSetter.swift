import LayoutDocument
import ReflowKit

/// How one property of a layout file reaches a controller. What the file answers in a getter's place is not among them.
struct ControllerSetter: Sendable {
    let name: String
    let apply: @MainActor @Sendable (UIViewController, PropertyValue, ValueBuilder) -> Void

    init<Controller: UIViewController>(
        _: Controller.Type, _ name: String,
        _ set: @escaping @MainActor @Sendable (Controller, PropertyValue, ValueBuilder) -> Void
    ) {
        self.name = name
        apply = { controller, value, builder in
            if let controller = controller as? Controller { set(controller, value, builder) }
        }
    }

    /// Where a property stands in the order in which they are set, whatever the order of the file: the background of a
    /// bar's appearance brings colours, which others replace.
    static func rank(of name: String) -> Int { name.hasSuffix("Appearance.background") ? 0 : 1 }
}
