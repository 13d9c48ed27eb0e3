import LayoutRules
import Suites

/// The options of every command that shows layouts: the user's devices and fonts, the rotation rules, and how text is
/// drawn.
struct ShowingRequest: Sendable, Equatable {
    var deviceFiles: [String] = []
    /// Nil for those of each layout.
    var semantics: RotationSemantics?
    var textMode = PictureOptions().textMode
    var fontDirectories: [String] = []
    /// Whether UIKit's own text of conflicts, without its advice on debugging, is printed, too.
    var isVerbose = false
}

extension Parameter<ShowingRequest> {
    static var showing: Parameter {
        Parameter(
            .deviceFiles,
            .option(
                "semantics", .choice(placeholder: "S"),
                help:
                    "the iOS version whose rotation rules apply: \(RotationSemantics.allCases.map(\.rawValue).alternatives) "
                    + "(default: the layout's, else \(RotationSemantics.standard.rawValue))"),
            .option(
                "text", .choice(), default: ShowingRequest().textMode,
                help: "draw letters, or a brick for each word; bricks look the same with every font"),
            .fontDirectories,
            .flag("verbose", help: "also print UIKit's own text about constraints that conflict"),
            make: ShowingRequest.init)
    }
}
