public import DisplayList
public import Foundation
public import KitValues

/// The settings of a stage besides its device.
public struct StageSettings: Sendable, Hashable {
    public var userInterfaceStyle: UIUserInterfaceStyle = .light
    public var preferredContentSizeCategory: UIContentSizeCategory = .large
    public var layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
    /// Pixels per point; the device's scale if not set.
    public var scale: CGFloat?
    /// Bricks keep every line break, and look the same whatever the font.
    public var textMode: TextMode = .glyphs
    public var textSizes: TextSizes = .measured
    /// Whether warnings contain UIKit's own text of conflicts among constraints.
    public var includesKitLog = false

    public init() {}
}
