import DisplayList
import LayoutRules

/// What every command that shows layouts takes: devices and fonts of the user's own, which iOS decides on rotations,
/// and how text is drawn.
struct ShowingRequest: Sendable, Equatable {
    var deviceFiles: [String] = []
    /// Nil for those of each layout.
    var semantics: RotationSemantics?
    var textMode = TextMode.glyphs
    var fontDirectories: [String] = []
}

extension Parameter<ShowingRequest> {
    static var showing: Parameter {
        Parameter(
            .deviceFiles,
            .option(
                "semantics", .choice(placeholder: "S"),
                help: "the rotation rules of this iOS: \(RotationSemantics.allCases.map(\.rawValue).alternatives) "
                    + "(default: the layout's, else \(RotationSemantics.standard.rawValue))"),
            .option(
                "text", .choice(), default: .glyphs,
                help: "draw letters, or a solid brick for each word, which looks the same with any font"),
            .fontDirectories,
            make: ShowingRequest.init)
    }
}
