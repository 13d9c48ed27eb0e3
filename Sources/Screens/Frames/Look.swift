/// A visible property of a view besides its frame and its text: a colour, a font or an image, under the name of UIKit's
/// property.
///
/// A tree contains the looks that differ from the default of the view's class, as text. A colour is resolved with the
/// view's traits (`#FF3B30`, with two more digits if it is not opaque). A font is `system semibold 17` or `Avenir-Heavy
/// 15`. An image is its name, or its size in points if it has none, and a digest. A text with attributes has the
/// colours and fonts of all its runs, each once, in their order.
public struct Look: RawRepresentable, Sendable, Hashable {
    /// The name of UIKit's property, or of what is derived from it.
    public let rawValue: String

    /// A look by its name: one of those below, or the name of a colour, with which the card of a class may add a look of its
    /// own. Fails for any other text.
    public init?(rawValue: String) {
        guard Look.places[rawValue] != nil || Look.isColor(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    private init(_ name: String) { rawValue = name }

    public static let backgroundColor = Look("backgroundColor")
    public static let textColor = Look("textColor")
    /// The background of letters, not of the whole view.
    public static let textBackgroundColor = Look("textBackgroundColor")
    /// The tint colour of the view itself, not an inherited one.
    public static let tintColor = Look("tintColor")
    public static let onTintColor = Look("onTintColor")
    public static let thumbTintColor = Look("thumbTintColor")
    public static let progressTintColor = Look("progressTintColor")
    public static let trackTintColor = Look("trackTintColor")
    public static let minimumTrackTintColor = Look("minimumTrackTintColor")
    public static let maximumTrackTintColor = Look("maximumTrackTintColor")
    public static let pageIndicatorTintColor = Look("pageIndicatorTintColor")
    public static let currentPageIndicatorTintColor = Look("currentPageIndicatorTintColor")
    public static let selectedSegmentTintColor = Look("selectedSegmentTintColor")
    public static let barTintColor = Look("barTintColor")
    public static let font = Look("font")
    public static let image = Look("image")
    /// A system symbol, for which another icon stands in: `trash (stand-in)`.
    public static let symbol = Look("symbol")
    /// The first digits of a digest of the image's pixels, which differs between images with the same name or size.
    /// Trees of older goldens do not have it. A view with several images has one for each, in their order.
    public static let imageDigest = Look("imageDigest")

    /// The looks that have a place of their own in the text of a tree. Goldens have them in this order.
    package static let ordered: [Look] = colors + others

    private static let colors: [Look] = [
        .backgroundColor, .textColor, .textBackgroundColor, .tintColor, .onTintColor, .thumbTintColor,
        .progressTintColor,
        .trackTintColor, .minimumTrackTintColor, .maximumTrackTintColor, .pageIndicatorTintColor,
        .currentPageIndicatorTintColor, .selectedSegmentTintColor, .barTintColor,
    ]
    private static let others: [Look] = [.font, .image, .symbol, .imageDigest]

    /// The words about the icons that stand in for symbols.
    package static let symbolNotice =
        "Symbols are stand-ins. Reflow contains no glyph, font, template or outline of SF Symbols; it accepts their names "
        + "and draws icons of Bootstrap Icons and Tabler (MIT) at the size that UIKit reserves. Not affiliated with Apple."

    /// The pattern of the names of colours, for schemas.
    package static let colorPattern = "^[a-z][A-Za-z]*Color$"

    private static func isColor(_ name: String) -> Bool {
        let isLetter = { (byte: UInt8) in byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") }
        guard let first = name.utf8.first, first >= UInt8(ascii: "a") else { return false }
        return name.hasSuffix("Color") && name.utf8.allSatisfy(isLetter)
    }
}

extension Look: Comparable {
    private static let places: [String: Int] = {
        let places =
            colors.indices.map { ($0, colors[$0]) } + others.indices.map { (colors.count + 1 + $0, others[$0]) }
        return Dictionary(uniqueKeysWithValues: places.map { ($1.rawValue, $0) })
    }()

    /// Whether it has a name here, and not on the card of a class.
    package var isCommon: Bool { Look.places[rawValue] != nil }

    /// The place in the text of a tree. Colours that have none of their own follow the other colours, by name.
    private var place: Int { Look.places[rawValue] ?? Look.colors.count }

    public static func < (one: Look, other: Look) -> Bool {
        (one.place, one.rawValue) < (other.place, other.rawValue)
    }
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
