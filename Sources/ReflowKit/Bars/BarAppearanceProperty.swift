import KitSchema

/// The texts that some bars show.
enum BarContent {
    /// A title of the bar's own.
    case titles
    case buttons
}

/// A property of an appearance, by its name in layout files and documents.
struct BarAppearanceProperty: Sendable {
    let name: String
    let type: ValueType
    let summary: String
    /// The sentence about the property's default; nil for the background, whose default depends on the state.
    let standard: String?
    /// The text that the property colours; nil for a property that every bar has.
    let content: BarContent?
    private let setter: @MainActor @Sendable (UIBarAppearance, ViewValue) -> Void

    private init(
        _ name: String, _ summary: String, type: ValueType = .color, default standard: String? = nil,
        of content: BarContent? = nil, set: @escaping @MainActor @Sendable (UIBarAppearance, ViewValue) -> Void
    ) {
        self.name = name
        self.type = type
        self.summary = summary
        self.standard = standard
        self.content = content
        setter = set
    }

    @MainActor
    func set(_ value: ViewValue, of appearance: UIBarAppearance) { setter(appearance, value) }

    static let all = [
        BarAppearanceProperty(
            "background", "UIBarAppearance.configureWith…Background().", type: .choice(.barBackground)
        ) { appearance, value in
            switch value.raw {
            case 1: appearance.configureWithOpaqueBackground()
            case 2: appearance.configureWithTransparentBackground()
            default: appearance.configureWithDefaultBackground()
            }
        },
        BarAppearanceProperty("backgroundColor", "The colour drawn over the material.", default: "none") {
            $0.backgroundColor = $1.color
        },
        BarAppearanceProperty(
            "shadowColor", "The colour of the hairline at the bar's edge.", default: "the background's"
        ) { $0.shadowColor = $1.color },
        BarAppearanceProperty(
            "titleTextAttributes.foregroundColor", "The colour of the title.", default: "label", of: .titles
        ) { appearance, value in
            (appearance as? UINavigationBarAppearance)?.titleTextAttributes[.foregroundColor] = value.color
        },
        BarAppearanceProperty(
            "largeTitleTextAttributes.foregroundColor", "The colour of the large title.", default: "label", of: .titles
        ) { appearance, value in
            (appearance as? UINavigationBarAppearance)?.largeTitleTextAttributes[.foregroundColor] = value.color
        },
        BarAppearanceProperty(
            "buttonAppearance.normal.titleTextAttributes.foregroundColor",
            "The title colour of enabled plain buttons.", default: "the tint colour", of: .buttons
        ) { appearance, value in
            let buttons =
                (appearance as? UINavigationBarAppearance)?.buttonAppearance
                ?? (appearance as? UIToolbarAppearance)?.buttonAppearance
            buttons?.normal.titleTextAttributes[.foregroundColor] = value.color
        },
    ]
}
