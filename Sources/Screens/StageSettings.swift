public import DisplayList
public import Foundation
public import KitValues

/// What a designer or a tester chooses, beside the device.
public struct StageSettings: Sendable, Hashable {
    public var userInterfaceStyle: UIUserInterfaceStyle = .light
    public var preferredContentSizeCategory: UIContentSizeCategory = .large
    public var layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
    /// Pixels to a point; the device's own where not set.
    public var scale: CGFloat?
    /// Bricks keep every line break and need no font to look the same.
    public var textMode: TextMode = .glyphs

    public init() {}
}
