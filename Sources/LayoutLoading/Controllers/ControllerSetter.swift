import LayoutDocument
import ReflowKit

/// Sets one property of a layout file on a controller. Properties that answer a question of UIKit are not among them.
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

    /// The place of a property in the order in which properties are set, independent of the file: the background of a
    /// bar's appearance sets colours, which other properties then replace.
    static func rank(of name: String) -> Int { name.hasSuffix("Appearance.background") ? 0 : 1 }
}
