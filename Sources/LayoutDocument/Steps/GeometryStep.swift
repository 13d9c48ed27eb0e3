import KitSchema
package import KitValues
import LayoutRules

/// `requestGeometryUpdate(_:errorHandler:)`, from iOS 16 on: the scene requests one of these orientations.
package struct GeometryStep: Step {
    package var orientations: [UIInterfaceOrientation]

    package static let verb = StepVerb(
        "requestGeometryUpdate", .options(.orientationMask),
        "From iOS16 on: requests that the scene is shown in one of these orientations."
    ) { step, _ in step.value(\.orientations).map { GeometryStep(orientations: $0) } }

    package var text: String { "\(Self.verb.name) \(UIInterfaceOrientationMask(orientations).text)" }

    package var mayChangeOrientations: Bool { true }
}
