import LayoutRules

extension ControllerSchema {
    static let splitViewController = ControllerSchema(
        .splitViewController,
        keys: [
            KeySchema("viewControllers", .controllers, "The controllers of the primary and the secondary column."),
            delegate,
            KeySchema("preferredDisplayMode", .choice(.splitDisplayMode), "Default: automatic."),
            KeySchema(
                "preferredPrimaryColumnWidthFraction", .number(ValueType.fraction),
                "The primary column's share of the width. Default: the system's."),
            KeySchema("minimumPrimaryColumnWidth", .number(ValueType.lengths), "In points."),
            KeySchema("maximumPrimaryColumnWidth", .number(ValueType.lengths), "In points."),
        ])
}
