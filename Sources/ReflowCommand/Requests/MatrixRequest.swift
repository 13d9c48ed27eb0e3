import KitValues
import LayoutLoading
import LayoutRules
import Suites

/// The pictures to draw of each layout: the devices, their orientations and their settings.
struct MatrixRequest: Sendable, Equatable {
    /// The names or ids of devices; empty for those that the layout names.
    var devices: [String] = []
    /// The orientations; empty for portrait and one landscape, each if supported.
    var orientations: [OrientationSelection] = []
    /// The appearances; empty for light.
    var appearances: [UIUserInterfaceStyle] = []
    /// The contrasts; empty for normal.
    var contrasts: [UIAccessibilityContrast] = []
    /// The content sizes; empty for large, the default of iOS.
    var contentSizes: [UIContentSizeCategory] = []
    /// The layout directions; empty for left to right.
    var layoutDirections: [UITraitEnvironmentLayoutDirection] = []
    /// The languages; empty for each layout's own.
    var languages: [LayoutLanguage] = []

    /// Whether no option was given. A suite's goldens are the pictures of such a run.
    var isStandard: Bool { self == MatrixRequest() }

}

extension Parameter<MatrixRequest> {
    /// The options for commands that draw single layouts.
    static var matrix: Parameter { matrix(device: "the layout's, else ", otherwise: "") }

    /// The options for commands that run a suite, whose file has the defaults.
    static var suiteMatrix: Parameter {
        matrix(device: "the layout's, else the suite file's, else ", otherwise: "the suite file's, else ")
    }

    private static func matrix(device: String, otherwise: String) -> Parameter {
        let orientations = OrientationSelection.named.map(\.name).alternatives
        return Parameter(
            .devices(default: "\(device)iPhone 15"),
            .options(
                "orientation", .choice(OrientationSelection.named, placeholder: "O"),
                help: "\(orientations) (default: \(otherwise)portrait and landscape)"),
            .options("appearance", .appearance, help: "the user interface style (default: \(otherwise)light)"),
            .options("contrast", .contrast, help: "the accessibility contrast (default: \(otherwise)normal)"),
            .options("content-size", .contentSize, help: "\(contentSizeHelp) (default: \(otherwise)large)"),
            .options(
                "layout-direction", .layoutDirection,
                help: "\(layoutDirectionHelp) (default: \(otherwise)leftToRight)"),
            .options("language", .language, help: "\(ValueFormat.languageHelp) (default: \(otherwise)base)"),
            make: MatrixRequest.init)
    }
}

private let contentSizeHelp = "the user's text size, from extraSmall to accessibilityExtraExtraExtraLarge"
private let layoutDirectionHelp = "the layout direction: leftToRight or rightToLeft"

extension Parameter<PictureVariant> {
    /// The settings of the device for a single picture.
    static var variant: Parameter {
        Parameter(
            .option("appearance", .appearance, help: "the user interface style (default: light)"),
            .option("contrast", .contrast, help: "the accessibility contrast (default: normal)"),
            .option("content-size", .contentSize, help: "\(contentSizeHelp) (default: large)"),
            .option("layout-direction", .layoutDirection, help: "\(layoutDirectionHelp) (default: leftToRight)")
        ) { appearance, contrast, contentSize, direction in
            PictureVariant(
                appearance: appearance ?? .light, contrast: contrast ?? .normal, contentSize: contentSize ?? .large,
                layoutDirection: direction ?? .leftToRight)
        }
    }
}

extension ValueFormat<UIUserInterfaceStyle> {
    fileprivate static var appearance: ValueFormat { choice([("light", .light), ("dark", .dark)]) }
}

extension ValueFormat<UIAccessibilityContrast> {
    fileprivate static var contrast: ValueFormat { choice([("normal", .normal), ("high", .high)]) }
}

extension ValueFormat<UITraitEnvironmentLayoutDirection> {
    fileprivate static var layoutDirection: ValueFormat {
        choice(
            [("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)], placeholder: "D",
            synonyms: ["ltr": "leftToRight", "rtl": "rightToLeft"])
    }
}

extension ValueFormat<UIContentSizeCategory> {
    /// A content size, by UIKit's name.
    static var contentSize: ValueFormat {
        choice(
            UIContentSizeCategory.namedCases.filter { $0.value != .unspecified }.map { ($0.name, $0.value) },
            placeholder: "S",
            synonyms: [
                "xs": "extraSmall", "s": "small", "m": "medium", "l": "large", "xl": "extraLarge",
                "xxl": "extraExtraLarge", "xxxl": "extraExtraExtraLarge", "ax1": "accessibilityMedium",
                "ax2": "accessibilityLarge", "ax3": "accessibilityExtraLarge", "ax4": "accessibilityExtraExtraLarge",
                "ax5": "accessibilityExtraExtraExtraLarge",
            ])
    }
}

extension PictureOptions {
    /// Applies the options of a command line, except for devices, which must be looked up first.
    mutating func take(_ matrix: MatrixRequest) {
        orientations = OrientationSet(matrix.orientations)
        appearances = matrix.appearances
        contrasts = matrix.contrasts
        contentSizes = matrix.contentSizes
        layoutDirections = matrix.layoutDirections
        languages = matrix.languages
    }
}
