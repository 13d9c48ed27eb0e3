import Foundation
import Screens

/// `reflow tree`: the layout whose view tree to print, and in which state.
struct TreeRequest: Sendable, Equatable {
    let layout: String
    /// A name or id; nil for the first that the layout names.
    let device: String?
    /// Nil for the layout's launch orientation.
    let orientation: OrientationChoice?
    /// Whether the layout's steps come before the turn.
    let runsSteps: Bool
    /// The size to set the chosen view to, in points, in place of a rotation.
    let size: CGSize?
    /// Pixels per point; nil for the device's, with `size` for 2.
    let scale: Double?
    /// The id of the view to print; nil for the window.
    let root: String?
    let textSizes: TextSizes
    let format: OutputFormat
    let showing: ShowingRequest
}

extension CommandSyntax<TreeRequest> {
    static var tree: CommandSyntax {
        CommandSyntax(
            "tree", summary: "print the view tree with its frames, after a real rotation",
            discussion: """
                Frames are in points, in the coordinates of the superview. With --size there is no device and no \
                rotation: the view gets that size at 0,0 and is laid out, at 2 pixels per point unless --scale says \
                otherwise.
                """,
            parameters: .layout, .device,
            .option(
                "orientation", .choice(OrientationChoice.named, placeholder: "O"),
                help: "\(OrientationChoice.named.map(\.name).alternatives) (default: the layout's launch orientation)"),
            .steps,
            .option("size", .size, help: "set the view to this size instead of turning a device"),
            .scale,
            .option(
                "root", .text("ID", expected: "the id of an object in the file"),
                help: "the object to print, by id"),
            .textSizes, .format, .showing,
            request: TreeRequest.init)
    }
}
