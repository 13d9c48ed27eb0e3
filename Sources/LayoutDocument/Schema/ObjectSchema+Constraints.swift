package import KitSchema

extension ObjectSchema {
    static let constraint = ObjectSchema(
        "constraint", title: "a constraint",
        "A constraint as an equation. Use this form to give it an identifier or variations.",
        keys: [
            ConstraintKeys.equation, ConstraintKeys.identifier, ConstraintKeys.variations,
        ])

    static let visualFormat = ObjectSchema(
        "visualFormat", title: "a visual format", "Constraints in UIKit's visual format language.",
        keys: [
            VisualFormatKeys.visualFormat, VisualFormatKeys.views, VisualFormatKeys.metrics, VisualFormatKeys.options,
            VisualFormatKeys.identifier,
            ConstraintKeys.variations.example(
                #"[{ "when": { "orientation": "landscape" }, "set": { "isActive": false } }]"#),
        ])

    static let constraintVariation = ObjectSchema(
        "constraintVariation", title: "a variation", "Changes to a constraint under certain conditions.",
        keys: [
            ConstraintVariationKeys.when, ConstraintVariationKeys.set,
        ])

    static let constraintChanges = ObjectSchema(
        "constraintChanges", title: "\"set\"", "The changes that a variation makes to a constraint.",
        keys: ConstraintChangeKeys.all)

    static let constraintSettings = ObjectSchema(
        "constraintSettings", title: "a constraint", "The changes that a step makes to a constraint.",
        keys: [
            ConstraintSettingKeys.constraint
        ]
            + ConstraintChangeKeys.all)
}

/// The keys of ``ObjectSchema/constraint``.
enum ConstraintKeys {
    static let variations = KeySchema(
        "variations", .objects(.constraintVariation),
        "Changes that apply under certain conditions. If several match, later ones win.")
    static let equation = KeySchema(
        "equation", .name, "The equation, such as photo.height == 16:9 * photo.width + 8 @750."
    ).example(
        #""self.height == 0.5 * self.width""#
    ).required
    static let identifier = KeySchema(
        "identifier", .name, "NSLayoutConstraint.identifier, which messages and steps use."
    ).example(
        #""photoHeight""#)
}

/// The keys of ``ObjectSchema/visualFormat``.
enum VisualFormatKeys {
    static let visualFormat = KeySchema("visualFormat", .name, "The format, such as H:|-[icon(24)]-8-[name]-(>=8)-|.")
        .example(
            #""H:|-8-[title]-8-|""#
        ).required
    static let views = KeySchema(
        "views", .nameDictionary,
        "Maps names in the format to ids. A name that is not listed is itself an id.")
    static let metrics = KeySchema("metrics", .numberDictionary, "Maps names in the format to numbers.")
    static let options = KeySchema(
        "options", .options(.visualFormatOptions),
        "NSLayoutConstraint.FormatOptions: how the views are aligned, and in which direction the format runs. "
            + "Default: directionLeadingToTrailing."
    ).example(#"["alignAllCenterY"]"#)
    static let identifier = KeySchema(
        "identifier", .name, "The constraints get this identifier with -1, -2 and so on appended."
    )
    .example(#""row""#)
}

/// The keys of ``ObjectSchema/constraintVariation``.
enum ConstraintVariationKeys {
    static let when = KeySchema("when", .object(.condition), "When the variation applies: all conditions must match.")
        .required
    static let set = KeySchema("set", .object(.constraintChanges), "The changes.").required
}

/// The keys of ``ObjectSchema/constraintSettings``.
enum ConstraintSettingKeys {
    static let constraint = KeySchema("constraint", .name, "The identifier of the constraint.").example(
        #""photoHeight""#
    ).required
}

/// The keys of ``ObjectSchema/constraintChanges``.
package enum ConstraintChangeKeys {
    package static let constant = KeySchema(
        "constant", .number(ValueType.coordinates),
        "The constant of the equation, in points. Default: the constant in the equation.")
    package static let priority = KeySchema(
        "priority", .number(ValueType.priorities),
        "UILayoutPriority: 1000 makes the constraint required. Default: the equation's priority, or 1000 if it has none."
    )
    package static let isActive = KeySchema(
        "isActive", .boolean, "NSLayoutConstraint.isActive: whether the constraint has an effect. Default: true.")

    static let all = [constant, priority, isActive]
}
