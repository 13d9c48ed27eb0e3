public import Foundation
public import KitValues

/// A model, or several that measure the same.
public struct Device: Sendable, Hashable {
    /// How its figures are known.
    public enum Evidence: String, Sendable {
        /// Frames printed by devices or simulators.
        case measured
        /// The size is known, the insets are those of a model of the same kind.
        case analogy
        /// Repeated without a source that could be checked.
        case unverified
        /// Said by a user's own device file.
        case described
    }

    /// A short name of the class of models, `iphone-15`.
    public let id: String
    /// Every model that measures so.
    public let names: [String]
    /// The one of the models that was asked for; the first unless it was looked up by another name.
    public internal(set) var name: String
    public let idiom: UIUserInterfaceIdiom
    /// Pixels to a point, in every picture of it.
    public let scale: CGFloat
    /// The pixels of the panel held upright. They are fewer than `size × scale` on the Plus models and the minis, which
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

    /// What the screen measures in `orientation`: both landscapes are alike, and upside down is as upright.
    public func metrics(for orientation: UIInterfaceOrientation) -> ScreenMetrics {
        orientation.isLandscape ? landscape : portrait
    }

    /// The name in file names and on the command line: `iphone-15`.
    public var slug: String { DeviceName.slug(name) }
}
