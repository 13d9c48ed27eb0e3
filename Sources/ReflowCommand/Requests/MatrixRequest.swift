import KitValues
import LayoutRules
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
            .options("appearance", .appearance, help: "the user interface style (default: light)"),
            .options("content-size", .contentSize, help: "\(contentSizeHelp) (default: large)"),
            .options("layout-direction", .layoutDirection, help: "\(layoutDirectionHelp) (default: leftToRight)"),
            make: MatrixRequest.init)
    }
}

private let contentSizeHelp = "the user's text size, from extraSmall to accessibilityExtraExtraExtraLarge"
private let layoutDirectionHelp = "leftToRight or rightToLeft: where text and controls begin"

extension Parameter<PictureVariant> {
    /// How the device is set up, in one way.
    static var variant: Parameter {
        Parameter(
            .option("appearance", .appearance, help: "the user interface style (default: light)"),
            .option("content-size", .contentSize, help: "\(contentSizeHelp) (default: large)"),
            .option("layout-direction", .layoutDirection, help: "\(layoutDirectionHelp) (default: leftToRight)")
        ) { appearance, contentSize, direction in
            PictureVariant(
                appearance: appearance ?? .light, contentSize: contentSize ?? .large,
                layoutDirection: direction ?? .leftToRight)
        }
    }
}

extension ValueFormat<UIUserInterfaceStyle> {
    fileprivate static var appearance: ValueFormat { choice([("light", .light), ("dark", .dark)]) }
}

extension ValueFormat<UITraitEnvironmentLayoutDirection> {
    fileprivate static var layoutDirection: ValueFormat {
        choice([("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)], placeholder: "D")
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
