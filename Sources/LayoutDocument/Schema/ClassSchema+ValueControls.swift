// Controls that show a value, and the two views that look like them. Defaults are those of Apple's documentation.
extension ClassSchema {
    static let switchProperties = [
        KeySchema("isOn", .boolean, "Default: false."),
        KeySchema("onTintColor", .color, "Of the track when on. Default: green.").optional,
        KeySchema("thumbTintColor", .color, "Of the knob. Default: white.").optional,
    ]

    static let sliderProperties = [
        KeySchema("minimumValue", .number(ValueType.coordinates), "At the leading end. Default: 0."),
        KeySchema("maximumValue", .number(ValueType.coordinates), "At the trailing end. Default: 1."),
        KeySchema("value", .number(ValueType.coordinates), "Where the knob stands. Default: 0."),
        KeySchema("minimumTrackTintColor", .color, "Before the knob. Default: the tint colour.").optional,
        KeySchema("maximumTrackTintColor", .color, "Behind the knob. Default: grey.").optional,
        KeySchema("thumbTintColor", .color, "Of the knob. Default: white.").optional,
        KeySchema("minimumValueImage", .image, "At the leading end of the track.").optional,
        KeySchema("maximumValueImage", .image, "At the trailing end of the track.").optional,
    ]

    static let segmentedControlProperties = [
        KeySchema("segments", .segments, "Their titles, from the leading end, or objects."),
        KeySchema(
            "selectedSegmentIndex", .integer(-1...(LayoutLimits.segments - 1)),
            "Counted from 0; -1 for none. Default: -1."),
        KeySchema("isMomentary", .boolean, "Whether no segment stays selected. Default: false."),
        KeySchema(
            "apportionsSegmentWidthsByContent", .boolean,
            "Whether longer titles get wider segments. Default: false, all are as wide."),
        KeySchema("selectedSegmentTintColor", .color, "Of the selected segment.").optional,
    ]

    static let stepperProperties = [
        KeySchema("minimumValue", .number(ValueType.coordinates), "Default: 0."),
        KeySchema("maximumValue", .number(ValueType.coordinates), "Default: 100."),
        KeySchema("stepValue", .number(ValueType.lengths), "What one tap adds. Default: 1."),
        KeySchema("value", .number(ValueType.coordinates), "Default: 0."),
        KeySchema("wraps", .boolean, "Whether the value starts again behind an end. Default: false."),
    ]

    static let pageControlProperties = [
        KeySchema("numberOfPages", .integer(0...1000), "Default: 0."),
        KeySchema("currentPage", .integer(0...999), "Counted from 0. Default: 0."),
        KeySchema("hidesForSinglePage", .boolean, "Whether a single dot is not drawn. Default: false."),
        KeySchema("pageIndicatorTintColor", .color, "Of the other pages' dots. Default: translucent white.").optional,
        KeySchema("currentPageIndicatorTintColor", .color, "Of the current page's dot. Default: white.").optional,
    ]

    static let progressViewProperties = [
        KeySchema("progress", .number(ValueType.fraction), "From 0 to 1. Default: 0."),
        KeySchema("progressViewStyle", .choice(.progressViewStyle), "Default: default."),
        KeySchema("progressTintColor", .color, "Of what is done. Default: the tint colour.").optional,
        KeySchema("trackTintColor", .color, "Of what is still to do. Default: grey.").optional,
    ]

    static let activityIndicatorProperties = [
        KeySchema("style", .choice(.activityIndicatorStyle), "Default: medium."),
        KeySchema("isAnimating", .boolean, "Whether startAnimating() was called. Default: false."),
        KeySchema("hidesWhenStopped", .boolean, "Whether nothing is drawn while it stands. Default: true."),
        KeySchema("color", .color, "Default: that of the style.").optional,
    ]
}
