import KitSchema
import LayoutDocument
import ReflowKit

extension ControllerSetter {
    /// The properties of a container's bar, which layout files set on the container.
    /// - Parameter key: the key of the bar.
    static func bar<Controller: UIViewController, Bar: StyledBar>(
        _ type: Controller.Type, _ key: String, _ bar: @escaping @MainActor @Sendable (Controller) -> Bar
    ) -> [ControllerSetter] {
        [
            ControllerSetter(type, "\(key).isTranslucent") { controller, value, _ in
                bar(controller).isTranslucent = value.bool
            },
            ControllerSetter(type, "\(key).barTintColor") { controller, value, builder in
                bar(controller).barTintColor = value.color.map(builder.color)
            },
            ControllerSetter(type, "\(key).tintColor") { controller, value, builder in
                bar(controller).tintColor = value.color.map(builder.color)
            },
        ]
            + BarAppearanceProperty.each { state, property in
                ControllerSetter(type, "\(key).\(state.rawValue).\(property.name)") { controller, value, builder in
                    guard let appearance = bar(controller).appearance(for: state) else { return }
                    property.set(value.color.map { .color(builder.color($0)) } ?? .plain(value), of: appearance)
                }
            }
    }
}
