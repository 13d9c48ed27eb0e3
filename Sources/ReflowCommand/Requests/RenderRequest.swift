import Screens

/// `reflow render`: the layouts to draw, and the form of the pictures.
struct RenderRequest: Sendable, Equatable {
    let layouts: [String]
    let matrix: MatrixRequest
    /// The pixels per point; nil for those of the device.
    let scale: Double?
    /// Whether to run the layout's steps before the rotations.
    let runsSteps: Bool
    /// The id of the root to draw, or `all`; nil for the document's own choice.
    let root: String?
    let outputDirectory: String
    let showing: ShowingRequest
    /// The size at which the chosen view is drawn, instead of rotations.
    var sized = SizedRequest()
    var textSizes = TextSizes.measured
    /// The number of rows that a table of a document shows of each prototype.
    var prototypeRows = 1
    var format = OutputFormat.text
}

extension CommandSyntax<RenderRequest> {
    static var render: CommandSyntax {
        CommandSyntax(
            "render", summary: "draw layouts as PNGs, each orientation after a real rotation",
            discussion: """
                Rotates the device, asks the application and the controllers whether the interface may follow, and \
                draws the result of the rotation. If an orientation is refused, there is no picture; the reason goes \
                to standard error, and the exit status is 1 if --orientation named this orientation.

                Prints the paths of the pictures, one per line.

                With --size, no device is used and nothing rotates. The view that --root names, or the root view, gets \
                this size, and the picture is named after the size (card.320x200.png). Set the view's environment with \
                --safe-area, --layout-margins, --layout-guides and --size-classes; its scale is 2 unless --scale is \
                given.
                """,
            parameters: Parameter<RenderRequest>.pictures, .sized, .textSizes, .prototypeRows, .format,
            request: {
                (request: RenderRequest, sized: SizedRequest, textSizes: TextSizes, rows: Int, format: OutputFormat) in
                var request = request
                request.sized = sized
                request.textSizes = textSizes
                request.prototypeRows = rows
                request.format = format
                return request
            })
    }
}

extension Parameter<RenderRequest> {
    /// The pictures to draw, and their destination.
    static var pictures: Parameter {
        Parameter(
            .layouts,
            .matrix,
            .scale,
            .steps,
            .option(
                "root", .text("ID|all", expected: "the id of an object in the file, or all"),
                help: "the id of the object to draw in a .xib or .storyboard"),
            .outputDirectory,
            .showing,
            make: { layouts, matrix, scale, steps, root, output, showing in
                RenderRequest(
                    layouts: layouts, matrix: matrix, scale: scale, runsSteps: steps, root: root,
                    outputDirectory: output, showing: showing)
            })
    }
}
