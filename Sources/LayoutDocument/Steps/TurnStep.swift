import Foundation
import KitSchema
import KitValues
package import LayoutRules

/// Rotates the device, as a hand would.
package struct TurnStep: Step {
    package var request: OrientationRequest

    package static let verb = StepVerb(
        "turn", .choice(.turn),
        "Rotates the device. Give the interface orientation that should result, or faceUp, faceDown or unknown.",
        example: #""landscapeRight""#
    ) { step, _ in
        step.value(\.choice).flatMap { OrientationRequest(name: $0.name) }.map { TurnStep(request: $0) }
    }

    package var text: String {
        switch request {
        case .landscape: "turn landscape"
        case .turn(let device): "turn \(device.bothNames)"
        }
    }

    package var mayChangeOrientations: Bool { false }
}
