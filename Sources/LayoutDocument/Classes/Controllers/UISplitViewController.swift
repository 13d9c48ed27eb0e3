import KitSchema
import LayoutRules

extension ControllerSchema {
    static let splitViewController = ControllerSchema(
        .splitViewController,
        keys: [
            KeySchema(
                "viewControllers", .controllers,
                "The controllers of the primary and the secondary column, or with the supplementary one between them."),
            delegate,
            KeySchema(
                "preferredDisplayMode", .choice(.splitDisplayMode), "Which columns are shown. Default: automatic."),
            KeySchema(
                "preferredPrimaryColumnWidthFraction", .number(ValueType.fraction),
                "The primary column's share of the width. Default: the system's."),
            KeySchema(
                "minimumPrimaryColumnWidth", .number(ValueType.lengths),
                "The smallest width of the primary column, in points. Default: the system's."),
            KeySchema(
                "maximumPrimaryColumnWidth", .number(ValueType.lengths),
                "The largest width of the primary column, in points. Default: the system's."),
        ]
    ) { decoder, element, list in
        if let mode = decoder.choice(element, "preferredDisplayMode", .splitDisplayMode, Spelling.splitDisplayMode) {
            list.add("preferredDisplayMode", .choice(mode))
        }
    }
}
