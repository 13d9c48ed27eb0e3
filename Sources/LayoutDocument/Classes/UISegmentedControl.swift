import Foundation
import LayoutRules

extension ClassSchema {
    static let segmentedControl = ClassSchema(
        .segmentedControl, superclass: control, elements: "segmentedControl",
        properties: [
            KeySchema("segments", .segments, "The segments from the leading end, each a title or an object."),
            KeySchema(
                "selectedSegmentIndex", .integer(-1...(LayoutLimits.segments - 1)),
                "The selected segment, counted from 0; -1 for none. Default: -1."),
            KeySchema("isMomentary", .boolean, "Whether no segment stays selected. Default: false."),
            KeySchema(
                "apportionsSegmentWidthsByContent", .boolean,
                "Whether longer titles get wider segments. Default: false; all have the same width."),
            KeySchema(
                "selectedSegmentTintColor", .color,
                "The background colour of the selected segment. Default: the system's."
            ).optional,
        ]
    ) { decoder, element, list in
        // Items beyond the limit, which is more than fit on any screen, are not drawn.
        let segments = (element.child("segments")?.children ?? []).prefix(LayoutLimits.segments).map { segment in
            var value = SegmentValue(title: decoder.text(segment, "title"), image: decoder.image(segment, "image"))
            value.width = max(0, decoder.number(segment, "width") ?? 0)
            value.isEnabled = segment.flag("enabled") ?? true
            return value
        }
        list.add("segments", .segments(segments))
        if let index = element["selectedSegmentIndex"].flatMap(Int.init) {
            list.add("selectedSegmentIndex", .integer(index))
        }
        list.flag("isMomentary", attribute: "momentary", absent: false)
        list.flag(
            "apportionsSegmentWidthsByContent", attribute: "apportionsSegmentWidthsByContent", absent: false)
        decoder.addColors(["selectedSegmentTintColor"], of: element, to: &list)
    }
}
