import KitSchema
import LayoutRules

// The keys of the suite file.
extension ObjectSchema {
    static let suite = ObjectSchema(
        "suite", title: "the suite file", "A suite file of Reflow: settings for all layouts in a folder.",
        keys: [
            SuiteKeys.schema, SuiteKeys.deviceFiles,
        ] + suiteSections(lint: suiteLint) + [
            .fonts, SuiteKeys.symbols,
            SuiteKeys.layouts,
        ])

    static let suiteLayout = ObjectSchema(
        "suiteLayout", title: "a layout's settings", "Settings for one layout.",
        keys: suiteSections(lint: lint))

    /// The settings that a suite may have for all layouts, and that each layout may have.
    private static func suiteSections(lint: ObjectSchema) -> [KeySchema] {
        [SuiteKeys.matrix, SuiteKeys.comparison, SuiteKeys.lintSection(lint)]
    }

    static let lint = ObjectSchema(
        "lint", title: "\"lint\"", "What reflow lint reports for a layout, and with which severity.",
        keys: LintKeys.ofLayout)

    static let suiteLint = ObjectSchema(
        "suiteLint", title: "\"lint\"", "What reflow lint reports, and with which severity.",
        keys: LintKeys.ofLayout + [
            LintKeys.baseline
        ])

    static let lintSeverity = ObjectSchema(
        "lintSeverity", title: "\"severity\"", "The severity of each kind of issue.",
        keys: IssueKind.allCases.map { kind in
            KeySchema(
                kind.rawValue, .choice(.severity), "\(kind.summary) Default: \(kind.standardSeverity.rawValue)."
            ).alias(kind.warningCode)
        })

    static let matrix = ObjectSchema(
        "matrix", title: "\"matrix\"", "Which pictures are drawn: one for every combination of these values.",
        keys: [
            MatrixKeys.devices, MatrixKeys.orientations, MatrixKeys.appearances, MatrixKeys.contrasts,
            MatrixKeys.contentSizes, MatrixKeys.layoutDirections, MatrixKeys.languages,
        ])

    static let comparison = ObjectSchema(
        "comparison", title: "\"comparison\"",
        "How much pictures may differ from their goldens. precision, maxDiffPixels and maxDiffPixelsPerWindow "
            + "are limits: every limit that is set must be met. If none is set, no pixel may differ.",
        keys: ToleranceKeys.all + [
            ComparisonKeys.masks, ComparisonKeys.views,
        ])

    static let tolerance = ObjectSchema(
        "tolerance", title: "a tolerance",
        "How much the pixels within a view's frame may differ from the golden's. Settings that are missing "
            + "default to an exact match.",
        keys: ToleranceKeys.all)
}

