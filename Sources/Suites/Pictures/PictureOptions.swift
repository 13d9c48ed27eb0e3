public import DisplayList
public import Foundation
public import KitValues
public import LayoutRules
public import Screens

/// What pictures are wanted of each layout.
public struct PictureOptions: Sendable {
    /// In place of the devices that the file names.
    public var devices: [Device] = []
    public var orientations: OrientationSet = .standard
    /// Where neither ``devices`` nor the file names any.
    public var fallbackDevices: [Device] = []
    /// Empty for light.
    public var appearances: [UIUserInterfaceStyle] = []
    /// Empty for large, which iOS ships with.
    public var contentSizes: [UIContentSizeCategory] = []
    /// Empty for left to right.
    public var layoutDirections: [UITraitEnvironmentLayoutDirection] = []
    /// Pixels to a point, in place of the device's own.
    public var scale: CGFloat?
    public var textMode: TextMode = .glyphs
    public var textSizes: TextSizes = .measured
    /// In place of the semantics that the file names.
    public var semantics: RotationSemantics?
    /// Whether orientations are shown from the state in which the layout's steps end.
    public var runsSteps = false
    public var catalogue: DeviceCatalogue = .standard
    /// The ids of views whose place in each picture is wanted.
    public var namedViews: Set<String> = []
    /// Whether it is looked for what is wrong with the layout of each picture.
    public var findsIssues = false

    public init() {}

    /// Shows each layout on a device that is set up in this one way.
    public mutating func take(_ variant: PictureVariant) {
        appearances = [variant.appearance]
        contentSizes = [variant.contentSize]
        layoutDirections = [variant.layoutDirection]
    }

    /// How the device is set up; a picture is taken of each.
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

    /// What to ask for, in order, and whether a refusal is an answer or a failure.
    var requests: [(request: OrientationRequest, isRequired: Bool)] {
        switch self {
        case .standard: [(.turn(.portrait), false), (.landscape, false)]
        case .all: UIInterfaceOrientation.shown.map { (.turn($0.device), false) }
        case .only(let requests): requests.map { ($0, true) }
        }
    }
}
