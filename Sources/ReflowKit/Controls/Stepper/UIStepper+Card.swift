import KitSchema

extension ClassCards {
    static let uiStepper = ClassCard(
        UIStepper.self, over: uiControl, elements: "stepper", measured: .both, target: .natural,
        make: { _ in UIStepper() },
        keys: [
            .key(
                "minimumValue", \.minimumValue, .number(ValueType.coordinates), "The lowest value.",
                document: .attribute("minimumValue")),
            .key(
                "maximumValue", \.maximumValue, .number(ValueType.coordinates), "The highest value.",
                document: .attribute("maximumValue")),
            .key(
                "stepValue", \.stepValue, .number(ValueType.lengths), "The amount that one tap adds or subtracts.",
                document: .attribute("stepValue")),
            .key(
                "value", \.value, .number(ValueType.coordinates), "The current value.", document: .attribute("value")
            ).ordered(.afterOthers),
            .key(
                "wraps", \.wraps, .flag, "Whether the value wraps around at either end.",
                document: .flag("wraps", absent: false)),
        ])
}
