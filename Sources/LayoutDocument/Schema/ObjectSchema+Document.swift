package import KitSchema

extension ObjectSchema {
    static let document = ObjectSchema(
        "layout", title: "the layout file", "A layout file of Reflow.",
        keys: [
            LayoutKeys.schema, LayoutKeys.semantics, LayoutKeys.application, LayoutKeys.devices, .fonts,
            LayoutKeys.launchOrientation, LayoutKeys.language, LayoutKeys.root, LayoutKeys.controllers,
            LayoutKeys.landscapeAlternative, LayoutKeys.steps,
        ])

    static let application = ObjectSchema(
        "application", title: "\"application\"",
        "The orientations that the application supports. Default: all on an iPad, all but portraitUpsideDown "
            + "on a phone.",
        keys: [
            ApplicationKeys.infoPlist, ApplicationKeys.supportedInterfaceOrientations,
            ApplicationKeys.supportedInterfaceOrientationsForPad,
            ApplicationKeys.supportedInterfaceOrientationsForPhone, ApplicationKeys.requiresFullScreen,
            ApplicationKeys.delegate,
        ])

    static let applicationDelegate = ObjectSchema(
        "applicationDelegate", title: "\"delegate\"", "What the application's delegate returns.",
        keys: [
            ApplicationDelegateKeys.supportedInterfaceOrientations
        ])

    /// The keys of a view that are not UIKit properties.
    static let view = ObjectSchema(
        "viewStructure", title: "UIView", "The keys of every view besides its properties.",
        keys: [
            ViewKeys.`class`, ViewKeys.id, ViewKeys.frame, ViewKeys.fill, ViewKeys.subviews,
            ViewKeys.translatesAutoresizingMaskIntoConstraints, ViewKeys.constraints, ViewKeys.layoutGuides,
            ViewKeys.variations,
        ])

    static let variation = ObjectSchema(
        "variation", title: "a variation", "Changes to a view under certain conditions.",
        keys: [
            VariationKeys.when, VariationKeys.set, VariationKeys.at,
        ])

    /// The keys of a variation's `set` that are not UIKit properties.
    static let changes = ObjectSchema(
        "changes", title: "\"set\"", "Properties that a variation changes.",
        keys: [
            ChangeKeys.frame, VariationKeys.at,
        ])

    static let condition = ObjectSchema(
        "condition", title: "\"when\"", "When a variation applies: all conditions must match.",
        keys: [
            ConditionKeys.orientation, ConditionKeys.horizontalSizeClass, ConditionKeys.verticalSizeClass,
            ConditionKeys.idiom, ConditionKeys.minWidth, ConditionKeys.maxWidth, ConditionKeys.minHeight,
            ConditionKeys.maxHeight, ConditionKeys.contentSize, ConditionKeys.layoutDirection, ConditionKeys.appearance,
        ])
}

