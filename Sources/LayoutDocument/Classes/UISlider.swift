import LayoutRules

extension ClassSchema {
    static let slider = ClassSchema(
        .slider, superclass: control, elements: "slider",
        properties: [
            KeySchema("minimumValue", .number(ValueType.coordinates), "The value at the leading end. Default: 0."),
            KeySchema("maximumValue", .number(ValueType.coordinates), "The value at the trailing end. Default: 1."),
            KeySchema("value", .number(ValueType.coordinates), "The current value. Default: 0."),
            KeySchema(
                "minimumTrackTintColor", .color, "The colour of the track before the knob. Default: the tint colour."
            ).optional,
            KeySchema("maximumTrackTintColor", .color, "The colour of the track after the knob. Default: grey.")
                .optional,
            KeySchema("thumbTintColor", .color, "The colour of the knob. Default: white.").optional,
            KeySchema("minimumValueImage", .image, "The image at the leading end of the track.").optional,
            KeySchema("maximumValueImage", .image, "The image at the trailing end of the track.").optional,
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
