import KitValues
import LayoutDocument
import ReflowKit

/// The common interface of navigation bars, tab bars and toolbars, which have no common class in UIKit.
@MainActor
protocol StyledBar: UIView {
    var barStyle: UIBarStyle { get set }
    var isTranslucent: Bool { get set }
    var barTintColor: UIColor? { get set }

    /// The appearance in a state, which is made if there is none; nil for a state that such bars do not have.
    func appearance(for state: BarAppearanceState) -> UIBarAppearance?
}

extension UINavigationBar: StyledBar {
    func appearance(for state: BarAppearanceState) -> UIBarAppearance? {
        appearance(
            for: state, of: self, standard: standardAppearance,
            others: [
                .compactAppearance: \.compactAppearance, .scrollEdgeAppearance: \.scrollEdgeAppearance,
                .compactScrollEdgeAppearance: \.compactScrollEdgeAppearance,
            ])
    }
}

extension UITabBar: StyledBar {
    func appearance(for state: BarAppearanceState) -> UIBarAppearance? {
        appearance(
            for: state, of: self, standard: standardAppearance,
            others: [.scrollEdgeAppearance: \.scrollEdgeAppearance])
    }
}

extension UIToolbar: StyledBar {
    func appearance(for state: BarAppearanceState) -> UIBarAppearance? {
        appearance(
            for: state, of: self, standard: standardAppearance,
            others: [
                .compactAppearance: \.compactAppearance, .scrollEdgeAppearance: \.scrollEdgeAppearance,
                .compactScrollEdgeAppearance: \.compactScrollEdgeAppearance,
            ])
    }
}

extension StyledBar {
    /// The appearance of a bar in a state. Because a bar keeps a copy of its appearance, the copy is read back after
    /// setting.
    /// - Parameters:
    ///   - standard: the property of the standard appearance, which the bar makes itself when it is read.
    ///   - others: the bar's properties for the other states.
    fileprivate func appearance<Bar: UIView, Appearance: UIBarAppearance>(
        for state: BarAppearanceState, of bar: Bar, standard: @autoclosure () -> Appearance,
        others: [BarAppearanceState: ReferenceWritableKeyPath<Bar, Appearance?>]
    ) -> UIBarAppearance? {
        guard state != .standardAppearance else { return standard() }
        guard let path = others[state] else { return nil }
        if bar[keyPath: path] == nil { bar[keyPath: path] = Appearance(idiom: .unspecified) }
        return bar[keyPath: path]
    }
}

/// A property of an appearance, by its name in layout files and documents.
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

    /// A setter for each property in each state.
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
                    // A missing value does not make an appearance.
                    guard value != .null, let appearance = bar.appearance(for: state) else { return }
                    property.set(appearance, value, builder)
                }
            }
    }
}

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
                    if let appearance = bar(controller).appearance(for: state) {
                        property.set(appearance, value, builder)
                    }
                }
            }
    }
}
