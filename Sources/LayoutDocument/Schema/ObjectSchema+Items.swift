import KitSchema

extension ObjectSchema {
    static let navigationItem = ObjectSchema(
        "navigationItem", title: "\"navigationItem\"", "What a navigation bar shows for a controller.",
        keys: [
            KeySchema("title", .text, "The title. Default: the controller's title.").optional,
            KeySchema("prompt", .text, "A line above the title.").optional,
            KeySchema(
                "largeTitleDisplayMode", .choice(.largeTitleDisplayMode),
                "Whether the title is large. Default: automatic."),
            KeySchema("hidesBackButton", .boolean, "Whether the back button is hidden. Default: false."),
            KeySchema(
                "leftItemsSupplementBackButton", .boolean,
                "Whether left items are shown beside the back button instead of replacing it. Default: false."),
            KeySchema("leftBarButtonItem", .object(.barButtonItem), "A single item at the leading edge."),
            KeySchema(
                "leftBarButtonItems", .objects(.barButtonItem), "The items at the leading edge, starting at the edge."),
            KeySchema("rightBarButtonItem", .object(.barButtonItem), "A single item at the trailing edge."),
            KeySchema(
                "rightBarButtonItems", .objects(.barButtonItem), "The items at the trailing edge, starting at the edge."
            ),
            KeySchema(
                "backBarButtonItem", .object(.barButtonItem),
                "The back button that the next controller on the stack shows."),
            KeySchema("titleView", .view, "A view that is shown instead of the title."),
        ])

    static let barButtonItem = ObjectSchema(
        "barButtonItem", title: "a bar button item", "An item of a navigation bar or toolbar.",
        keys: [
            KeySchema("title", .text, "The title.").optional,
            KeySchema("image", .image, "An image that is shown instead of the title.").optional,
            KeySchema(
                "systemItem", .choice(.barButtonSystemItem),
                "A system item, or a space, instead of a title. Default: none."),
            KeySchema("style", .choice(.barButtonStyle), "With done, the title is semibold. Default: plain."),
            KeySchema("width", .number(ValueType.lengths), "The width, in points. Default: 0, as wide as the content."),
            KeySchema("isEnabled", .boolean, "Whether the item can be tapped. Default: true."),
            KeySchema("tintColor", .color, "The colour of the item. Default: the bar's.").optional,
            KeySchema("customView", .view, "A view that is shown instead of title and image."),
        ])

    static let tabBarItem = ObjectSchema(
        "tabBarItem", title: "\"tabBarItem\"", "What a tab bar shows for a controller.",
        keys: [
            KeySchema("title", .text, "The title. Default: the controller's title.").optional,
            KeySchema("image", .image, "The image, in the colour of the title.").optional,
            KeySchema("selectedImage", .image, "Replaces image while the tab is selected.").optional,
            KeySchema("badgeValue", .text, "The text of the red badge.").optional,
            KeySchema("isEnabled", .boolean, "Whether the tab can be selected. Default: true."),
        ])

    static let containerDelegate = ObjectSchema(
        "containerDelegate", title: "\"delegate\"",
        "What the methods of a container's delegate return, such as "
            + "navigationControllerSupportedInterfaceOrientations(_:). These values replace the container's own.",
        keys: [
            KeySchema(
                "supportedInterfaceOrientations", .options(.orientationMask),
                "Replaces the container's own mask. Default: the container's own."),
            KeySchema(
                "preferredInterfaceOrientationForPresentation", .choice(.interfaceOrientation),
                "Replaces the container's own preference. Default: the container's own."),
        ])
}
