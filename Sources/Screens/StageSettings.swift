public import DisplayList
public import Foundation
public import KitValues

/// The settings of a stage besides its device.
public struct StageSettings: Sendable, Hashable {
    public var userInterfaceStyle: UIUserInterfaceStyle = .light
    public var preferredContentSizeCategory: UIContentSizeCategory = .large
    public var layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
    public var accessibilityContrast: UIAccessibilityContrast = .normal
    /// The pixels per point; nil for the device's scale.
    public var scale: CGFloat?
    /// The way in which text is drawn. Bricks keep every line break, and look the same with every font.
    public var textMode: TextMode = .glyphs
    public var textSizes: TextSizes = .measured
    /// The number of rows that a table of a document shows of each prototype.
    public var prototypeRows = 1
    /// Whether warnings contain UIKit's own text of conflicts among constraints.
    public var includesKitLog = false

    public init() {}
}
