import LayoutRules

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
            "matrix", .object(.matrix),
            "Which pictures are taken. Options of the command line take its place, key by key."),
        KeySchema(
            "comparison", .object(.comparison),
            "How far pictures may be from their goldens. Without it every pixel has to be the golden's."),
    ]

    static let matrix = ObjectSchema(
        "matrix", title: "\"matrix\"", "Which pictures are taken: every combination of these.",
        keys: [
            KeySchema("devices", .someNames, "Where a layout file names no devices of its own. Default: iPhone 15."),
            KeySchema(
                "orientations", .options(.shownOrientation),
                "Each is demanded of the layout, but for all. Default: portrait and landscape, each if supported."),
            KeySchema("appearances", .options(.appearance), "Default: light."),
            KeySchema("contentSizes", .options(.contentSize), "The user's text sizes. Default: large."),
            KeySchema("layoutDirections", .options(.layoutDirection), "Default: leftToRight."),
        ])

    static let comparison = ObjectSchema(
        "comparison", title: "\"comparison\"",
        "How far pictures may be from their goldens. Of the budgets (precision, maxDiffPixels, maxDiffPixelsPerWindow) "
            + "each one that is given has to hold; without any not one pixel may differ.",
        keys: toleranceKeys + [
            KeySchema(
                "masks", .names,
                "The ids of views that are not compared: neither the pixels of their rectangles, nor their texts, nor "
                    + "what lies in them. Where they lie is compared all the same. An empty list is for a layout to have none."
            ),
            KeySchema(
                "views", .dictionary(tolerance),
                "Tolerances of single views, by their ids, in place of that of the picture."),
        ])

    static let tolerance = ObjectSchema(
        "tolerance", title: "a tolerance",
        "How far the pixels of a view's rectangle may be from the golden's. What is not said is exact.",
        keys: toleranceKeys)

    private static let toleranceKeys = [
        KeySchema(
            "precision", .number(ValueType.fraction),
            "A budget: the share of pixels that have to match."),
        KeySchema(
            "perceptualPrecision", .number(ValueType.fraction),
            "How much alike a pixel and the golden's have to look to match: 1 is the same pixel, 0.98 is what people "
                + "can just tell apart. Default: 1."),
        KeySchema(
            "ignoreAntialiasing", .boolean,
            "Whether pixels do not count that neighbours in both pictures explain: an edge that is smoothed otherwise. "
                + "Default: false."),
        KeySchema(
            "maxDiffPixels", .integer(ToleranceSettings.pixelCounts), "A budget: how many pixels may differ."),
        KeySchema(
            "maxDiffPixelsPerWindow", .integer(ToleranceSettings.pixelCounts),
            "A budget: how many pixels may differ in the square where most do, so that a small thing counts on a large "
                + "picture."),
        KeySchema(
            "windowSize", .integer(ToleranceSettings.windowSizes), "The side of that square, in pixels. Default: 32."),
    ]
}
