import LayoutLoading
import LayoutRules
import Suites

/// `reflow look`: the layouts, and the requested facts about them.
struct LookRequest: Sendable, Equatable {
    /// Layout files, or folders of them.
    let layouts: [String]
    /// The name or id of the device; nil for the first that the layout names.
    let device: String?
    /// The target orientation; nil for landscape, or for portrait if the launch orientation is a landscape. If it is
    /// nil, a refusal is not a failure.
    let target: OrientationChoice?
    /// The settings of the device.
    let variant: PictureVariant
    /// The language of the texts.
    let language: LayoutLanguage
    /// Whether to run the layout's steps before the rotation.
    let runsSteps: Bool
    /// A stored look to compare with; nil for the last one.
    let since: String?
    /// The id of a line whose details are requested; nil for the look itself.
    let more: String?
    /// The file of the picture; nil for none.
    let picture: String?
    let format: OutputFormat
    let showing: ShowingRequest
}

extension CommandSyntax<LookRequest> {
    static var look: CommandSyntax {
        CommandSyntax(
            "look", summary: "summarise what a rotation does to a layout, and what is wrong",
            discussion: """
                Rotates the device and prints a summary: whether the interface rotates, which problems lint finds and \
                which masks or constraints cause them, what has changed since the last run, and what moved. The most \
                important lines come first. The summary of a layout has at most \(LookText.byteLimit) bytes. Each \
                problem, change and move begins with an id.

                Each result is saved in report/look, in one file for each layout, device, orientation and setting. The \
                next run is compared with this file. To compare with an older result, copy its file and pass the copy \
                with --since.

                Light and dark appearance are both checked. Problems that do not occur in the appearance of --appearance \
                are listed as "dark: …" (or "light: …"). They also affect the exit status.

                The exit status is 1 if there are problems, if the orientation of --to is refused, if the interface \
                stays because masks contradict each other, or if UIKit would raise an exception.
                """,
            parameters: .layouts, .device,
            .option(
                "to", .choice(OrientationChoice.named, placeholder: "O"),
                help: "the orientation to rotate to (default: landscape, or portrait if the layout starts in landscape)"
            ),
            .variant, .language, .steps,
            .option("since", .file("FILE"), help: "compare with this saved result (default: the last one)"),
            .option(
                "more", .text("ID", expected: "the id of a line"),
                help: "print the line with this id in full, or one section: problems, changes or moves"),
            .option(
                "picture", .file("FILE"),
                help: "also write one small PNG: before and after, with numbers on views that moved"),
            .format, .showing,
            request: LookRequest.init)
    }
}
