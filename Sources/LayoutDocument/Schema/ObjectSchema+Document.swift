extension ObjectSchema {
    static let document = ObjectSchema(
        "layout", title: "the layout file", "A layout file of Reflow.",
        keys: [
            KeySchema("$schema", .text, "Where the schema of this file is, for editors. Reflow does not read it."),
            KeySchema(
                "semantics", .choice(.semantics),
                "Which generation of iOS decides and reports rotations. Default: iOS15."),
            KeySchema("application", .object(.application), "What the application says about orientations."),
            KeySchema(
                "devices", .someNames,
                "Devices to lay out for unless the command line names others, by model name or id. Default: iPhone 15."),
            KeySchema(
                "launchOrientation", .choice(.launchOrientation),
                "How the interface is shown at launch. landscape is landscapeRight, or landscapeLeft where only that one "
                    + "is supported."),
            KeySchema(
                "language", .name,
                "The first of the user's preferred languages, by its tag, such as ja, ko or zh-Hant: it chooses among "
                    + "the forms of characters that Chinese, Japanese and Korean share. Default: simplified Chinese "
                    + "ones."),
            KeySchema("root", .controller, "The window's root view controller, or just its view.").required,
            KeySchema(
                "controllers", .controllerDictionary,
                "Controllers by name, made when landscapeAlternative or a step presents or pushes them."),
            KeySchema(
                "landscapeAlternative", .name,
                "The one of controllers that the root presents full screen when the device turns to landscape, and "
                    + "dismisses when it is back in portrait."),
            KeySchema(
                "steps", .steps,
                "What is done to the layout once it is shown. record and test run it, other commands with --steps."),
        ])

    static let application = ObjectSchema(
        "application", title: "\"application\"",
        "What the application says about orientations. Without it the device's default holds: everything on an iPad, "
            + "everything but upside down on a phone.",
        keys: [
            KeySchema(
                "infoPlist", .name, "Path to a property list. Keys beside this one win over those in the list."),
            KeySchema(
                "supportedInterfaceOrientations", .options(.orientationMask),
                "UISupportedInterfaceOrientations of the property list."),
            KeySchema(
                "supportedInterfaceOrientations~ipad", .options(.orientationMask),
                "Takes the place of supportedInterfaceOrientations on an iPad."),
            KeySchema(
                "supportedInterfaceOrientations~iphone", .options(.orientationMask),
                "Takes the place of supportedInterfaceOrientations on a phone."),
            KeySchema(
                "requiresFullScreen", .boolean,
                "UIRequiresFullScreen of the property list: the application takes no part in iPad multitasking."),
            KeySchema("delegate", .object(.applicationDelegate), "What the application's delegate answers."),
        ])

    static let applicationDelegate = ObjectSchema(
        "applicationDelegate", title: "\"delegate\"", "What the application's delegate answers.",
        keys: [
            KeySchema(
                "supportedInterfaceOrientations", .options(.orientationMask),
                "The answer of application(_:supportedInterfaceOrientationsFor:). After launch it takes the place of the "
                    + "property list."
            ).required
        ])

    /// The keys of a view that are no properties of UIKit's.
    static let view = ObjectSchema(
        "viewStructure", title: "UIView", "What every view has besides its properties.",
        keys: [
            KeySchema("class", .viewClass, "One of UIKit's views, or a registered subclass.").required,
            KeySchema("id", .name, "A name of your own, unique in the file."),
            KeySchema(
                "frame", .numbers(.rect),
                "As designed, in points, in the superview's coordinates. Where the superview has another size than it "
                    + "was designed with, the autoresizing mask carries the frame along."),
            KeySchema(
                "fill", .choice(.fillArea),
                "Keeps the view equal to a rectangle of its superview: the safe area, the layout margins or the readable "
                    + "content."),
            KeySchema("subviews", .views, "From back to front."),
            KeySchema(
                "translatesAutoresizingMaskIntoConstraints", .boolean,
                "Whether frame and mask place the view. false: constraints do."),
            KeySchema(
                "constraints", .constraints,
                "Constraints among the view, what is in it and its layout guides, such as "
                    + "title.leading == self.layoutMargins.leading + 8 @750."),
            KeySchema(
                "layoutGuides", .names,
                "Guides of the view's own, by ids that no view has: rectangles for constraints to speak of."),
            KeySchema(
                "variations", .variations,
                "What is different under certain conditions. Of those that match, later ones win. A view with "
                    + "variations is always computed from the chosen frame, so turning back restores it."),
        ])

    static let variation = ObjectSchema(
        "variation", title: "a variation", "What a view is like under certain conditions.",
        keys: [
            KeySchema("when", .object(.condition), "When the variation holds. All of it must match.").required,
            KeySchema("set", .changes, "Properties of the view, its frame included.").required,
            designedSize,
        ])

    /// The keys of a variation's `set` that are no properties of UIKit's.
    static let changes = ObjectSchema(
        "changes", title: "\"set\"", "Properties that a variation changes.",
        keys: [
            KeySchema("frame", .numbers(.rect), "Takes the place of the view's frame."),
            designedSize,
        ])

    private static let designedSize = KeySchema(
        "at", .numbers(.size),
        "The size of the superview for which the frame in set was drawn. Default: the superview's designed size. Stands "
            + "in set or beside it.")

    static let condition = ObjectSchema(
        "condition", title: "\"when\"", "When a variation holds. All of it must match.",
        keys: [
            KeySchema(
                "orientation", .options(.conditionOrientation),
                "How the interface is shown: one of these. landscape is both of them, portrait only the upright one."),
            KeySchema("horizontalSizeClass", .choice(.sizeClass), "UITraitCollection.horizontalSizeClass."),
            KeySchema("verticalSizeClass", .choice(.sizeClass), "UITraitCollection.verticalSizeClass."),
            KeySchema("idiom", .choice(.idiom), "UITraitCollection.userInterfaceIdiom."),
            KeySchema("minWidth", .number(ValueType.lengths), "The window is at least so wide, in points."),
            KeySchema("maxWidth", .number(ValueType.lengths), "The window is at most so wide, in points."),
            KeySchema("minHeight", .number(ValueType.lengths), "The window is at least so high, in points."),
            KeySchema("maxHeight", .number(ValueType.lengths), "The window is at most so high, in points."),
            KeySchema(
                "contentSize", .choice(.conditionContentSize),
                "The user's text size. accessibility is any of the five largest."),
            KeySchema("layoutDirection", .choice(.layoutDirection), "UITraitCollection.layoutDirection."),
            KeySchema("appearance", .choice(.appearance), "UITraitCollection.userInterfaceStyle."),
        ])
}
