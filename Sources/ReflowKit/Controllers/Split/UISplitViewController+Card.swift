import KitSchema

extension ClassCards {
    static let uiSplitViewController = ControllerCard(
        UISplitViewController.self, over: uiViewController, make: { _ in UISplitViewController(style: .unspecified) },
        contain: { $0.viewControllers = $1 }, mostControllers: 3,
        keys: [
            .key(
                "preferredDisplayMode", \.preferredDisplayMode, .choice(.splitDisplayMode), "Which columns are shown.",
                document: .attribute("preferredDisplayMode")),
            .key(
                "preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction,
                .number(ValueType.fraction), "The primary column's share of the width.",
                default: .stated("the system's")),
            .key(
                "minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth, .number(ValueType.lengths),
                "The smallest width of the primary column, in points.", default: .stated("the system's")),
            .key(
                "maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth, .number(ValueType.lengths),
                "The largest width of the primary column, in points.", default: .stated("the system's")),
        ])
}
