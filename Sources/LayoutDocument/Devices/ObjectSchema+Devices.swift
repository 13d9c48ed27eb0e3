// The device file.
extension ObjectSchema {
    static let deviceFile = ObjectSchema(
        "deviceFile", title: "the device file", "Devices to know beside Reflow's own.",
        keys: [
            KeySchema("devices", .objects(device), "The devices.").required,
            remark("schema"), remark("generated"), remark("units"), remark("rules"), remark("splitViewWidths"),
        ])

    static let device = ObjectSchema(
        "device", title: "a device", "A model, or several that measure the same.",
        keys: [
            KeySchema("id", .name, "A short name of the class of models.").required,
            KeySchema("names", .someNames, "Every model that measures so. Default: the id.").optional,
            KeySchema("idiom", .choice(.idiom), "Whether it is a phone or a tablet.").required,
            KeySchema("scale", .number(0.5...8), "Pixels to a point.").required,
            KeySchema("portrait", .object(deviceScreen), "The screen held upright.").required,
            KeySchema("landscape", .object(deviceScreen), "The screen on its side.").optional,
            KeySchema("nativePixelsPortrait", .size(1...100_000), "The pixels of the panel held upright.").optional,
            KeySchema("cornerRadius", .number(0...5_000), "The radius of the display's corners, in points.").optional,
            KeySchema("homeIndicator", .boolean, "Default: whether the upright safe area has a bottom.").optional,
            KeySchema(
                "supportsPortraitUpsideDown", .boolean,
                "Default: true but for phones with a home indicator."
            ).optional,
            remark("confidence"), remark("sources"), remark("notes"), remark("verified"),
        ])

    static let deviceScreen = ObjectSchema(
        "deviceScreen", title: "a screen", "What a screen measures in one orientation, in points.",
        keys: [
            KeySchema("size", .size(1...10_000), "Width and height. Required upright.").optional,
            KeySchema("safeArea", .object(deviceInsets), "What is covered of it. Required upright.").optional,
            KeySchema("statusBarHeight", lengths, "0 where it is hidden.").optional,
            KeySchema("statusBarHidden", .boolean, "Default: whether its height is 0.").optional,
            KeySchema("navigationBar", .object(deviceBar), "A navigation bar of the screen's full width.").optional,
            KeySchema("tabBarHeight", lengths, "With what lies under the home indicator.").optional,
            KeySchema("toolbarHeight", lengths, "With what lies under the home indicator.").optional,
            KeySchema("sizeClass", .object(deviceSizeClass), "Of the whole screen.").optional,
            KeySchema("rootLayoutMargins", .object(deviceInsets), "With the safe area.").optional,
        ])

    static let deviceBar = ObjectSchema(
        "deviceBar", title: "\"navigationBar\"", "A navigation bar.",
        keys: [
            KeySchema("y", lengths, "Its top edge.").optional,
            KeySchema("height", lengths, "Without a large title.").optional,
            KeySchema("maxY", .number(0...2_000), "y + height: said again, it has to agree.").optional,
            KeySchema("largeTitleHeight", lengths, "With a large title.").optional,
            KeySchema("largeTitleMaxY", .number(0...2_000), "y + largeTitleHeight: likewise.").optional,
        ])

    static let deviceSizeClass = ObjectSchema(
        "deviceSizeClass", title: "\"sizeClass\"", "The size classes of a screen.",
        keys: [
            KeySchema("horizontal", .choice(.sizeClass), "Of its width.").optional,
            KeySchema("vertical", .choice(.sizeClass), "Of its height.").optional,
        ])

    static let deviceInsets = ObjectSchema(
        "deviceInsets", title: "insets", "Distances from the edges, in points; 0 for those that are not named.",
        keys: ["top", "left", "bottom", "right"].map { KeySchema($0, lengths, "From this edge.").optional })

    private static let lengths = ValueType.number(0...1_000)

    private static func remark(_ name: String) -> KeySchema {
        KeySchema(name, .anything, "A remark, which is not read.").optional
    }
}