/// The keys of ``ObjectSchema/matrix``.
enum MatrixKeys {
    static let devices = KeySchema(
        "devices", .someNames,
        "The devices for layouts that do not list devices themselves. Default: iPhone 15."
    ).example(#"["iPhone 15", "iPad Pro 11 (1st-4th)"]"#)
    static let orientations = KeySchema(
        "orientations", .options(.shownOrientation),
        "If a layout does not support an orientation named here, \"reflow test\" fails; all stands for "
            + "the orientations that the layout supports. "
            + "Default: portrait and landscape, each if it is supported.")
    static let appearances = KeySchema("appearances", .options(.appearance), "The appearances. Default: light.")
        .example(
            #"["light", "dark"]"#)
    static let contrasts = KeySchema("contrasts", .options(.contrast), "The accessibility contrasts. Default: normal.")
        .example(
            #"["normal", "high"]"#)
    static let contentSizes = KeySchema(
        "contentSizes", .options(.contentSize), "The user's text sizes. Default: large."
    ).example(
        #"["large", "accessibilityLarge"]"#)
    static let layoutDirections = KeySchema(
        "layoutDirections", .options(.layoutDirection), "The layout directions. Default: leftToRight."
    )
    .example(#"["leftToRight", "rightToLeft"]"#)
    static let languages = KeySchema(
        "languages", .someNames,
        "The languages of the texts, by their tags; base is a layout's own language, double shows each text twice, "
            + "accents puts accents on its letters. Default: base."
    )
    .example(#"["base", "de", "ar", "double"]"#)
}

/// The keys of ``ObjectSchema/suite``.
enum SuiteKeys {
    static let schema = KeySchema("$schema", .text, "The schema of this file, for editors. Reflow ignores this key.")
        .example(
            #""suite.schema.json""#)
    static let deviceFiles = KeySchema(
        "deviceFiles", .someNames,
        "Files with more devices, relative to the suite file's folder. --device-file adds others."
    ).example(#"["kiosk.json"]"#)
    static let symbols = KeySchema(
        "symbols", .name,
        "A folder of SVG files that are drawn in place of stand-ins, each called like its symbol, relative to the suite "
            + "file's folder. --symbols replaces it."
    ).example(#""Symbols""#)
    static let layouts = KeySchema(
        "layouts", .dictionary(.suiteLayout),
        "Settings for single layouts, by the name of the layout file without its extension. Each key "
            + "overrides the suite's."
    ).example(#"{ "login": { "comparison": { "masks": ["clock"] } } }"#)
    static let matrix = KeySchema(
        "matrix", .object(.matrix),
        "Which pictures are drawn. Each option on the command line overrides the key of the same meaning.")
    static let comparison = KeySchema(
        "comparison", .object(.comparison),
        "How much pictures may differ from their goldens. By default every pixel must match.")
    static let lint = lintSection(.suiteLint)

    static func lintSection(_ schema: ObjectSchema) -> KeySchema {
        KeySchema("lint", .object(schema), "What reflow lint reports, and with which severity.")
    }
}

/// The keys of ``ObjectSchema/suiteLint``.
enum LintKeys {
    static let ignore = KeySchema(
        "ignore", .names,
        "The ids of views to ignore. For a single layout, an empty list removes the suite's list.")
    static let severity = KeySchema(
        "severity", .object(.lintSeverity),
        "The severity of each kind of issue. An error makes reflow lint exit with status 1, a warning does not, "
            + "and off leaves the kind out.")
    static let baseline = KeySchema(
        "baseline", .name,
        "The path of a file that reflow lint --format json wrote, relative to this file. Issues that it "
            + "contains are not reported again."
    ).example(#""lint-baseline.json""#)

    /// The keys for a single layout.
    static let ofLayout = [ignore, severity]
}

/// The keys of ``ObjectSchema/comparison`` beside those of a tolerance.
enum ComparisonKeys {
    static let masks = KeySchema(
        "masks", .names,
        "The ids of views whose contents are not compared: pixels, texts and subviews are ignored. "
            + "The views' own frames are still compared. For a single layout, an empty list "
            + "removes the suite's masks."
    )
    static let views = KeySchema(
        "views", .dictionary(.tolerance),
        "Tolerances for single views, by id. Within these views, they replace the picture's tolerances.")
}

/// The keys of ``ObjectSchema/tolerance``.
enum ToleranceKeys {
    static let precision = KeySchema(
        "precision", .number(ValueType.fraction),
        "A limit: the share of pixels that must match, from 0 to 1. Default: not set."
    ).example("0.999")
    static let perceptualPrecision = KeySchema(
        "perceptualPrecision", .number(ValueType.fraction),
        "How similar two pixels must look to match: 1 means equal; at 0.98, most people can just see a difference. "
            + "Default: 1."
    ).example("0.98")
    static let ignoreAntialiasing = KeySchema(
        "ignoreAntialiasing", .boolean,
        "Whether to ignore pixels that differ only by anti-aliasing. Default: false.")
    static let maxDiffPixels = KeySchema(
        "maxDiffPixels", .integer(ToleranceSettings.pixelCounts),
        "A limit: how many pixels may differ. Default: not set.")
    static let maxDiffPixelsPerWindow = KeySchema(
        "maxDiffPixelsPerWindow", .integer(ToleranceSettings.pixelCounts),
        "A limit: how many pixels may differ in the square with the most differences. It finds small changes in "
            + "large pictures. Default: not set.")
    static let windowSize = KeySchema(
        "windowSize", .integer(ToleranceSettings.windowSizes),
        "The side of the square for maxDiffPixelsPerWindow, in pixels. Default: 32."
    ).example("64")

    static let all = [
        precision, perceptualPrecision, ignoreAntialiasing, maxDiffPixels, maxDiffPixelsPerWindow, windowSize,
    ]
}
