import LayoutDocument
import ReflowKit

/// What navigation bars, tab bars and toolbars share, though UIKit gives them no common class for it.
@MainActor
protocol StyledBar: UIView {
    var barStyle: UIBarStyle { get set }
    var isTranslucent: Bool { get set }
    var barTintColor: UIColor? { get set }
}

extension UINavigationBar: StyledBar {}
extension UITabBar: StyledBar {}
extension UIToolbar: StyledBar {}

extension PropertySetter {
    /// The properties of a bar in a view tree.
    static func bar<Bar: StyledBar>(_ type: Bar.Type) -> [PropertySetter] {
        [
            PropertySetter(type, "barStyle", default: .choice(Choice("default", rawValue: 0))) {
                $0.barStyle = UIBarStyle(rawValue: $1.raw) ?? .default
            },
            PropertySetter(type, "isTranslucent", default: .boolean(true)) { $0.isTranslucent = $1.bool },
            PropertySetter(color: type, "barTintColor") { $0.barTintColor = $1 },
        ]
    }
}

extension ControllerSetter {
    /// The properties of a container's bar, which layout files set on the container.
    /// - Parameter key: what they call the bar.
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
    }
}
