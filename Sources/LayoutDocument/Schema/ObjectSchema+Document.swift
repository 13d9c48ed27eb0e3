import KitSchema

extension ObjectSchema {
    static let document = ObjectSchema(
        "layout", title: "the layout file", "A layout file of Reflow.",
        keys: [
            KeySchema("$schema", .text, "The schema of this file, for editors. Reflow ignores this key.").example(
                #""../layout.schema.json""#),
            KeySchema(
                "semantics", .choice(.semantics),
                "The iOS version whose rotation rules apply. Default: iOS15."
            ).example(#""iOS16""#),
            KeySchema("application", .object(.application), "The orientations that the application supports.").example(
                #"{ "supportedInterfaceOrientations": ["portrait"] }"#),
            KeySchema(
                "devices", .someNames,
                "The devices to lay out for, by model name or id. --device replaces them. Default: iPhone 15."
            ).example(#"["iPhone 15"]"#),
            .fonts,
            KeySchema(
                "launchOrientation", .choice(.launchOrientation),
                "The interface orientation at launch. landscape means landscapeRight, or landscapeLeft if "
                    + "only that one is supported. Default: portrait."),
            KeySchema(
                "language", .language,
                "The user's first preferred language, by its tag, such as ja, ko or zh-Hant. Chinese, Japanese "
                    + "and Korean share characters; the language decides which form is drawn. Default: none; shared "
                    + "characters are drawn in their simplified Chinese form."),
            KeySchema("root", .controller, "The root view controller of the window, or just a view.").required,
            KeySchema(
                "controllers", .controllerDictionary,
                "Controllers by name. Each is created when landscapeAlternative or a step presents or pushes it."),
            KeySchema(
                "landscapeAlternative", .name,
                "The name of a controller in controllers. The root presents it full screen when the device "
                    + "rotates to landscape, and dismisses it in portrait."
            ).example(#""viewer""#),
            KeySchema(
                "steps", .steps,
                "Steps to run once the layout is on screen. record and test always run the steps; other commands run "
                    + "them with --steps."),
        ])

    static let application = ObjectSchema(
        "application", title: "\"application\"",
        "The orientations that the application supports. Default: all on an iPad, all but portraitUpsideDown "
            + "on a phone.",
        keys: [
            KeySchema(
                "infoPlist", .name, "The path of a property list. The other keys here override the property list."
            ).example(#""Info.plist""#),
            KeySchema(
                "supportedInterfaceOrientations", .options(.orientationMask),
                "UISupportedInterfaceOrientations in Info.plist."),
            KeySchema(
                "supportedInterfaceOrientations~ipad", .options(.orientationMask),
                "Replaces supportedInterfaceOrientations on an iPad."),
            KeySchema(
                "supportedInterfaceOrientations~iphone", .options(.orientationMask),
                "Replaces supportedInterfaceOrientations on a phone."),
            KeySchema(
                "requiresFullScreen", .boolean,
                "UIRequiresFullScreen in Info.plist. With true, the application does not support iPad multitasking. "
                    + "Default: false."
            ),
            KeySchema("delegate", .object(.applicationDelegate), "What the application's delegate returns."),
        ])

    static let applicationDelegate = ObjectSchema(
        "applicationDelegate", title: "\"delegate\"", "What the application's delegate returns.",
        keys: [
            KeySchema(
                "supportedInterfaceOrientations", .options(.orientationMask),
                "What application(_:supportedInterfaceOrientationsFor:) returns. After launch, these orientations "
                    + "replace the property list's."
            ).required
        ])

    /// The keys of a view that are not UIKit properties.
    static let view = ObjectSchema(
        "viewStructure", title: "UIView", "The keys of every view besides its properties.",
        keys: [
            KeySchema("class", .viewClass, "A view class of UIKit.").required,
            KeySchema("id", .name, "A name that you choose, unique in the file."),
            KeySchema(
                "frame", .numbers(.rect),
                "The frame in points, in the superview's coordinates. It applies while the superview has the size "
                    + "that the file gives it. At other sizes, the autoresizing mask adapts the "
                    + "frame."),
            KeySchema(
                "fill", .choice(.fillArea),
                "Keeps the view's frame equal to an area of its superview: the safe area, the layout margins "
                    + "or the readable content."),
            KeySchema("subviews", .views, "The subviews, from back to front."),
            KeySchema(
                "translatesAutoresizingMaskIntoConstraints", .boolean,
                "With true, frame and autoresizing mask place the view; with false, constraints do. Default: true; "
                    + "false if only constraints place the view (see \"reflow help constraints\")."),
            KeySchema(
                "constraints", .constraints,
                "Constraints between this view, its descendants and their layout guides, such as "
                    + "title.leading == self.layoutMargins.leading + 8 @750."),
            KeySchema(
                "layoutGuides", .names,
                "Ids of this view's layout guides, which constraints can use. They must differ from the ids of views."
            ).example(#"["gap"]"#),
            KeySchema(
                "variations", .variations,
                "Changes that apply under certain conditions. If several match, later ones win. The "
                    + "frame is always computed from a frame in the file, never from the current one. Rotating back "
                    + "therefore restores it."),
        ])

    static let variation = ObjectSchema(
        "variation", title: "a variation", "Changes to a view under certain conditions.",
        keys: [
            KeySchema("when", .object(.condition), "When the variation applies: all conditions must match.").required,
            KeySchema("set", .changes, "Properties of the view, including its frame.").required,
            designedSize,
        ])

    /// The keys of a variation's `set` that are not UIKit properties.
    static let changes = ObjectSchema(
        "changes", title: "\"set\"", "Properties that a variation changes.",
        keys: [
            KeySchema("frame", .numbers(.rect), "Replaces the view's frame."),
            designedSize,
        ])

    private static let designedSize = KeySchema(
        "at", .numbers(.size),
        "The size of the superview for which the frame in set was designed. Default: the superview's size "
            + "in the file. The key may be inside set or beside it.")

    static let condition = ObjectSchema(
        "condition", title: "\"when\"", "When a variation applies: all conditions must match.",
        keys: [
            KeySchema(
                "orientation", .options(.conditionOrientation),
                "The interface orientation must be one of these. landscape means both landscapes; portrait "
                    + "does not include portraitUpsideDown."),
            KeySchema("horizontalSizeClass", .choice(.sizeClass), "UITraitCollection.horizontalSizeClass."),
            KeySchema("verticalSizeClass", .choice(.sizeClass), "UITraitCollection.verticalSizeClass."),
            KeySchema("idiom", .choice(.idiom), "UITraitCollection.userInterfaceIdiom."),
            KeySchema("minWidth", .number(ValueType.lengths), "The minimum width of the window, in points.").example(
                "700"),
            KeySchema("maxWidth", .number(ValueType.lengths), "The maximum width of the window, in points.").example(
                "1000"),
            KeySchema("minHeight", .number(ValueType.lengths), "The minimum height of the window, in points.").example(
                "700"),
            KeySchema("maxHeight", .number(ValueType.lengths), "The maximum height of the window, in points.").example(
                "1000"),
            KeySchema(
                "contentSize", .choice(.conditionContentSize),
                "The user's text size. accessibility means any of the five largest."),
            KeySchema("layoutDirection", .choice(.layoutDirection), "UITraitCollection.layoutDirection."),
            KeySchema("appearance", .choice(.appearance), "UITraitCollection.userInterfaceStyle."),
        ])
}

extension KeySchema {
    static let fonts = KeySchema(
        "fonts", .names,
        "Font files, and folders with fonts, relative to this file's folder. Fonts are used by family or PostScript "
            + "name."
    ).example(#"["Fonts/Brand.ttf"]"#)
}
