extension ObjectSchema {
    static let constraint = ObjectSchema(
        "constraint", title: "a constraint", "A constraint with a name or with variations.",
        keys: [
            KeySchema("equation", .name, "Such as photo.height == 16:9 * photo.width + 8 @750.").required,
            KeySchema("identifier", .name, "NSLayoutConstraint.identifier, for messages and steps."),
            constraintVariations,
        ])

    static let visualFormat = ObjectSchema(
        "visualFormat", title: "a visual format", "Constraints as a text in UIKit's visual format language.",
        keys: [
            KeySchema("visualFormat", .name, "Such as H:|-[icon(24)]-8-[name]-(>=8)-|.").required,
            KeySchema("views", .nameDictionary, "Ids by names in the format. Other names are ids."),
            KeySchema("metrics", .numberDictionary, "Numbers by names in the format."),
            KeySchema("options", .options(.visualFormatOptions), "How views are lined up, and in which direction."),
            KeySchema("identifier", .name, "With -1, -2 and so on the identifiers of the constraints."),
            constraintVariations,
        ])

    private static let constraintVariations = KeySchema(
        "variations", .objects(.constraintVariation),
        "What is different under certain conditions. Of those that match, later ones win.")

    static let constraintVariation = ObjectSchema(
        "constraintVariation", title: "a variation", "What a constraint is like under certain conditions.",
        keys: [
            KeySchema("when", .object(.condition), "When the variation holds. All of it must match.").required,
            KeySchema("set", .object(.constraintChanges), "What is different then.").required,
        ])

    static let constraintChanges = ObjectSchema(
        "constraintChanges", title: "\"set\"", "What a variation changes of a constraint.", keys: changeable)

    static let constraintSettings = ObjectSchema(
        "constraintSettings", title: "a constraint", "What a step changes of a constraint.",
        keys: [KeySchema("constraint", .name, "Its identifier.").required] + changeable)

    private static let changeable = [
        KeySchema("constant", .number(ValueType.coordinates), "In points."),
        KeySchema("priority", .number(ValueType.priorities), "More than 0. 1000 is required."),
        KeySchema("isActive", .boolean, "Whether the constraint holds."),
    ]
}
