public import Foundation
public import KitValues

/// A model, or several with the same measurements.
public struct Device: Sendable, Hashable {
    /// The source of its figures.
    public enum Evidence: String, Sendable {
        /// Frames printed by devices or simulators.
        case measured
        /// The size is known, the insets are those of a model of the same kind.
        case analogy
        /// Widely repeated, without a source that can be checked.
        case unverified
        /// From a user's device file.
        case described
    }

    /// A short name of the class of models, `iphone-15`.
    public let id: String
    /// All models with these measurements.
    public let names: [String]
    /// The model by whose name it was looked up; the first by default.
    public internal(set) var name: String
    public let idiom: UIUserInterfaceIdiom
    /// Pixels per point, in every picture of it.
    public let scale: CGFloat
    /// The pixels of the panel in portrait. They are fewer than `size × scale` on the Plus models and the minis, which
    /// scale their picture down.
    public let nativePixels: CGSize
    /// The radius of the display's corners in points; nil where it is not known.
    public let cornerRadius: CGFloat?
    public let hasHomeIndicator: Bool
    /// False on phones without a Home button, whatever an application supports (behaviour.md §4.4).
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
