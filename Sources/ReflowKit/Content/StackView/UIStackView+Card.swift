import KitSchema

extension ClassCards {
    static let uiStackView = ClassCard(
        UIStackView.self, over: uiView, elements: "stackView", make: { _ in UIStackView() },
        keys: [
            .key(
                "axis", \.axis, .choice(.stackAxis), "The direction in which the views are arranged.",
                document: .attribute("axis")),
            .key(
                "distribution", \.distribution, .choice(.stackDistribution),
                "How the views are distributed along the axis.", document: .attribute("distribution")),
            .key(
                "alignment", \.alignment, .choice(.stackAlignment), "How the views are aligned across the axis.",
                document: .attribute("alignment")),
            .key(
                KeyName.spacing.name, \.spacing, .number(ValueType.coordinates),
                "The distance between arranged views, in points.",
                document: .attribute("spacing")),
            // These two need the other views, so they are set once all are there.
            .key(
                KeyName.customSpacing.name, .customSpacing,
                "The distance after an arranged view, by the id of that view."
            ) { _, _ in },
            .key(
                "isBaselineRelativeArrangement", \.isBaselineRelativeArrangement, .flag,
                "Whether vertical spacing is measured between baselines.",
                document: .attribute("baselineRelativeArrangement")),
            .key(
                KeyName.isLayoutMarginsRelativeArrangement.name, \.isLayoutMarginsRelativeArrangement, .flag,
                "Whether the views are arranged inside the layout margins."),
            .key(
                KeyName.arrangedSubviews.name, .views,
                "The views to arrange, in this order. Later views are drawn in front."
            ) { _, _ in }.fixed,
        ])
}
