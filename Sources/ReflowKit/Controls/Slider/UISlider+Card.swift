import KitSchema

extension ClassCards {
    static let uiSlider = ClassCard(
        UISlider.self, over: uiControl, elements: "slider", measured: .vertical, target: .natural,
        make: { _ in UISlider() }, looks: { [.digest($0.minimumValueImage), .digest($0.maximumValueImage)] },
        keys: [
            .key(
                "minimumValue", \.minimumValue, .number(ValueType.coordinates), "The value at the leading end.",
                document: .attribute("minValue")),
            .key(
                "maximumValue", \.maximumValue, .number(ValueType.coordinates), "The value at the trailing end.",
                document: .attribute("maxValue")),
            .key(
                "value", \.value, .number(ValueType.coordinates), "The current value.", document: .attribute("value")
            ).ordered(.afterOthers),
            .key(
                "minimumTrackTintColor", \.minimumTrackTintColor, .color, "The colour of the track before the knob.",
                default: .stated("the tint colour"), document: .child
            ).look,
            .key(
                "maximumTrackTintColor", \.maximumTrackTintColor, .color, "The colour of the track after the knob.",
                default: .stated("grey"), document: .child
            ).look,
            .key(
                "thumbTintColor", \.thumbTintColor, .color, "The colour of the knob.", default: .stated("white"),
                document: .child
            ).look,
            .key(
                "minimumValueImage", \.minimumValueImage, .image, "The image at the leading end of the track.",
                document: .child),
            .key(
                "maximumValueImage", \.maximumValueImage, .image, "The image at the trailing end of the track.",
                document: .child),
        ])
}
