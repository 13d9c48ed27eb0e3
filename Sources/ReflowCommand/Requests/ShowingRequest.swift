import LayoutRules
import Suites

/// The options of every command that shows layouts: the user's devices, fonts and symbols, the rotation semantics, and the way
/// of drawing text.
struct ShowingRequest: Sendable, Equatable {
    var deviceFiles: [String] = []
    /// The rotation semantics; nil for those of each layout.
    var semantics: RotationSemantics?
    var textMode = PictureOptions().textMode
    var fontDirectories: [String] = []
    /// The folder of symbols that replace stand-ins; nil for the suite's.
    var symbols: String?
    /// Whether UIKit's own text of conflicts is printed, too, without its advice on debugging.
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
            .option(
                "symbols", .directory, help: "a folder of SVG files that are drawn in place of stand-ins for symbols"),
            .flag("verbose", help: "also print UIKit's own text about constraints that conflict"),
            make: ShowingRequest.init)
    }
}
