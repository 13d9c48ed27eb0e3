import LayoutRules
import ReflowKit
import Suites

/// Which pictures are wanted of each layout: on what, how it is held, and how it is set up.
struct MatrixRequest: Sendable, Equatable {
    /// Names or ids; empty for those that the layout names.
    var devices: [String] = []
    /// Empty for portrait and one landscape, each if supported.
    var orientations: [OrientationSelection] = []
    /// Empty for light.
    var appearances: [UIUserInterfaceStyle] = []
    /// Empty for large, which iOS ships with.
    var contentSizes: [UIContentSizeCategory] = []
    /// Empty for left to right.
    var layoutDirections: [UITraitEnvironmentLayoutDirection] = []

    /// Whether nothing was asked for: the goldens of a suite are those of such a run.
    var isStandard: Bool { self == MatrixRequest() }

}

extension Parameter<MatrixRequest> {
    static var matrix: Parameter {
        Parameter(
            .devices,
            .options(
                "orientation", .choice(OrientationSelection.named, placeholder: "O"),
                help: "\(OrientationSelection.named.map(\.name).alternatives) (default: portrait and landscape)"),
            .options(
                "appearance", .choice([("light", .light), ("dark", .dark)]),
                help: "the user interface style (default: light)"),
            .options(
                "content-size", .contentSize,
                help: "the user's text size, from extraSmall to accessibilityExtraExtraExtraLarge (default: large)"),
            .options(
                "layout-direction",
                .choice([("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)], placeholder: "D"),
                help: "leftToRight or rightToLeft: where text and controls begin (default: leftToRight)"),
            make: MatrixRequest.init)
    }
}

extension ValueFormat<UIContentSizeCategory> {
    /// By UIKit's names.
    static var contentSize: ValueFormat {
        choice(
            UIContentSizeCategory.namedCases.filter { $0.value != .unspecified }.map { ($0.name, $0.value) },
            placeholder: "S")
    }
}

extension PictureOptions {
    /// What a command line asks for, but for devices, which have to be found first.
    mutating func take(_ matrix: MatrixRequest) {
        orientations = OrientationSet(matrix.orientations)
        appearances = matrix.appearances
        contentSizes = matrix.contentSizes
        layoutDirections = matrix.layoutDirections
    }
}