extension KeySchema {
    static let fonts = KeySchema(
        "fonts", .names,
        "Font files, and folders with fonts, relative to this file's folder. Fonts are used by family or PostScript "
            + "name."
    ).example(#"["Fonts/Brand.ttf"]"#)
}

/// The keys of ``ObjectSchema/document``.
enum LayoutKeys {
    static let schema = KeySchema("$schema", .text, "The schema of this file, for editors. Reflow ignores this key.")
        .example(
            #""../layout.schema.json""#)
    static let semantics = KeySchema(
        "semantics", .choice(.semantics),
        "The iOS version whose rotation rules apply. Default: iOS15."
    ).example(#""iOS16""#)
    static let application = KeySchema(
        "application", .object(.application), "The orientations that the application supports."
    ).example(
        #"{ "supportedInterfaceOrientations": ["portrait"] }"#)
    static let devices = KeySchema(
        "devices", .someNames,
        "The devices to lay out for, by model name or id. --device replaces them. Default: iPhone 15."
    ).example(#"["iPhone 15"]"#)
    static let launchOrientation = KeySchema(
        "launchOrientation", .choice(.launchOrientation),
        "The interface orientation at launch. landscape means landscapeRight, or landscapeLeft if "
            + "only that one is supported. Default: portrait.")
    static let language = KeySchema(
        "language", .language,
        "The user's first preferred language, by its tag, such as ja, ko or zh-Hant. Chinese, Japanese "
            + "and Korean share characters; the language decides which form is drawn. Default: none; shared "
            + "characters are drawn in their simplified Chinese form.")
    static let root = KeySchema("root", .controller, "The root view controller of the window, or just a view.").required
    static let controllers = KeySchema(
        "controllers", .controllerDictionary,
        "Controllers by name. Each is created when landscapeAlternative or a step presents or pushes it.")
    static let landscapeAlternative = KeySchema(
        "landscapeAlternative", .name,
        "The name of a controller in controllers. The root presents it full screen when the device "
            + "rotates to landscape, and dismisses it in portrait."
    ).example(#""viewer""#)
    static let steps = KeySchema(
        "steps", .steps,
        "Steps to run once the layout is on screen. record and test always run the steps; other commands run "
            + "them with --steps.")
}

/// The keys of ``ObjectSchema/application``.
enum ApplicationKeys {
    static let infoPlist = KeySchema(
        "infoPlist", .name, "The path of a property list. The other keys here override the property list."
    ).example(#""Info.plist""#)
    static let supportedInterfaceOrientations = KeySchema(
        "supportedInterfaceOrientations", .options(.orientationMask),
        "UISupportedInterfaceOrientations in Info.plist.")
    static let supportedInterfaceOrientationsForPad = KeySchema(
        "supportedInterfaceOrientations~ipad", .options(.orientationMask),
        "Replaces supportedInterfaceOrientations on an iPad.")
    static let supportedInterfaceOrientationsForPhone = KeySchema(
        "supportedInterfaceOrientations~iphone", .options(.orientationMask),
        "Replaces supportedInterfaceOrientations on a phone.")
    static let requiresFullScreen = KeySchema(
        "requiresFullScreen", .boolean,
        "UIRequiresFullScreen in Info.plist. With true, the application does not support iPad multitasking. "
            + "Default: false."
    )
    static let delegate = KeySchema(
        "delegate", .object(.applicationDelegate), "What the application's delegate returns.")
}

/// The keys of ``ObjectSchema/applicationDelegate``.
enum ApplicationDelegateKeys {
    static let supportedInterfaceOrientations = KeySchema(
        "supportedInterfaceOrientations", .options(.orientationMask),
        "What application(_:supportedInterfaceOrientationsFor:) returns. After launch, these orientations "
            + "replace the property list's."
    ).required
}

/// The keys of ``ObjectSchema/view``.
package enum ViewKeys {
    static let `class` = KeySchema("class", .viewClass, "A view class of UIKit.").required
    static let id = KeySchema("id", .name, "A name that you choose, unique in the file.")
    package static let frame = KeySchema(
        "frame", .numbers(.rect),
        "The frame in points, in the superview's coordinates. It applies while the superview has the size "
            + "that the file gives it. At other sizes, the autoresizing mask adapts the "
            + "frame.")
    static let fill = KeySchema(
        "fill", .choice(.fillArea),
        "Keeps the view's frame equal to an area of its superview: the safe area, the layout margins "
            + "or the readable content.")
    static let subviews = KeySchema("subviews", .views, "The subviews, from back to front.")
    static let translatesAutoresizingMaskIntoConstraints = KeySchema(
        "translatesAutoresizingMaskIntoConstraints", .boolean,
        "With true, frame and autoresizing mask place the view; with false, constraints do. Default: true; "
            + "false if only constraints place the view (see \"reflow help constraints\").")
    static let constraints = KeySchema(
        "constraints", .constraints,
        "Constraints between this view, its descendants and their layout guides, such as "
            + "title.leading == self.layoutMargins.leading + 8 @750.")
    static let layoutGuides = KeySchema(
        "layoutGuides", .names,
        "Ids of this view's layout guides, which constraints can use. They must differ from the ids of views."
    ).example(#"["gap"]"#)
    static let variations = KeySchema(
        "variations", .variations,
        "Changes that apply under certain conditions. If several match, later ones win. The "
            + "frame is always computed from a frame in the file, never from the current one. Rotating back "
            + "therefore restores it.")
}

/// The keys of ``ObjectSchema/variation``.
enum VariationKeys {
    static let at = KeySchema(
        "at", .numbers(.size),
        "The size of the superview for which the frame in set was designed. Default: the superview's size "
            + "in the file. The key may be inside set or beside it.")
    static let when = KeySchema("when", .object(.condition), "When the variation applies: all conditions must match.")
        .required
    static let set = KeySchema("set", .changes, "Properties of the view, including its frame.").required
}

/// The keys of ``ObjectSchema/changes``.
enum ChangeKeys {
    static let frame = KeySchema("frame", .numbers(.rect), "Replaces the view's frame.")
}

/// The keys of ``ObjectSchema/condition``.
enum ConditionKeys {
    static let orientation = KeySchema(
        "orientation", .options(.conditionOrientation),
        "The interface orientation must be one of these. landscape means both landscapes; portrait "
            + "does not include portraitUpsideDown.")
    static let horizontalSizeClass = KeySchema(
        "horizontalSizeClass", .choice(.sizeClass), "UITraitCollection.horizontalSizeClass.")
    static let verticalSizeClass = KeySchema(
        "verticalSizeClass", .choice(.sizeClass), "UITraitCollection.verticalSizeClass.")
    static let idiom = KeySchema("idiom", .choice(.idiom), "UITraitCollection.userInterfaceIdiom.")
    static let minWidth = KeySchema(
        "minWidth", .number(ValueType.lengths), "The minimum width of the window, in points."
    ).example(
        "700")
    static let maxWidth = KeySchema(
        "maxWidth", .number(ValueType.lengths), "The maximum width of the window, in points."
    ).example(
        "1000")
    static let minHeight = KeySchema(
        "minHeight", .number(ValueType.lengths), "The minimum height of the window, in points."
    ).example(
        "700")
    static let maxHeight = KeySchema(
        "maxHeight", .number(ValueType.lengths), "The maximum height of the window, in points."
    ).example(
        "1000")
    static let contentSize = KeySchema(
        "contentSize", .choice(.conditionContentSize),
        "The user's text size. accessibility means any of the five largest.")
    static let layoutDirection = KeySchema(
        "layoutDirection", .choice(.layoutDirection), "UITraitCollection.layoutDirection.")
    static let appearance = KeySchema("appearance", .choice(.appearance), "UITraitCollection.userInterfaceStyle.")
}
