import LayoutRules

extension ClassSchema {
    static let stepper = ClassSchema(
        .stepper, superclass: control, elements: "stepper",
        properties: [
            KeySchema("minimumValue", .number(ValueType.coordinates), "The lowest value. Default: 0."),
            KeySchema("maximumValue", .number(ValueType.coordinates), "The highest value. Default: 100."),
            KeySchema(
                "stepValue", .number(ValueType.lengths), "The amount that one tap adds or subtracts. Default: 1."),
            KeySchema("value", .number(ValueType.coordinates), "The current value. Default: 0."),
            KeySchema("wraps", .boolean, "Whether the value wraps around at either end. Default: false."),
        ]
    ) { decoder, element, list in
        decoder.addNumbers(
            [
                ("minimumValue", "minimumValue"), ("maximumValue", "maximumValue"), ("stepValue", "stepValue"),
                ("value", "value"),
            ], of: element, to: &list)
        list.flag("wraps", attribute: "wraps", absent: false)
    }
}
