import JSON
import KitValues

/// One entry of a set in an asset catalogue: an image or a colour, and the traits it is meant for (Apple's "Asset
/// Catalog Format Reference").
struct AssetVariant<Content: JSONDecodable>: JSONDecodable {
    /// `iphone`, `ipad` or an idiom that no simulated device has; `universal` or nil for all.
    var idiom: String?
    /// A kind of the idiom to which no simulated device belongs, such as `mac-catalyst` for `ipad`.
    var subtype: String?
    /// `light` or `dark`; nil for any appearance.
    var luminosity: String?
    /// `high`; nil for any.
    var contrast: String?
    var content: Content

    init(json: JSONValue) throws(JSONDecodingError) {
        let purpose = try AssetPurpose(json: json)
        idiom = purpose.idiom
        subtype = purpose.subtype
        luminosity = purpose.appearance("luminosity")
        contrast = purpose.appearance("contrast")
        content = try Content(json: json)
    }

    /// The entries under `key` of an object; empty if the key is missing.
    static func list(_ key: String, in json: JSONValue) throws(JSONDecodingError) -> [AssetVariant] {
        guard json.members != nil else { throw JSONDecodingError(json, mustBe: "an object") }
        guard let list = json[key] else { return [] }
        return try [AssetVariant](json: list)
    }

    /// The contents of the variants that suit `traits` best, in their order. All have one idiom and one appearance. The
    /// device's own idiom is preferred to the universal one, then its own appearance to any, then the requested
    /// contrast to any. Variants for the other appearance are taken only if there are no others, and those for high
    /// contrast only if it is requested.
    static func choose(from variants: [AssetVariant], for traits: UITraitCollection) -> [Content] {
        let usable = variants.filter { $0.subtype == nil }
        let ownIdiom = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
        let own = usable.filter { $0.idiom == ownIdiom }
        let universal = usable.filter { $0.idiom == nil || $0.idiom == "universal" }
        let isDark = traits.userInterfaceStyle == .dark
        let (wanted, other) = isDark ? ("dark", "light") : ("light", "dark")
        let contrasts = traits.accessibilityContrast == .high ? ["high", nil] : [nil]
        for luminosities in [[wanted, nil], [other]] {
            for candidates in [own, universal] {
                for luminosity in luminosities {
                    for contrast in contrasts {
                        let found = candidates.filter { $0.luminosity == luminosity && $0.contrast == contrast }
                        if !found.isEmpty { return found.map(\.content) }
                    }
                }
            }
        }
        return []
    }
}

extension AssetVariant: Sendable where Content: Sendable {}

/// The keys of an entry that say which traits it is meant for.
struct AssetPurpose: JSONRecord {
    fileprivate struct Appearance: JSONRecord, Equatable {
        var appearance: String
        var value: String

        static let record = JSONRecordTable<Appearance>(
            ignoring: [], Appearance.init(appearance:value:),
            .required("appearance", \.appearance, "what varies: luminosity or contrast"),
            .required("value", \.value, "as it is then: dark"))
    }

    fileprivate var idiom: String?
    fileprivate var subtype: String?
    fileprivate var appearances: [Appearance]

    fileprivate func appearance(_ name: String) -> String? { appearances.first { $0.appearance == name }?.value }

    static let keys = ["idiom", "subtype", "appearances"]

    /// The keys that Xcode writes and that have no effect here.
    static let ignoredKeys = [
        "alignment-insets", "display-gamut", "graphics-feature-set", "height-class", "language-direction", "locale",
        "memory", "platform", "resizing", "role", "screen-height", "screen-width", "size", "unassigned", "width-class",
    ]

    static let record = JSONRecordTable<AssetPurpose>(
        ignoring: ["color", "filename", "scale"] + ignoredKeys, AssetPurpose.init(idiom:subtype:appearances:),
        .optional("idiom", \.idiom, "the devices that it is for"),
        .optional("subtype", \.subtype, "the kind of these devices: mac-catalyst"),
        .unless([], "appearances", \.appearances, "when it is shown"))
}
