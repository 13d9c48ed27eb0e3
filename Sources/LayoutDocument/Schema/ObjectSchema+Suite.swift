// The suite file.
extension ObjectSchema {
    static let suite = ObjectSchema(
        "suite", title: "the suite file", "A suite file of Reflow: what holds for the layouts of a folder.",
        keys: [
            KeySchema("$schema", .text, "Where the schema of this file is, for editors. Reflow does not read it.")
        ] + suiteSections + [
            KeySchema(
                "layouts", .dictionary(suiteLayout),
                "What holds for single layouts, by the name of the layout file without its extension. It takes the "
                    + "place of what the suite says, key by key.")
        ])

    static let suiteLayout = ObjectSchema(
        "suiteLayout", title: "a layout's settings", "What holds for one layout.", keys: suiteSections)

    /// What a suite says about all of its layouts and may say about each.
    private static let suiteSections = [
        KeySchema(
            "comparison", .object(.comparison),
            "How far pictures may be from their goldens. Without it every pixel has to be the golden's.")
    ]

    static let comparison = ObjectSchema(
        "comparison", title: "\"comparison\"", "How far pictures may be from their goldens.",
        keys: [
            KeySchema(
                "precision", .number(ValueType.fraction),
                "The share of pixels that have to match. Default: 1, all of them."),
            KeySchema(
                "perceptualPrecision", .number(ValueType.fraction),
                "How much alike a pixel and the golden's have to look to match: 1 is the same pixel, 0.98 is what people "
                    + "can just tell apart. Default: 1."),
        ])
}
