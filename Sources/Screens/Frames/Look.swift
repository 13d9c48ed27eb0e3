/// A visible property of a view besides its frame and its text: a colour, a font or an image, under the name of UIKit's
/// property.
///
/// A tree contains the looks that differ from the default of the view's class, as text. A colour is resolved with the
/// view's traits (`#FF3B30`, with two more digits if it is not opaque). A font is `system semibold 17` or `Avenir-Heavy
/// 15`. An image is its name, or its size in points if it has none, and a digest. A text with attributes has the
/// colours and fonts of all its runs, each once, in their order.
public enum Look: String, Sendable, Hashable, CaseIterable {
    case backgroundColor
    case textColor
    /// The background of letters, not of the whole view.
    case textBackgroundColor
    /// The tint colour of the view itself, not an inherited one.
    case tintColor
    case onTintColor
    case thumbTintColor
    case progressTintColor
    case trackTintColor
    case minimumTrackTintColor
    case maximumTrackTintColor
    case pageIndicatorTintColor
    case currentPageIndicatorTintColor
    case selectedSegmentTintColor
    case barTintColor
    case font
    case image
    /// The first digits of a digest of the image's pixels, which differs between images with the same name or size.
    /// Trees of older goldens do not have it. A view with several images has one for each, in their order.
    case imageDigest
}

extension FrameTree {
    /// Whether the tree contains the looks of any view.
    public var hasLooks: Bool { nodes.contains { !$0.looks.isEmpty } }

    /// The tree with frames only.
    public func withoutLooks() -> FrameTree {
        changingNodes { $0.looks = [:] }
    }

    /// The tree without digests of images, for a text that is compared as a whole, because pixels may depend on the
    /// renderer.
    public func withoutImageDigests() -> FrameTree {
        changingNodes { $0.looks[.imageDigest] = nil }
    }
}
