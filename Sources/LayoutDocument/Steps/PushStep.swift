import KitSchema

/// `pushViewController(_:animated:)`.
package struct PushStep: Step {
    /// The id of the controller to push.
    package var controller: String
    package var isAnimated: Bool
    /// A controller in the navigation controller that pushes; nil for the visible one.
    package var from: String?

    package static let verb = StepVerb(
        "push", .name, "Pushes the controller with this name or id.", example: #""viewer""#,
        options: [.animated, .stack]
    ) { step, decoder in
        guard let controller = decoder.controllerID(step.verb), let stack = decoder.optionalID(step.from) else {
            return nil
        }
        return PushStep(controller: controller, isAnimated: step.isAnimated, from: stack.id)
    }

    package var text: String { "push \(controller)" + Self.options(isAnimated: isAnimated, from: from) }

    package var mayChangeOrientations: Bool { true }
}
