import KitSchema
import LayoutDocument
import ReflowKit

/// Sets one property of a layout file on a controller, except properties that answer a question of UIKit.
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

    /// The rank of a property in the order in which properties are set, whatever their order in the file is. The
    /// background of a bar's appearance comes first, because it sets colours that other properties then replace.
    static func rank(of name: String) -> Int { name.hasSuffix("Appearance.background") ? 0 : 1 }
}
