import KitSchema

/// `dismiss(animated:completion:)`.
package struct DismissStep: Step {
    /// The id of the controller on which `dismiss` is called; nil for the topmost one.
    package var controller: String?
    package var isAnimated: Bool

    package static let verb = StepVerb(
        "dismiss", .confirmation,
        "true dismisses the topmost presented controller; an id dismisses the controller that was presented by the "
            + "controller with this id.",
        options: [.animated]
    ) { step, decoder in
        decoder.confirmation(step.verb).map { DismissStep(controller: $0.id, isAnimated: step.isAnimated) }
    }

    package var text: String {
        Self.verb.name + (controller.map { " \($0)" } ?? "") + Self.options(isAnimated: isAnimated, from: nil)
    }

    package var mayChangeOrientations: Bool { true }
}
