import KitSchema

// The keys of device files.
extension ObjectSchema {
    static let deviceFile = ObjectSchema(
        "deviceFile", title: "the device file", "A device file of Reflow: devices in addition to the built-in ones.",
        keys: [
            DeviceFileKeys.devices, remark("$schema").example(#""device-file.schema.json""#), remark("warnings"),
            remark("schema"), remark("generated"), remark("units"), remark("rules"), remark("splitViewWidths"),
        ])

    static let device = ObjectSchema(
        "device", title: "a device", "A device model, or several with the same measurements.",
        keys: [
            DeviceKeys.id, DeviceKeys.names, DeviceKeys.idiom, DeviceKeys.scale, DeviceKeys.portrait,
            DeviceKeys.landscape, DeviceKeys.nativePixelsPortrait, DeviceKeys.cornerRadius, DeviceKeys.homeIndicator,
            DeviceKeys.supportsPortraitUpsideDown, remark("confidence"), remark("sources"), remark("notes"),
            remark("verified"),
        ])

    static let deviceScreen = ObjectSchema(
        "deviceScreen", title: "a screen", "The measurements of a screen in one orientation, in points.",
        keys: [
            DeviceScreenKeys.size, DeviceScreenKeys.safeArea, DeviceScreenKeys.safeAreaInsets,
            DeviceScreenKeys.horizontalSizeClass, DeviceScreenKeys.verticalSizeClass, DeviceScreenKeys.statusBarHeight,
            DeviceScreenKeys.statusBarHidden, DeviceScreenKeys.navigationBar, DeviceScreenKeys.tabBarHeight,
            DeviceScreenKeys.toolbarHeight, DeviceScreenKeys.sizeClass, DeviceScreenKeys.rootLayoutMargins,
        ])

    static let deviceBar = ObjectSchema(
        "deviceBar", title: "\"navigationBar\"", "A navigation bar.",
        keys: [
            DeviceBarKeys.y, DeviceBarKeys.height, DeviceBarKeys.maxY, DeviceBarKeys.largeTitleHeight,
            DeviceBarKeys.largeTitleMaxY,
        ])

    static let deviceSizeClass = ObjectSchema(
        "deviceSizeClass", title: "\"sizeClass\"", "The size classes of a screen.",
        keys: [
            DeviceSizeClassKeys.horizontal, DeviceSizeClassKeys.vertical,
        ])

    static let deviceInsets = ObjectSchema(
        "deviceInsets", title: "insets", "Distances from the edges, in points. Missing edges are 0.",
        keys: [DeviceInsetKeys.top, DeviceInsetKeys.left, DeviceInsetKeys.bottom, DeviceInsetKeys.right]
    )

    private static func remark(_ name: String) -> KeySchema {
        KeySchema(name, .anything, "A note. Reflow ignores it.").optional
    }
}

/// The keys of ``ObjectSchema/deviceFile``.
enum DeviceFileKeys {
    static let devices = KeySchema("devices", .objects(.device), "The devices.").example(
        #"[{ "id": "kiosk", "idiom": "pad", "scale": 2, "portrait": { "size": [800, 1280], "safeArea": { "top": 24 } } }]"#
    ).required
}

/// The keys of ``ObjectSchema/device``.
enum DeviceKeys {
    static let id = KeySchema("id", .name, "A short name for options and file names, such as iphone-15.").example(
        #""kiosk""#
    )
    .required
    static let names = KeySchema(
        "names", .someNames, "The names of all models with these measurements. Default: the id."
    ).example(
        #"["Kiosk"]"#
    )
    .optional
    static let idiom = KeySchema("idiom", .choice(.idiom), "The kind of device.").required
    static let scale = KeySchema("scale", .number(0.5...8), "The number of pixels per point, such as 3.").required
    static let portrait = KeySchema("portrait", .object(.deviceScreen), "The screen in portrait.").example(
        #"{ "size": [800, 1280], "safeArea": { "top": 24 } }"#
    ).required
    static let landscape = KeySchema(
        "landscape", .object(.deviceScreen),
        "The screen in landscape. Missing values are derived from portrait."
    ).example(#"{ "safeArea": { "left": 24 } }"#).optional
    static let nativePixelsPortrait = KeySchema(
        "nativePixelsPortrait", .size(1...100_000), "The size of the physical screen in portrait, in pixels."
    ).example("[1600, 2560]").optional
    static let cornerRadius = KeySchema(
        "cornerRadius", .number(0...5_000), "The radius of the screen's corners, in points. Default: unknown."
    ).optional
    static let homeIndicator = KeySchema(
        "homeIndicator", .boolean,
        "Whether the device has a home indicator. Default: true if the safe area in portrait has a "
            + "bottom inset."
    ).optional
    static let supportsPortraitUpsideDown = KeySchema(
        "supportsPortraitUpsideDown", .boolean,
        "Whether an app can be shown upside down. Default: true, except for phones with a home indicator."
    ).optional
}

/// The keys of ``ObjectSchema/deviceScreen``.
enum DeviceScreenKeys {
    static let size = KeySchema(
        "size", .size(1...10_000),
        "Width and height. Required in portrait. In landscape, the default is the portrait size with "
            + "width and height swapped."
    ).example("[800, 1280]").optional
    static let safeArea = KeySchema(
        "safeArea", .object(.deviceInsets), "The safe area insets of the whole screen. Required in portrait."
    ).optional
    static let safeAreaInsets = KeySchema(
        "safeAreaInsets", .numbers(.insets),
        "The same as \"safeArea\", as `reflow devices --format json` prints it."
    ).optional
    static let horizontalSizeClass = KeySchema(
        "horizontalSizeClass", .choice(.sizeClass), "The same as \"horizontal\" in \"sizeClass\"."
    ).optional
    static let verticalSizeClass = KeySchema(
        "verticalSizeClass", .choice(.sizeClass), "The same as \"vertical\" in \"sizeClass\"."
    ).optional
    static let statusBarHeight = KeySchema(
        "statusBarHeight", lengths, "The height of the status bar; 0 if it is hidden."
    ).example("24")
        .optional
    static let statusBarHidden = KeySchema(
        "statusBarHidden", .boolean, "Whether the status bar is hidden. Default: true if its height is 0."
    ).optional
    static let navigationBar = KeySchema(
        "navigationBar", .object(.deviceBar), "A navigation bar that is as wide as the screen."
    ).optional
    static let tabBarHeight = KeySchema(
        "tabBarHeight", lengths, "The height of a tab bar, including the part under the home indicator."
    )
    .example("49")
    .optional
    static let toolbarHeight = KeySchema(
        "toolbarHeight", lengths, "The height of a toolbar, including the part under the home indicator."
    )
    .example(
        "44"
    ).optional
    static let sizeClass = KeySchema("sizeClass", .object(.deviceSizeClass), "The size classes of the whole screen.")
        .optional
    static let rootLayoutMargins = KeySchema(
        "rootLayoutMargins", .object(.deviceInsets),
        "The layout margins of a root view, including the safe area."
    ).optional
}

/// The keys of ``ObjectSchema/deviceBar``.
enum DeviceBarKeys {
    static let y = KeySchema("y", lengths, "The top edge.").example("24").optional
    static let height = KeySchema("height", lengths, "The height without a large title.").example("44").optional
    static let maxY = KeySchema("maxY", .number(0...2_000), "Optional. If it is given, it must equal y + height.")
        .example("68")
        .optional
    static let largeTitleHeight = KeySchema("largeTitleHeight", lengths, "The height with a large title.").example("96")
        .optional
    static let largeTitleMaxY = KeySchema(
        "largeTitleMaxY", .number(0...2_000), "Optional. If it is given, it must equal y + largeTitleHeight."
    ).example(
        "120"
    ).optional
}

/// The keys of ``ObjectSchema/deviceSizeClass``.
enum DeviceSizeClassKeys {
    static let horizontal = KeySchema(
        "horizontal", .choice(.sizeClass), "The horizontal size class. Default: derived from idiom and size."
    )
    .optional
    static let vertical = KeySchema(
        "vertical", .choice(.sizeClass), "The vertical size class. Default: derived from idiom and size."
    )
    .optional
}

/// The keys of ``ObjectSchema/deviceInsets``.
enum DeviceInsetKeys {
    static let top = edge("top")
    static let left = edge("left")
    static let bottom = edge("bottom")
    static let right = edge("right")

    private static func edge(_ name: String) -> KeySchema {
        KeySchema(name, lengths, "The distance from this edge.").optional
    }
}

/// Lengths of screens, in points.
private let lengths = ValueType.number(0...1_000)
