import KitSchema

extension BarAppearanceState {
    private var summary: String {
        switch self {
        case .standardAppearance: "Default: the bar's own colours."
        case .compactAppearance: "Default: the standard appearance's."
        case .scrollEdgeAppearance: "Default: transparent, otherwise like the standard appearance."
        case .compactScrollEdgeAppearance: "Default: the scroll edge appearance's."
        }
    }

    /// The keys of a container's bar. An appearance exists as soon as one of its keys is given.
    /// - Parameters:
    ///   - hasTitles: whether the bar shows a title of its own.
    ///   - hasButtons: whether it shows buttons.
    func keys(of bar: String, hasTitles: Bool, hasButtons: Bool) -> [KeySchema] {
        func key(_ name: String, _ type: ValueType, _ summary: String) -> KeySchema {
            KeySchema("\(bar).\(rawValue).\(name)", type, summary)
        }
        let grounds = [
            key("background", .choice(.barBackground), "UIBarAppearance.configureWith…Background(). " + summary),
            key("backgroundColor", .color, "The colour drawn over the material. Default: none.").optional,
            key("shadowColor", .color, "The colour of the hairline at the bar's edge. Default: the background's.")
                .optional,
        ]
        let titles = [
            key("titleTextAttributes.foregroundColor", .color, "The colour of the title. Default: label.").optional,
            key("largeTitleTextAttributes.foregroundColor", .color, "The colour of the large title. Default: label.")
                .optional,
        ]
        let buttons = [
            key(
                "buttonAppearance.normal.titleTextAttributes.foregroundColor", .color,
                "The title colour of enabled plain buttons. Default: the tint colour."
            ).optional
        ]
        return grounds + (hasTitles ? titles : []) + (hasButtons ? buttons : [])
    }
}
