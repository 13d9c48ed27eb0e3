import KitSchema

/// `popViewController(animated:)`, or `popToViewController(_:animated:)`.
package struct PopStep: Step {
    /// The controller to pop to; nil for one level.
    package var controller: String?
    package var isAnimated: Bool
    /// A controller in the navigation controller that pops; nil for the visible one.
    package var from: String?

    package static let verb = StepVerb(
        "pop", .confirmation, "true pops one controller; an id pops to that controller.", options: [.animated, .stack]
    ) { step, decoder in
        guard let controller = decoder.confirmation(step.verb), let stack = decoder.optionalID(step.from) else {
            return nil
        }
        return PopStep(controller: controller.id, isAnimated: step.isAnimated, from: stack.id)
    }

    package var text: String {
        Self.verb.name + (controller.map { " \($0)" } ?? "") + Self.options(isAnimated: isAnimated, from: from)
    }

    package var mayChangeOrientations: Bool { true }
}
