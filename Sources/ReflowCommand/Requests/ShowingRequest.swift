import Typesetting

/// What every command that shows layouts takes: devices and fonts of the user's own, and how text is drawn.
struct ShowingRequest: Sendable, Equatable {
    var deviceFiles: [String] = []
    var textMode = TextMode.glyphs
    var fontDirectories: [String] = []
}

extension Parameter<ShowingRequest> {
    static var showing: Parameter {
        Parameter(
            .deviceFiles,
            .option(
                "text", .choice(), default: .glyphs,
                help: "draw letters, or a brick for each word that needs no font to look the same"),
            .fontDirectories,
            make: ShowingRequest.init)
    }
}
