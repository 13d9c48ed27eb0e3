import KitSchema

/// `attemptRotationToDeviceOrientation()`, before iOS 16: every window negotiates again for the device's orientation.
package struct AttemptRotationStep: Step {
    package static let verb = StepVerb(
        "attemptRotationToDeviceOrientation", .confirmation,
        "Before iOS16: rotates the interface to the device's orientation, if this orientation is now supported."
    ) { step, decoder in decoder.confirmation(step.verb).map { _ in AttemptRotationStep() } }

    package var text: String { Self.verb.name }

    package var mayChangeOrientations: Bool { true }
}
