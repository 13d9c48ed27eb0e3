package import KitSchema

/// The parameters of `present(_:animated:completion:)`.
package struct PresentStep: Step {
    /// The id of the controller to present.
    package var controller: String
    /// The value for `modalPresentationStyle`, with UIKit's raw value; nil if it is not changed.
    package var style: Choice?
    package var isAnimated: Bool
    /// The id of the presenting controller; nil for the topmost one.
    package var from: String?

    private static let styleKey = KeySchema(
        "style", .choice(.modalPresentationStyle),
        "The modalPresentationStyle to set before presenting. Default: the controller's own.")

    package static let verb = StepVerb(
        "present", .name, "Presents the controller with this name or id.", example: #""viewer""#,
        options: [
            styleKey, .animated,
            KeySchema("from", .name, "The id of the presenting controller. Default: the topmost controller.")
                .example(#""list""#),
        ]
    ) { step, decoder in
        guard let controller = decoder.controllerID(step.verb), let presenter = decoder.optionalID(step.from) else {
            return nil
        }
        return PresentStep(
            controller: controller, style: step.members.value(styleKey, \.choice), isAnimated: step.isAnimated,
            from: presenter.id)
    }

    package var text: String {
        "present \(controller)" + (style.map { " style=\($0.name)" } ?? "")
            + Self.options(isAnimated: isAnimated, from: from)
    }

    package var mayChangeOrientations: Bool { true }
}
