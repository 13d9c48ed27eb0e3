import Foundation
import LayoutRules

extension ClassSchema {
    static let stackView = ClassSchema(
        .stackView, superclass: view, elements: "stackView",
        properties: [
            KeySchema(
                "axis", .choice(.stackAxis), "The direction in which the views are arranged. Default: horizontal."),
            KeySchema(
                "distribution", .choice(.stackDistribution),
                "How the views are distributed along the axis. Default: fill."),
            KeySchema(
                "alignment", .choice(.stackAlignment), "How the views are aligned across the axis. Default: fill."),
            KeySchema(
                "spacing", .number(ValueType.coordinates), "The distance between arranged views, in points. Default: 0."
            ),
            KeySchema("customSpacing", .customSpacing, "The distance after an arranged view, by the id of that view."),
            KeySchema(
                "isBaselineRelativeArrangement", .boolean,
                "Whether vertical spacing is measured between baselines. Default: false."),
            KeySchema(
                "isLayoutMarginsRelativeArrangement", .boolean,
                "Whether the views are arranged inside the layout margins. Default: false."),
            KeySchema(
                "arrangedSubviews", .views, "The views to arrange, in this order. Later views are drawn in front."
            ).fixed,
        ]
    ) { decoder, element, list in
        if let axis = decoder.choice(element, "axis", .stackAxis) { list.add("axis", .choice(axis)) }
        if let distribution = decoder.choice(element, "distribution", .stackDistribution) {
            list.add("distribution", .choice(distribution))
        }
        if let alignment = decoder.choice(element, "alignment", .stackAlignment) {
            list.add("alignment", .choice(alignment))
        }
        if let spacing = decoder.number(element, "spacing") { list.add("spacing", .number(spacing)) }
        // The system's spacing, as documents of Xcode 11 and later name it.
        if element["spacingType"] == "standard" { list.add("spacing", .number(8)) }
        if let flag = element.flag("baselineRelativeArrangement") {
            list.add("isBaselineRelativeArrangement", .boolean(flag))
        }
        // A stack view with its own margins arranges inside them, even without an attribute for it (autolayout.md
        // §12.9).
        let hasMargins =
            element.child("edgeInsets", key: "layoutMargins") != nil
            || element.child("directionalEdgeInsets", key: "directionalLayoutMargins") != nil
        if element.flag("layoutMarginsRelativeArrangement") ?? hasMargins {
            list.add("isLayoutMarginsRelativeArrangement", .boolean(true))
        }
    } arrange: { decoder, view, _ in
        guard !decoder.keepsStoredFrames else { return }
        for index in view.subviews.indices { view.subviews[index].isArranged = true }
    }
}
