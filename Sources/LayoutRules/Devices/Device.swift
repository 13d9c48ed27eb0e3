public import Foundation
public import KitValues

/// A device model, or several models with the same measurements.
public struct Device: Sendable, Hashable {
    /// The source of the device's figures.
    public enum Evidence: String, Sendable {
        /// Frames printed by devices or simulators.
        case measured
        /// The size is known. The insets are those of a similar model.
        case analogy
        /// The figures are widely published, but without a source that can be checked.
        case unverified
        /// From a user's device file.
        case described
    }

    /// A short name of this group of models: `iphone-15`.
    public let id: String
    /// All models with these measurements.
    public let names: [String]
    /// The model that was looked up; by default, the first.
    public internal(set) var name: String
    public let idiom: UIUserInterfaceIdiom
    /// Pixels per point in pictures of this device.
    public let scale: CGFloat
    /// The size of the panel in portrait, in pixels. On Plus models and minis it is smaller than `size × scale`,
    /// because they scale pictures down.
    public let nativePixels: CGSize
    /// The radius of the display's corners in points; nil if it is unknown.
    public let cornerRadius: CGFloat?
    public let hasHomeIndicator: Bool
    /// Whether an interface may be upside down. False on phones without a Home button, whatever the application
    /// supports (behaviour.md §4.4).
    public let supportsPortraitUpsideDown: Bool
    public let portrait: ScreenMetrics
    public let landscape: ScreenMetrics
    public let evidence: Evidence

    /// The measurements of the screen in `orientation`. Both landscapes are equal, and upside down equals portrait.
    public func metrics(for orientation: UIInterfaceOrientation) -> ScreenMetrics {
        orientation.isLandscape ? landscape : portrait
    }

    /// The name in file names and on the command line: `iphone-15`.
    public var slug: String { DeviceName.slug(name) }
}
