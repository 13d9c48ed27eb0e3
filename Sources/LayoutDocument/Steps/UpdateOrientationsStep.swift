import KitSchema

/// `setNeedsUpdateOfSupportedInterfaceOrientations()`, from iOS 16 on.
package struct UpdateOrientationsStep: Step {
    /// The id of the controller whose mask is read again; nil for the topmost one.
    package var controller: String?

    package static let verb = StepVerb(
        "setNeedsUpdateOfSupportedInterfaceOrientations", .confirmation,
        "From iOS16 on: calls the method on the topmost controller, or on the controller with this id, so that "
            + "UIKit asks it again."
    ) { step, decoder in decoder.confirmation(step.verb).map { UpdateOrientationsStep(controller: $0.id) } }

    package var text: String { Self.verb.name + (controller.map { " \($0)" } ?? "") }

    package var mayChangeOrientations: Bool { true }
}
