/// `reflow render`: layouts to draw, and how.
struct RenderRequest: Sendable, Equatable {
    let layouts: [String]
    let matrix: MatrixRequest
    /// Pixels per point; nil for the device's.
    let scale: Double?
    /// Whether to run the layout's steps before the rotations.
    let runsSteps: Bool
    /// The id of the root to draw, or `all`; nil for the document's own choice.
    let root: String?
    let outputDirectory: String
    let showing: ShowingRequest
}

extension CommandSyntax<RenderRequest> {
    static var render: CommandSyntax {
        CommandSyntax(
            "render", summary: "draw layouts as PNGs, each orientation after a real rotation",
            discussion: """
                Rotates the device, asks the application and the controllers whether the interface may follow, and \
                draws the result of the rotation. A refused orientation gives no picture: the reason goes to standard \
                error, and the exit status is 1 if --orientation named it.

                Prints the paths of the pictures, one per line.
                """,
            parameters: Parameter<RenderRequest>.pictures,
            request: { (request: RenderRequest) in request })
    }
}

extension Parameter<RenderRequest> {
    /// What is drawn, and where the pictures go.
    static var pictures: Parameter {
        Parameter(
            .layouts,
            .matrix,
            .scale,
            .steps,
            .option(
                "root", .text("ID|all", expected: "the id of an object in the file, or all"),
                help: "the object to draw in a .xib or .storyboard, by id"),
            .outputDirectory,
            .showing,
            make: RenderRequest.init)
    }
}
