import LayoutLoading
import LayoutRules
import Screens
import Suites

/// `reflow explain`: the layout to rotate, and what to print about it.
struct ExplainRequest: Sendable, Equatable {
    let layout: String
    /// The target orientation; nil only if a view is explained without a rotation.
    let target: OrientationRequest?
    /// The orientation of the device at launch; nil for the layout's launch orientation.
    let origin: OrientationRequest?
    /// The view to explain; nil for the decision about the rotation.
    let view: ViewExplanationRequest?
    /// The shown object of a document with several; nil for the first.
    let root: String?
    /// The name or id of the device; nil for the first that the layout names.
    let device: String?
    /// The settings of the device.
    let variant: PictureVariant
    /// The language of the texts.
    let language: LayoutLanguage
    /// Whether to run the layout's steps before the rotation.
    let runsSteps: Bool
    /// Whether every event is printed, too.
    let showsEvents: Bool
    /// Whether an interface that does not rotate gives the exit status 1.
    let expectsRotation: Bool
    let format: OutputFormat
    let showing: ShowingRequest
}

/// The view to explain, and the numbers of its frame.
struct ViewExplanationRequest: Sendable, Equatable {
    let id: String
    /// The numbers to explain; empty for all four.
    let numbers: [LayoutNumber]
    /// The orientation; nil for the orientation after the launch.
    let orientation: OrientationChoice?
    let isDeep: Bool

    var stageRequest: Screens.ExplanationRequest {
        ExplanationRequest(
            views: [id], numbers: Set(numbers.isEmpty ? LayoutNumber.allCases : numbers), isDeep: isDeep)
    }
}

extension CommandSyntax<ExplainRequest> {
    static var explain: CommandSyntax {
        CommandSyntax(
            "explain", summary: "explain why the interface rotates, or why a view is where it is",
            discussion: """
                Rotates the device and lists the objects that UIKit asks, with their answers and the source of each \
                answer. Objects that are not asked are listed too, with the reason.

                With --view, explains a view's frame instead: what determines each of its four numbers, which \
                constraints are not satisfied, and by how many points. With --view and --to, it also explains what the \
                rotation changes.

                Orientations are interface orientations: landscapeRight has the Home button on the right, or the notch \
                or camera on the left. In device orientations, the names of the two landscapes are swapped. The output \
                gives both names.
                """,
            parameters: .layout,
            .option(
                "to", .orientation,
                help: "the orientation to rotate to: \(OrientationRequest.names.alternatives) (required without --view)"
            ),
            .option(
                "from", .orientation,
                help: "start with the device in this orientation (default: the layout's launch orientation)"
            ),
            .viewExplanation,
            .option(
                "root", .text("ID", expected: "the id of an object in the file"),
                help: "the id of the object to show, if the document has several, such as the scenes of a storyboard"),
            .device, .variant, .language, .steps,
            .flag("trace", help: "also print every event, one per line"),
            .flag("expect-rotation", help: "exit with status 1 if the interface does not rotate"),
            .format, .showing,
            request: ExplainRequest.init)
    }
}

extension Parameter<ViewExplanationRequest?> {
    fileprivate static var viewExplanation: Parameter {
        Parameter(
            .option(
                "view", .text("ID", expected: "the id of a view"),
                help: "explain the frame of the view with this id, or place: card.subviews[1]"),
            .options(
                "axis",
                .choice(LayoutNumber.allCases.map { ($0.rawValue, $0) }, placeholder: "N"),
                help: "with --view: x, y, width or height (default: all four)"),
            .option(
                "orientation", .choice(OrientationChoice.named, placeholder: "O"),
                help: "with --view: rotate there first (default: the layout's launch orientation)"),
            .flag("deep", help: "with --view: also list the causes of the causes"),
            checking: { (id, numbers, orientation, isDeep) throws(UsageError) in
                if let id {
                    return ViewExplanationRequest(id: id, numbers: numbers, orientation: orientation, isDeep: isDeep)
                }
                if isDeep { throw .optionNeedsOther("--deep", "--view ID") }
                if !numbers.isEmpty { throw .optionNeedsOther("--axis", "--view ID") }
                if orientation != nil { throw .optionNeedsOther("--orientation", "--view ID") }
                return nil
            })
    }
}

extension ValueFormat<OrientationRequest> {
    /// An orientation, by the names of the interface, or by those that only a device has.
    static var orientation: ValueFormat {
        choice(
            OrientationRequest.names.compactMap { name in OrientationRequest(name: name).map { (name, $0) } },
            placeholder: "O")
    }
}
