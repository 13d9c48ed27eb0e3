import Basics

/// The kinds of steps that a script may take. Each step is an object with one key for the action, and others for its
/// options.
enum StepSchema {
    /// The key for the action comes first.
    static let all: [ObjectSchema] = [
        step(
            "turn", .choice(.turn),
            "Rotates the device. Give the interface orientation that should result, or faceUp, faceDown or unknown.",
            example: #""landscapeRight""#),
        step(
            "present", .name, "Presents the controller with this name or id.", example: #""viewer""#,
            keys: [
                KeySchema(
                    "style", .choice(.modalPresentationStyle),
                    "The modalPresentationStyle to set before presenting. Default: the controller's own."), animated,
                KeySchema("from", .name, "The id of the presenting controller. Default: the topmost controller.")
                    .example(#""list""#),
            ]),
        step(
            "dismiss", .confirmation,
            "true dismisses the topmost presented controller; an id dismisses the controller that was presented by the "
                + "controller with this id.",
            keys: [animated]),
        step(
            "push", .name, "Pushes the controller with this name or id.", example: #""viewer""#,
            keys: [animated, stack]),
        step(
            "pop", .confirmation, "true pops one controller; an id pops to that controller.", keys: [animated, stack]),
        step(
            "selectTab", .tab, "Selects a tab, by its index or by the id of its controller.",
            keys: [
                KeySchema(
                    "from", .name,
                    "The id of the tab bar controller, or of a controller inside it. Default: the visible tab "
                        + "bar controller."
                ).example(#""tabs""#)
            ]),
        step(
            "set", .settings,
            "Sets properties of the view or controller with this id, of \"application.delegate\", or of a constraint."),
        step(
            "keyboard", .keyboard,
            "true shows the device's keyboard; a number shows a keyboard of that height, in points; false hides it. "
                + "UIKit's notifications are posted, and the keyboard's layout guide moves."),
        step(
            "snapshot", .name,
            "Takes a picture. Its golden gets this name. The name of an orientation is not allowed.",
            example: #""turned""#),
        step(
            "setNeedsUpdateOfSupportedInterfaceOrientations", .confirmation,
            "From iOS16 on: calls the method on the topmost controller, or on the controller with this id, so that "
                + "UIKit asks it again."
        ),
        step(
            "requestGeometryUpdate", .options(.orientationMask),
            "From iOS16 on: requests that the scene is shown in one of these orientations."),
        step(
            "attemptRotationToDeviceOrientation", .confirmation,
            "Before iOS16: rotates the interface to the device's orientation, if this orientation is now supported."),
        step(
            "setStatusBarOrientation", .choice(.interfaceOrientation),
            "UIApplication.setStatusBarOrientation. It has an effect only while the mask of the topmost "
                + "controller is empty."),
    ]

    static let verbs = all.map { $0.keys[0].name }

    static func named(_ verb: String) -> ObjectSchema? { all.first { $0.keys[0].name == verb } }

    private static let animated = KeySchema(
        "animated", .boolean,
        "The value of the parameter animated in callbacks. The transition takes no time in either case. Default: true.")
    private static let stack = KeySchema(
        "from", .name,
        "The id of the navigation controller, or of a controller inside it. Default: the visible "
            + "navigation controller."
    ).example(#""stack""#)

    private static func step(
        _ verb: String, _ type: ValueType, _ summary: String, example: String? = nil, keys: [KeySchema] = []
    ) -> ObjectSchema {
        var action = KeySchema(verb, type, summary).required
        action.example = example
        return ObjectSchema(
            verb + "Step", title: "a step with \(Wording.quoted(verb))", summary, keys: [action] + keys)
    }
}
