import LayoutRules
import Suites

/// `reflow explain`: the layout to rotate, and what to print about it.
struct ExplainRequest: Sendable, Equatable {
    let layout: String
    let target: OrientationRequest
    /// How the device is held at launch; nil for the layout's launch orientation.
    let origin: OrientationRequest?
    /// A name or id; nil for the first that the layout names.
    let device: String?
    /// How the device is set up.
    let variant: PictureVariant
    /// Whether to run the layout's steps before the rotation.
    let runsSteps: Bool
    /// Whether every event is printed too.
    let showsEvents: Bool
    /// Whether an interface that stays ends in exit status 1.
    let expectsRotation: Bool
    let format: OutputFormat
    let showing: ShowingRequest
}

extension CommandSyntax<ExplainRequest> {
    static var explain: CommandSyntax {
        CommandSyntax(
            "explain", summary: "explain why the interface rotates or stays",
            discussion: """
                Rotates the device and lists everyone who is asked, with the answer and where it comes from, and \
                everyone who is not asked, with the reason.

                Orientations are interface orientations: landscapeRight has the Home button on the right, or the \
                notch or camera on the left. The device's own names for the two landscapes are swapped; both are \
                printed.
                """,
            parameters: .layout,
            .option(
                required: "to", .orientation, help: "the orientation to go to: \(OrientationRequest.names.alternatives)"
            ),
            .option(
                "from", .orientation, help: "how the device is held at launch (default: the layout's launchOrientation)"
            ),
            .device, .variant, .steps,
            .flag("trace", help: "also print every event, one per line"),
            .flag("expect-rotation", help: "exit with status 1 if the interface stays"),
            .format, .showing,
            request: ExplainRequest.init)
    }
}

extension ValueFormat<OrientationRequest> {
    /// By the names of the interface, and those that only a device has.
    static var orientation: ValueFormat {
        choice(
            OrientationRequest.names.compactMap { name in OrientationRequest(name: name).map { (name, $0) } },
            placeholder: "O")
    }
}
