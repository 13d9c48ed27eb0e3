/// The kinds of steps that a script may take. Each step is an object with one key that says what is done, and others
/// that say how.
enum StepSchema {
    /// The key that says what is done comes first.
    static let all: [ObjectSchema] = [
        step("turn", .choice(.turn), "Turns the device, named by the interface it leads to, or flat or unknown."),
        step(
            "present", .name, "Presents the controller of that name or id.",
            keys: [
                KeySchema(
                    "style", .choice(.modalPresentationStyle),
                    "Set as its modalPresentationStyle before. Default: as it is."), animated,
                KeySchema("from", .name, "The id of the controller that presents. Default: the topmost one."),
            ]),
        step(
            "dismiss", .confirmation,
            "Dismisses what the topmost controller or its presenter presents, or with an id what that one presents.",
            keys: [animated]),
        step("push", .name, "Pushes the controller of that name or id.", keys: [animated, stack]),
        step("pop", .confirmation, "Pops one controller, or with an id down to that one.", keys: [animated, stack]),
        step(
            "selectTab", .tab, "Selects the tab of that index, or the one of the controller with that id.",
            keys: [
                KeySchema("from", .name, "The id of the tab bar controller, or of one in it. Default: the visible one.")
            ]),
        step("set", .settings, "Sets properties of the view, controller or application.delegate with that id."),
        step("snapshot", .name, "Takes a picture: a golden of this name. Not the name of an orientation."),
        step(
            "setNeedsUpdateOfSupportedInterfaceOrientations", .confirmation,
            "From iOS16: the topmost controller, or the one with that id, wants to be asked anew."),
        step(
            "requestGeometryUpdate", .options(.orientationMask),
            "From iOS16: the scene asks to be shown in one of these orientations."),
        step(
            "attemptRotationToDeviceOrientation", .confirmation,
            "Before iOS16: the interface follows the device as it is held, if it may by now."),
        step(
            "setStatusBarOrientation", .choice(.interfaceOrientation),
            "UIApplication.setStatusBarOrientation: heeded only while the topmost controller supports nothing."),
    ]

    static let verbs = all.map { $0.keys[0].name }

    static func named(_ verb: String) -> ObjectSchema? { all.first { $0.keys[0].name == verb } }

    private static let animated = KeySchema("animated", .boolean, "Default: true. It is over at once either way.")
    private static let stack = KeySchema(
        "from", .name, "The id of the navigation controller, or of one in it. Default: the visible one.")

    private static func step(
        _ verb: String, _ type: ValueType, _ summary: String, keys: [KeySchema] = []
    ) -> ObjectSchema {
        ObjectSchema(
            verb + "Step", title: "a step with \"\(verb)\"", summary,
            keys: [KeySchema(verb, type, summary).required] + keys)
    }
}
