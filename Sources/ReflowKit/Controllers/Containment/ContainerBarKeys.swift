import KitSchema

extension ClassKey where Owner: UIViewController {
    /// The keys of a container's bar, which layout files set on the container. An appearance exists as soon as one of its
    /// keys is given.
    /// - Parameters:
    ///   - name: the key of the bar.
    ///   - states: the states for which the bar has an appearance.
    ///   - contents: the texts that the bar shows.
    ///   - tinted: the sentence about the bar's tint colour.
    static func bar<Bar: StyledBar>(
        _ name: String, _ bar: @autoclosure @escaping @MainActor @Sendable () -> KeyPath<Owner, Bar>,
        states: [BarAppearanceState] = BarAppearanceState.allCases, shows contents: [BarContent] = [],
        tinted: String = "The colour of the items."
    ) -> [ClassKey] {
        let own: [ClassKey] = [
            .key(
                "\(name).isTranslucent", bar().appending(path: \Bar.isTranslucent), .flag,
                "Whether content is visible through the bar."),
            .key(
                "\(name).barTintColor", bar().appending(path: \Bar.barTintColor), .color, "The colour of the bar.",
                default: .stated("the system's")),
            .key("\(name).tintColor", .color, tinted, default: .stated("the superview's")) {
                $0[keyPath: bar()].tintColor = $1.color
            }.optional,
        ]
        let shown = BarAppearanceProperty.all.filter { $0.content.map(contents.contains) ?? true }
        return own
            + states.flatMap { state in
                shown.map { property in
                    let key = ClassKey.key(
                        "\(name).\(state.rawValue).\(property.name)", property.type, property.summary,
                        default: .stated(property.standard ?? state.standard)
                    ) { owner, value in
                        guard let appearance = owner[keyPath: bar()].appearance(for: state) else { return }
                        property.set(value, of: appearance)
                    }
                    return property.standard == nil ? key.ordered(.first) : key.optional
                }
            }
    }
}

extension BarAppearanceState {
    /// The default of an appearance's background.
    fileprivate var standard: String {
        switch self {
        case .standardAppearance: "the bar's own colours"
        case .compactAppearance: "the standard appearance's"
        case .scrollEdgeAppearance: "transparent, otherwise like the standard appearance"
        case .compactScrollEdgeAppearance: "the scroll edge appearance's"
        }
    }
}
