import KitSchema

extension ClassCards {
    static let uiNavigationBar = ClassCard(
        UINavigationBar.self, over: uiView, availability: .later, elements: "navigationBar", measured: .vertical,
        make: { _ in UINavigationBar() }, looks: { [$0.tintLook] },
        keys: ClassKey.bar + [
            .key(KeyName(.foregroundColor, of: "titleTextAttributes").name, .color, "The colour of the title.") {
                bar, value in
                bar.titleTextAttributes = value.color.map { [.foregroundColor: $0] }
            }
        ])

    static let uiTabBar = ClassCard(
        UITabBar.self, over: uiView, availability: .later, elements: "tabBar", measured: .vertical,
        make: { _ in UITabBar() }, looks: { [$0.tintLook] }, keys: ClassKey.bar)

    static let uiToolbar = ClassCard(
        UIToolbar.self, over: uiView, availability: .later, elements: "toolbar", measured: .vertical,
        make: { _ in UIToolbar() }, looks: { [$0.tintLook] }, keys: ClassKey.bar)
}

extension StyledBar {
    /// The background of the appearance covers the bar's own tint colour.
    fileprivate var tintLook: ViewLook {
        .color("barTintColor", appearance(for: .standardAppearance)?.backgroundColor ?? barTintColor)
    }
}

extension ClassKey where Owner: StyledBar {
    /// The keys of a bar in a view tree.
    fileprivate static var bar: [ClassKey] {
        let own: [ClassKey] = [
            .key(KeyName.barStyle.name, \.barStyle, .choice(.barStyle), "UIBarStyle."),
            .key(
                KeyName.isTranslucent.name, \.isTranslucent, .flag, "Whether content is visible through the bar.",
                document: .attribute("translucent")),
            .key(KeyName.barTintColor.name, \.barTintColor, .color, "The colour of the bar.", document: .child),
        ]
        return own
            + BarAppearanceState.allCases.flatMap { state in
                BarAppearanceProperty.all.map { property in
                    .key("\(state.rawValue).\(property.name)", property.type, "A property of UIBarAppearance.") {
                        bar, value in
                        // A missing key does not create an appearance.
                        guard !value.isNull, let appearance = bar.appearance(for: state) else { return }
                        property.set(value, of: appearance)
                    }
                }
            }
    }
}
