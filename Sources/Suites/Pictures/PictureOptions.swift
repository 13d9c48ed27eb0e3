public import DisplayList
public import Foundation
public import KitValues
public import LayoutLoading
public import LayoutRules
public import Screens

/// The options that select the pictures of each layout.
public struct PictureOptions: Sendable {
    /// The devices, which replace those of the file.
    public var devices: [Device] = []
    public var orientations: OrientationSet = .standard
    /// The devices that are used if neither ``devices`` nor the file has any.
    var fallbackDevices: [Device] = []
    /// The appearances; empty for light.
    public var appearances: [UIUserInterfaceStyle] = []
    /// The contrasts; empty for normal.
    public var contrasts: [UIAccessibilityContrast] = []
    /// The content sizes; empty for large, the default of iOS.
    public var contentSizes: [UIContentSizeCategory] = []
    /// The layout directions; empty for left to right.
    public var layoutDirections: [UITraitEnvironmentLayoutDirection] = []
    /// The languages; empty for each layout's own.
    public var languages: [LayoutLanguage] = []
    /// The pixels per point; nil for the device's scale.
    public var scale: CGFloat?
    public var textMode: TextMode = .glyphs
    public var textSizes: TextSizes = .measured
    /// The number of rows that a table of a document shows of each prototype.
    public var prototypeRows = 1
    /// The rotation semantics, which replace those of the file.
    public var semantics: RotationSemantics?
    /// Whether rotations start from the state after the layout's steps.
    public var runsSteps = false
    public var catalogue: DeviceCatalogue = .standard
    /// The ids of views whose rectangles are recorded with each picture.
    public var namedViews: Set<String> = []
    /// Whether to run the linter on each picture's layout.
    public var findsIssues = false
    /// Whether each picture records the constraints and other causes that place its views. Otherwise, a run records
    /// them only for pictures in which views have moved.
    public var recordsConstraints = false
    /// Whether warnings contain UIKit's own text of conflicts among constraints.
    public var includesKitLog = false
    /// The settings of the linter.
    public var lint = LintSettings()

    public init() {}

    /// Restricts the pictures of each layout to these settings of the device.
    public mutating func take(_ variant: PictureVariant) {
        appearances = [variant.appearance]
        contrasts = [variant.contrast]
        contentSizes = [variant.contentSize]
        layoutDirections = [variant.layoutDirection]
    }

    /// The languages in which each layout is shown, each once.
    public var shownLanguages: [LayoutLanguage] {
        var shown: [LayoutLanguage] = []
        for language in languages where !shown.contains(language) { shown.append(language) }
        return shown.isEmpty ? [.base] : shown
    }

    /// Whether text has several sizes in a run.
    var hasTextSizes: Bool { Set(variants.map(\.contentSize)).count > 1 }

    /// The settings of the device; each gets its own pictures.
    var variants: [PictureVariant] {
        PictureVariant.all(
            appearances: appearances, contrasts: contrasts, contentSizes: contentSizes,
            layoutDirections: layoutDirections)
    }
}

/// The orientations in which a layout is shown.
public enum OrientationSet: Sendable, Hashable {
    /// Portrait and one landscape, each if the layout supports it.
    case standard
    /// Every orientation that the layout supports.
    case all
    /// These orientations. It is an error if the layout refuses one.
    case only([OrientationRequest])

    /// The orientations to request, in order, and whether a refusal is a failure.
    var requests: [(request: OrientationRequest, isRequired: Bool)] {
        switch self {
        case .standard: [(.turn(.portrait), false), (.landscape, false)]
        case .all: UIInterfaceOrientation.shown.map { (.turn($0.device), false) }
        case .only(let requests): requests.map { ($0, true) }
        }
    }
}
