import LayoutLoading
import LayoutRules
import RotationPictures
import Screens
import Suites

/// `reflow rotate`: the layout to rotate, and the form of the picture.
struct RotateRequest: Sendable, Equatable {
    /// The content of the file.
    enum Picture: String, CaseIterable, Sendable {
        case plate
        case filmstrip
        case animation
    }

    static let standardFramesPerSecond = 30

    let layout: String
    let to: OrientationChoice
    /// The orientation before the rotation; nil for the layout's launch orientation.
    let from: OrientationChoice?
    /// The name or id of the device; nil for the first that the layout names.
    let device: String?
    /// The content of the file; nil to choose it by the file's name: an animation for .apng and .webp, else a plate.
    let picture: Picture?
    /// The maximum number of rows in a plate's table.
    let rows: Int
    /// The ids of views. A plate shows the constraints of these views, instead of the views that moved.
    let constraints: [String]
    /// The pixels per point; nil for the default: 2, for a filmstrip 3, for an animation 1.
    let scale: Double?
    /// The frames per second of an animation; nil for 30.
    let framesPerSecond: Int?
    let variant: PictureVariant
    /// The language of the texts.
    let language: LayoutLanguage
    /// Whether to run the layout's steps before the rotation.
    let runsSteps: Bool
    /// The id of the root to rotate; nil for the document's own choice.
    let root: String?
    let output: String
    let showing: ShowingRequest
    var format = OutputFormat.text

    /// The requested constraints; nil if no view is named.
    var constraintsRequest: ConstraintsRequest? { constraints.isEmpty ? nil : .views(Set(constraints)) }
}

extension CommandSyntax<RotateRequest> {
    static var rotate: CommandSyntax {
        CommandSyntax(
            "rotate", summary: "show a rotation: before and after, its stages, or the animation",
            discussion: """
                Rotates the device and asks whether the interface may follow, as render does. If the interface does \
                not rotate, there is no picture; the reason goes to standard error, and the exit status is 1.

                A .png shows a plate or a filmstrip. A plate is the layout before and after, side by side. It numbers \
                and lists the views that moved, the largest movement first. Views that changed in the same way share a \
                number. With --constraints, it shows the constraints of the named views instead: as lines with their \
                names, dashed if they are not satisfied, and in a table. A filmstrip shows the stages of the rotation, \
                each with its callbacks, on a page 1,000 points wide.

                An .apng or .webp shows the animation. Geometry, transform and opacity animate as in UIKit, and the \
                content of a view is stretched with the view.
                """,
            parameters: .layout,
            .option(
                required: "to", .choice(OrientationChoice.named, placeholder: "O"),
                help: OrientationChoice.named.map(\.name).alternatives),
            .option(
                "from", .choice(OrientationChoice.named, placeholder: "O"),
                help: "start in this orientation (default: the layout's launch orientation)"),
            .device,
            .option("style", .choice(), help: "what to show (default: depends on the output's file name extension)"),
            .option(
                "rows", .integer("N", in: 1...1000), default: RotationPlate.standardRows,
                help: "maximum rows in the plate's table; the remaining views are only counted"),
            .options(
                "constraints", .text("ID", expected: "the id of a view"),
                help: "draw the constraints of the view with this id over a plate, as lines with their names"),
            .option("scale", .scale, help: "pixels per point (default: 2; 3 for a filmstrip; 1 for an animation)"),
            .option(
                "fps", .integer("N", in: 1...60),
                help: "frames per second of an animation (default: \(RotateRequest.standardFramesPerSecond))"),
            .variant, .language, .steps,
            .option(
                "root", .text("ID", expected: "the id of an object in the file"),
                help: "the id of the object to rotate in a .xib or .storyboard"),
            .pictureFile, .showing, .format,
            request: RotateRequest.init)
    }
}

extension Parameter<String> {
    fileprivate static var pictureFile: Parameter {
        .option(required: "output", short: "o", .file("FILE"), help: "the file to write, .png, .apng or .webp")
    }
}
