import KitSchema
package import KitValues
import LayoutRules

/// `setStatusBarOrientation(_:animated:)`, up to iOS 12.
package struct StatusBarOrientationStep: Step {
    package var orientation: UIInterfaceOrientation

    package static let verb = StepVerb(
        "setStatusBarOrientation", .choice(.interfaceOrientation),
        "UIApplication.setStatusBarOrientation. It has an effect only while the mask of the topmost "
            + "controller is empty."
    ) { step, _ in
        step.value(\.choice).flatMap { UIInterfaceOrientation(name: $0.name) }
            .map { StatusBarOrientationStep(orientation: $0) }
    }

    package var text: String { "\(Self.verb.name) \(orientation.name)" }

    package var mayChangeOrientations: Bool { false }
}
