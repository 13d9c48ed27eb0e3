import KitSchema

extension ObjectSchema {
    static let constraint = ObjectSchema(
        "constraint", title: "a constraint",
        "A constraint as an equation. Use this form to give it an identifier or variations.",
        keys: [
            KeySchema("equation", .name, "The equation, such as photo.height == 16:9 * photo.width + 8 @750.").example(
                #""self.height == 0.5 * self.width""#
            ).required,
            KeySchema("identifier", .name, "NSLayoutConstraint.identifier, which messages and steps use.").example(
                #""photoHeight""#),
            constraintVariations,
        ])

    static let visualFormat = ObjectSchema(
        "visualFormat", title: "a visual format", "Constraints in UIKit's visual format language.",
        keys: [
            KeySchema("visualFormat", .name, "The format, such as H:|-[icon(24)]-8-[name]-(>=8)-|.").example(
                #""H:|-8-[title]-8-|""#
            ).required,
            KeySchema(
                "views", .nameDictionary,
                "Maps names in the format to ids. A name that is not listed is itself an id."),
            KeySchema("metrics", .numberDictionary, "Maps names in the format to numbers."),
            KeySchema(
                "options", .options(.visualFormatOptions),
                "NSLayoutConstraint.FormatOptions: how the views are aligned, and in which direction the format runs. "
                    + "Default: directionLeadingToTrailing."
            ).example(#"["alignAllCenterY"]"#),
            KeySchema("identifier", .name, "The constraints get this identifier with -1, -2 and so on appended.")
                .example(#""row""#),
            constraintVariations.example(
                #"[{ "when": { "orientation": "landscape" }, "set": { "isActive": false } }]"#),
        ])

    private static let constraintVariations = KeySchema(
        "variations", .objects(.constraintVariation),
        "Changes that apply under certain conditions. If several match, later ones win.")

    static let constraintVariation = ObjectSchema(
        "constraintVariation", title: "a variation", "Changes to a constraint under certain conditions.",
        keys: [
            KeySchema("when", .object(.condition), "When the variation applies: all conditions must match.").required,
            KeySchema("set", .object(.constraintChanges), "The changes.").required,
        ])

    static let constraintChanges = ObjectSchema(
        "constraintChanges", title: "\"set\"", "The changes that a variation makes to a constraint.", keys: changeable)

    static let constraintSettings = ObjectSchema(
        "constraintSettings", title: "a constraint", "The changes that a step makes to a constraint.",
        keys: [KeySchema("constraint", .name, "The identifier of the constraint.").example(#""photoHeight""#).required]
            + changeable)

    private static let changeable = [
        KeySchema(
            "constant", .number(ValueType.coordinates),
            "The constant of the equation, in points. Default: the constant in the equation."),
        KeySchema(
            "priority", .number(ValueType.priorities),
            "UILayoutPriority: 1000 makes the constraint required. Default: the equation's priority, or 1000 if it has "
                + "none."
        ),
        KeySchema(
            "isActive", .boolean, "NSLayoutConstraint.isActive: whether the constraint has an effect. Default: true."),
    ]
}
