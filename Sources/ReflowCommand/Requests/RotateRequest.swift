import LayoutRules

/// `reflow rotate`: the layout whose turn to show, and as what.
struct RotateRequest: Sendable, Equatable {
    /// What a file shows: a page, or a film.
    enum Picture: String, CaseIterable, Sendable {
        case plate
        case filmstrip
        case animation
    }

    let layout: String
    let to: OrientationChoice
    /// Nil for the layout's launch orientation.
    let from: OrientationChoice?
    /// A name or id; nil for the first that the layout names.
    let device: String?
    /// Nil for what the file's name says: an animation for .apng and .webp, else a plate.
    let picture: Picture?
    /// Pixels per point; nil for 2, for an animation 1.
    let scale: Double?
    let framesPerSecond: Int
    let appearance: UIUserInterfaceStyle
    let output: String
    let showing: ShowingRequest
}

extension CommandSyntax<RotateRequest> {
    static var rotate: CommandSyntax {
        CommandSyntax(
            "rotate", summary: "show a rotation: before and after, its stages, or the animation",
            discussion: """
                The device is turned and the interface asked, as in render; if it stays there is no picture, the \
                reason goes to standard error, and the exit status is 1.

                A .png is a plate, with the views that moved numbered and listed, or a filmstrip of the stages. An \
                .apng or .webp is the animation: geometry, transform and opacity go their way as UIKit animates \
                them, and what a view shows is stretched along.
                """,
            parameters: .layout,
            .option(
                required: "to", .choice(OrientationChoice.named, placeholder: "O"),
                help: OrientationChoice.named.map(\.name).alternatives),
            .option(
                "from", .choice(OrientationChoice.named, placeholder: "O"),
                help: "turn here first (default: the layout's launch orientation)"),
            .device,
            .option("style", .choice(), help: "what to show (default: what the file's name says)"),
            .option("scale", .scale, help: "pixels per point (default: 2, for an animation 1)"),
            .option(
                "fps", .integer("N", in: 1...60), default: 30, help: "pictures a second of an animation"),
            .option(
                "appearance", .choice([("light", .light), ("dark", .dark)]), default: .light,
                help: "the user interface style"),
            .pictureFile, .showing,
            request: RotateRequest.init)
    }
}

extension Parameter<String> {
    fileprivate static var pictureFile: Parameter {
        .option(required: "output", short: "o", .file("FILE"), help: "the file to write, .png, .apng or .webp")
    }
}
