import LayoutRules

extension ControllerSchema {
    static let splitViewController = ControllerSchema(
        .splitViewController,
        keys: [
            KeySchema("viewControllers", .controllers, "The primary column, then the secondary one."),
            delegate,
            KeySchema("preferredDisplayMode", .choice(.splitDisplayMode), "Default: automatic."),
            KeySchema(
                "preferredPrimaryColumnWidthFraction", .number(ValueType.fraction),
                "The primary column's part of the width. Default: the system's."),
            KeySchema("minimumPrimaryColumnWidth", .number(ValueType.lengths), "In points."),
            KeySchema("maximumPrimaryColumnWidth", .number(ValueType.lengths), "In points."),
        ])
}
