import LayoutRules

extension ClassSchema {
    static let slider = ClassSchema(
        .slider, superclass: control, elements: "slider",
        properties: [
            KeySchema("minimumValue", .number(ValueType.coordinates), "At the leading end. Default: 0."),
            KeySchema("maximumValue", .number(ValueType.coordinates), "At the trailing end. Default: 1."),
            KeySchema("value", .number(ValueType.coordinates), "Where the knob stands. Default: 0."),
            KeySchema("minimumTrackTintColor", .color, "Before the knob. Default: the tint colour.").optional,
            KeySchema("maximumTrackTintColor", .color, "Behind the knob. Default: grey.").optional,
            KeySchema("thumbTintColor", .color, "Of the knob. Default: white.").optional,
            KeySchema("minimumValueImage", .image, "At the leading end of the track.").optional,
            KeySchema("maximumValueImage", .image, "At the trailing end of the track.").optional,
        ]
    ) { decoder, element, list in
        decoder.addNumbers(
            [("minimumValue", "minValue"), ("maximumValue", "maxValue"), ("value", "value")], of: element, to: &list)
        decoder.addColors(
            ["minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor"], of: element, to: &list)
        for key in ["minimumValueImage", "maximumValueImage"] {
            if let image = decoder.image(element, key) { list.add(key, .image(image)) }
        }
    }
}
