import LayoutDocument
import ReflowKit

/// What navigation bars, tab bars and toolbars share, though UIKit gives them no common class for it.
@MainActor
protocol StyledBar: UIView {
    var barStyle: UIBarStyle { get set }
    var isTranslucent: Bool { get set }
    var barTintColor: UIColor? { get set }

    /// The appearance in a state, made if there is none; nil for a state that such bars do not have.
    func appearance(for state: BarAppearanceState) -> UIBarAppearance?
}

// Bars keep copies of what they are given, so what was set is read back.

extension UINavigationBar: StyledBar {
    func appearance(for state: BarAppearanceState) -> UIBarAppearance? {
        switch state {
        case .standardAppearance:
            return standardAppearance
        case .compactAppearance:
            if compactAppearance == nil { compactAppearance = UINavigationBarAppearance() }
            return compactAppearance
        case .scrollEdgeAppearance:
            if scrollEdgeAppearance == nil { scrollEdgeAppearance = UINavigationBarAppearance() }
            return scrollEdgeAppearance
        case .compactScrollEdgeAppearance:
            if compactScrollEdgeAppearance == nil { compactScrollEdgeAppearance = UINavigationBarAppearance() }
            return compactScrollEdgeAppearance
        }
    }
}

extension UITabBar: StyledBar {
    func appearance(for state: BarAppearanceState) -> UIBarAppearance? {
        switch state {
        case .standardAppearance:
            return standardAppearance
        case .scrollEdgeAppearance:
            if scrollEdgeAppearance == nil { scrollEdgeAppearance = UITabBarAppearance() }
            return scrollEdgeAppearance
        case .compactAppearance, .compactScrollEdgeAppearance:
            return nil
        }
    }
}

extension UIToolbar: StyledBar {
    func appearance(for state: BarAppearanceState) -> UIBarAppearance? {
        switch state {
        case .standardAppearance:
            return standardAppearance
        case .compactAppearance:
            if compactAppearance == nil { compactAppearance = UIToolbarAppearance() }
            return compactAppearance
        case .scrollEdgeAppearance:
            if scrollEdgeAppearance == nil { scrollEdgeAppearance = UIToolbarAppearance() }
            return scrollEdgeAppearance
        case .compactScrollEdgeAppearance:
            if compactScrollEdgeAppearance == nil { compactScrollEdgeAppearance = UIToolbarAppearance() }
            return compactScrollEdgeAppearance
        }
    }
}

/// A property of an appearance, as layout files and documents name it.
private struct BarAppearanceProperty: Sendable {
    let name: String
    let set: @MainActor @Sendable (UIBarAppearance, PropertyValue, ValueBuilder) -> Void

    init(_ name: String, _ set: @escaping @MainActor @Sendable (UIBarAppearance, PropertyValue, ValueBuilder) -> Void) {
        self.name = name
        self.set = set
    }

    init(color name: String, _ set: @escaping @MainActor @Sendable (UIBarAppearance, UIColor?) -> Void) {
        self.init(name) { appearance, value, builder in set(appearance, value.color.map(builder.color)) }
    }

    static let all = [
        BarAppearanceProperty("background") { appearance, value, _ in
            switch value.raw {
            case 1: appearance.configureWithOpaqueBackground()
            case 2: appearance.configureWithTransparentBackground()
            default: appearance.configureWithDefaultBackground()
            }
        },
        BarAppearanceProperty(color: "backgroundColor") { $0.backgroundColor = $1 },
        BarAppearanceProperty(color: "shadowColor") { $0.shadowColor = $1 },
        BarAppearanceProperty(color: "titleTextAttributes.foregroundColor") { appearance, color in
            (appearance as? UINavigationBarAppearance)?.titleTextAttributes[.foregroundColor] = color
        },
        BarAppearanceProperty(color: "largeTitleTextAttributes.foregroundColor") { appearance, color in
            (appearance as? UINavigationBarAppearance)?.largeTitleTextAttributes[.foregroundColor] = color
        },
        BarAppearanceProperty(
            color: "buttonAppearance.normal.titleTextAttributes.foregroundColor"
        ) { appearance, color in
            let buttons =
                (appearance as? UINavigationBarAppearance)?.buttonAppearance
                ?? (appearance as? UIToolbarAppearance)?.buttonAppearance
            buttons?.normal.titleTextAttributes[.foregroundColor] = color
        },
    ]

    /// Each with each state.
    static func each<Setter>(_ make: (BarAppearanceState, BarAppearanceProperty) -> Setter) -> [Setter] {
        BarAppearanceState.allCases.flatMap { state in all.map { make(state, $0) } }
    }
}

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
            + BarAppearanceProperty.each { state, property in
                PropertySetter(type, "\(state.rawValue).\(property.name)", default: .null) { bar, value, _, builder in
                    // What is not said makes no appearance.
                    guard value != .null, let appearance = bar.appearance(for: state) else { return }
                    property.set(appearance, value, builder)
                }
            }
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
            + BarAppearanceProperty.each { state, property in
                ControllerSetter(type, "\(key).\(state.rawValue).\(property.name)") { controller, value, builder in
                    if let appearance = bar(controller).appearance(for: state) {
                        property.set(appearance, value, builder)
                    }
                }
            }
    }
}
