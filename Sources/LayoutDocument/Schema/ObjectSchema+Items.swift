extension ObjectSchema {
    static let navigationItem = ObjectSchema(
        "navigationItem", title: "\"navigationItem\"", "What a navigation bar shows of a controller.",
        keys: [
            KeySchema("title", .text, "Default: the controller's title.").optional,
            KeySchema("prompt", .text, "A line above the title.").optional,
            KeySchema("largeTitleDisplayMode", .choice(.largeTitleDisplayMode), "Default: automatic."),
            KeySchema("hidesBackButton", .boolean, "Default: false."),
            KeySchema("leftItemsSupplementBackButton", .boolean, "Default: false."),
            KeySchema("leftBarButtonItem", .object(.barButtonItem), "The only one on the leading side."),
            KeySchema("leftBarButtonItems", .objects(.barButtonItem), "From the leading edge."),
            KeySchema("rightBarButtonItem", .object(.barButtonItem), "The only one on the trailing side."),
            KeySchema("rightBarButtonItems", .objects(.barButtonItem), "From the trailing edge."),
            KeySchema(
                "backBarButtonItem", .object(.barButtonItem), "The back button of the controller above this one."),
            KeySchema("titleView", .view, "Stands in place of the title."),
        ])

    static let barButtonItem = ObjectSchema(
        "barButtonItem", title: "a bar button item", "An item of a navigation bar or toolbar.",
        keys: [
            KeySchema("title", .text, "Its words.").optional,
            KeySchema("image", .image, "In place of the words.").optional,
            KeySchema("systemItem", .choice(.barButtonSystemItem), "One of the system's items, or a space."),
            KeySchema("style", .choice(.barButtonStyle), "done is semibold. Default: plain."),
            KeySchema("width", .number(ValueType.lengths), "In points. Default: 0, as wide as it needs to be."),
            KeySchema("isEnabled", .boolean, "Default: true."),
            KeySchema("tintColor", .color, "Default: the bar's.").optional,
            KeySchema("customView", .view, "Stands in place of words and image."),
        ])

    static let tabBarItem = ObjectSchema(
        "tabBarItem", title: "\"tabBarItem\"", "What a tab bar shows of a controller.",
        keys: [
            KeySchema("title", .text, "Default: the controller's title.").optional,
            KeySchema("image", .image, "Tinted like the title.").optional,
            KeySchema("selectedImage", .image, "In place of image in the selected tab.").optional,
            KeySchema("badgeValue", .text, "In a red oval.").optional,
            KeySchema("isEnabled", .boolean, "Default: true."),
        ])

    static let containerDelegate = ObjectSchema(
        "containerDelegate", title: "\"delegate\"",
        "What the delegate of a container answers about orientations in its place: "
            + "navigationControllerSupportedInterfaceOrientations(_:) and the like.",
        keys: [
            KeySchema(
                "supportedInterfaceOrientations", .options(.orientationMask),
                "Takes the place of the container's own mask."),
            KeySchema(
                "preferredInterfaceOrientationForPresentation", .choice(.interfaceOrientation),
                "Takes the place of the container's own preference."),
        ])
}
