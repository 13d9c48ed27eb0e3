public import DisplayList
public import Foundation
public import KitValues
public import LayoutRules
public import Screens

/// Which pictures to take of each layout.
public struct PictureOptions: Sendable {
    /// Replaces the devices of the file.
    public var devices: [Device] = []
    public var orientations: OrientationSet = .standard
    /// Used if neither ``devices`` nor the file has any.
    var fallbackDevices: [Device] = []
    /// Empty for light.
    public var appearances: [UIUserInterfaceStyle] = []
    /// Empty for large, which iOS ships with.
    public var contentSizes: [UIContentSizeCategory] = []
    /// Empty for left to right.
    public var layoutDirections: [UITraitEnvironmentLayoutDirection] = []
    /// Pixels per point; replaces the device's scale.
    public var scale: CGFloat?
    public var textMode: TextMode = .glyphs
    public var textSizes: TextSizes = .measured
    /// Replaces the semantics of the file.
    public var semantics: RotationSemantics?
    /// Whether rotations start from the state after the layout's steps.
    public var runsSteps = false
    public var catalogue: DeviceCatalogue = .standard
    /// The ids of views whose rectangles are recorded with each picture.
    public var namedViews: Set<String> = []
    /// Whether to run the linter on each picture's layout.
    public var findsIssues = false
    /// Whether it is recorded with each picture what places its views. Else only failed pictures are asked, later.
    public var recordsConstraints = false
    /// Whether warnings contain UIKit's own text of conflicts among constraints.
    public var includesKitLog = false
    /// What the linter is to say.
    public var lint = LintSettings()

    public init() {}

    /// Shows each layout on a device that is set up in this one way.
    public mutating func take(_ variant: PictureVariant) {
        appearances = [variant.appearance]
        contentSizes = [variant.contentSize]
        layoutDirections = [variant.layoutDirection]
    }

    /// Whether text has several sizes in a run.
    var hasTextSizes: Bool { Set(variants.map(\.contentSize)).count > 1 }

    /// The settings of the device; each gets its own pictures.
    var variants: [PictureVariant] {
        PictureVariant.all(
            appearances: appearances, contentSizes: contentSizes, layoutDirections: layoutDirections)
    }
}

/// Which orientations are shown.
public enum OrientationSet: Sendable, Hashable {
    /// Portrait and one landscape, each if the layout supports it.
    case standard
    /// Every orientation that the layout supports.
    case all
    /// These, and it is an error if the layout refuses one.
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
