package import KitSchema

/// A property of an appearance, by its name in layout files and documents.
package struct BarAppearanceProperty: Sendable {
    package let name: String
    let type: ValueType
    private let setter: @MainActor @Sendable (UIBarAppearance, ViewValue) -> Void

    private init(
        _ name: String, _ type: ValueType = .color,
        set: @escaping @MainActor @Sendable (UIBarAppearance, ViewValue) -> Void
    ) {
        self.name = name
        self.type = type
        setter = set
    }

    @MainActor
    package func set(_ value: ViewValue, of appearance: UIBarAppearance) { setter(appearance, value) }

    package static let all = [
        BarAppearanceProperty("background", .choice(.barBackground)) { appearance, value in
            switch value.raw {
            case 1: appearance.configureWithOpaqueBackground()
            case 2: appearance.configureWithTransparentBackground()
            default: appearance.configureWithDefaultBackground()
            }
        },
        BarAppearanceProperty("backgroundColor") { $0.backgroundColor = $1.color },
        BarAppearanceProperty("shadowColor") { $0.shadowColor = $1.color },
        BarAppearanceProperty("titleTextAttributes.foregroundColor") { appearance, value in
            (appearance as? UINavigationBarAppearance)?.titleTextAttributes[.foregroundColor] = value.color
        },
        BarAppearanceProperty("largeTitleTextAttributes.foregroundColor") { appearance, value in
            (appearance as? UINavigationBarAppearance)?.largeTitleTextAttributes[.foregroundColor] = value.color
        },
        BarAppearanceProperty("buttonAppearance.normal.titleTextAttributes.foregroundColor") { appearance, value in
            let buttons =
                (appearance as? UINavigationBarAppearance)?.buttonAppearance
                ?? (appearance as? UIToolbarAppearance)?.buttonAppearance
            buttons?.normal.titleTextAttributes[.foregroundColor] = value.color
        },
    ]

    /// Something for each property in each state.
    package static func each<Made>(_ make: (BarAppearanceState, BarAppearanceProperty) -> Made) -> [Made] {
        BarAppearanceState.allCases.flatMap { state in all.map { make(state, $0) } }
    }
}
