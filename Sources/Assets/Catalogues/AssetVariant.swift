import Basics
import JSON
import KitValues

/// One entry of a set in an asset catalogue: an image, a colour or data, and the traits it is meant for (Apple's "Asset
/// Catalog Format Reference").
struct AssetVariant<Content: Sendable>: Sendable {
    let purpose: AssetPurpose
    let content: Content

    /// The entries under `key` of an object; empty if the key is missing.
    /// - Parameter read: the content of an entry; nil for an empty slot, which is left out.
    static func list(
        _ key: String, in json: JSONValue, _ read: (JSONValue) throws(JSONDecodingError) -> Content?
    ) throws(JSONDecodingError) -> [AssetVariant] {
        try json.checkSpelling(of: [key], others: ["info", "properties"])
        guard let list = json[key] else { return [] }
        guard case .array(let entries) = list.content else { throw JSONDecodingError(list, mustBe: "a list") }
        var variants: [AssetVariant] = []
        for entry in entries {
            try entry.checkSpelling(of: AssetPurpose.keys, others: AssetPurpose.otherKeys)
            let purpose = try AssetPurpose(json: entry)
            guard let content = try read(entry) else { continue }
            variants.append(AssetVariant(purpose: purpose, content: content))
        }
        return variants
    }

    /// The variants that suit `traits` best, in their order; all are meant for the same traits.
    ///
    /// The device's own idiom is preferred to the universal one, then its size classes to any, then its own appearance
    /// to any, then the requested contrast to any, then the layout direction to any, then sRGB to another gamut.
    /// Variants for the other appearance, for other size classes or for a language are taken only if there are no others. Variants
    /// for other idioms are never taken, and those for high contrast only if it is requested.
    static func choose(from variants: [AssetVariant], for traits: AssetTraits) -> [AssetVariant] {
        var best: [AssetVariant] = []
        var least: [Int] = []
        for variant in variants {
            guard let rank = variant.purpose.rank(for: traits) else { continue }
            if best.isEmpty || rank.lexicographicallyPrecedes(least) {
                (best, least) = ([variant], rank)
            } else if rank == least {
                best.append(variant)
            }
        }
        return best
    }
}

/// The keys of an entry that say which traits it is meant for.
struct AssetPurpose: Sendable, Hashable {
    /// `iphone`, `ipad` or an idiom that no simulated device has; `universal` or nil for all.
    private let idiom: String?
    /// A kind of the idiom that no simulated device is, such as `mac-catalyst` for `ipad`.
    private let subtype: String?
    /// `light` or `dark`; nil for any appearance.
    private let luminosity: String?
    /// `high`; nil for any.
    private let contrast: String?
    /// `compact` or `regular`; nil for any.
    private let widthClass: String?
    private let heightClass: String?
    /// `left-to-right` or `right-to-left`; nil for both.
    private let languageDirection: String?
    /// `sRGB` or `display-P3`; nil for any.
    private let displayGamut: String?
    /// The language of a localised entry; nil for that of the base.
    private let locale: String?

    /// The keys that people write by hand, for the check of their spelling.
    fileprivate static let keys = ["appearances", "color", "filename", "idiom", "scale", "subtype"]
    /// The other keys that Xcode writes. Some of them have no effect here.
    fileprivate static let otherKeys = [
        "alignment-insets", "display-gamut", "graphics-feature-set", "height-class", "language-direction", "locale",
        "memory", "platform", "resizing", "role", "screen-height", "screen-width", "size", "unassigned",
        "universal-type-identifier", "width-class",
    ]

    init(json: JSONValue) throws(JSONDecodingError) {
        idiom = try json.text("idiom")
        subtype = try json.text("subtype")
        widthClass = try json.text("width-class")
        heightClass = try json.text("height-class")
        languageDirection = try json.text("language-direction")
        displayGamut = try json.text("display-gamut")
        locale = try json.text("locale")
        var appearances: [String: String] = [:]
        if let list = json["appearances"] {
            guard case .array(let entries) = list.content else { throw JSONDecodingError(list, mustBe: "a list") }
            for entry in entries {
                guard let appearance = try entry.text("appearance"), let value = try entry.text("value") else {
                    throw JSONDecodingError(entry, mustBe: "an object with \"appearance\" and \"value\"")
                }
                if appearances[appearance] == nil { appearances[appearance] = value }
            }
        }
        luminosity = appearances["luminosity"]
        contrast = appearances["contrast"]
    }

    /// The distance from `traits`, the most important trait first; nil if the entry is not for such a device.
    fileprivate func rank(for traits: AssetTraits) -> [Int]? {
        let own = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
        let isUniversal = idiom == nil || idiom == "universal"
        guard subtype == nil, isUniversal || idiom == own else { return nil }
        guard contrast == nil || contrast == "high" && traits.accessibilityContrast == .high else { return nil }
        let style = traits.userInterfaceStyle == .dark ? "dark" : "light"
        let width = AssetPurpose.isFitting(widthClass, traits.horizontalSizeClass)
        let height = AssetPurpose.isFitting(heightClass, traits.verticalSizeClass)
        let isMisfit =
            locale != nil || width == false || height == false || luminosity != nil && luminosity != style
        return [
            isMisfit ? 1 : 0, isUniversal ? 1 : 0, width == true ? 0 : 1, height == true ? 0 : 1,
            luminosity == style ? 0 : 1, traits.accessibilityContrast == .high && contrast == nil ? 1 : 0,
            languageDirection == AssetPurpose.name(of: traits.layoutDirection) ? 0 : languageDirection == nil ? 1 : 2,
            displayGamut == "display-P3" ? 1 : 0,
        ]
    }

    /// Whether a size class is the wanted one; nil for an entry for any.
    private static func isFitting(_ name: String?, _ sizeClass: UIUserInterfaceSizeClass) -> Bool? {
        switch name {
        case nil: nil
        case "compact": sizeClass == .compact
        default: sizeClass == .regular
        }
    }

    private static func name(of direction: UITraitEnvironmentLayoutDirection) -> String {
        direction == .rightToLeft ? "right-to-left" : "left-to-right"
    }

    /// Whether an image is shown mirrored: it was drawn for the other direction only.
    func isMirrored(for traits: AssetTraits) -> Bool {
        languageDirection != nil && languageDirection != AssetPurpose.name(of: traits.layoutDirection)
    }
}

extension JSONValue {
    var string: String? { if case .string(let text) = content { text } else { nil } }

    /// The text of a key; nil if the key is missing.
    func text(_ key: String) throws(JSONDecodingError) -> String? {
        guard members != nil else { throw JSONDecodingError(self, mustBe: "an object") }
        guard let value = self[key], value.content != .null else { return nil }
        guard let text = value.string else { throw JSONDecodingError(value, mustBe: "a string") }
        return text
    }

    /// The number of a key, which older versions of Xcode wrote as text; nil if the key is missing.
    func number(_ key: String) throws(JSONDecodingError) -> Double? {
        guard let value = self[key] else { return nil }
        switch value.content {
        case .number(let number): return number
        case .string(let text):
            if let number = Double(text), number.isFinite { return number }
        default: break
        }
        throw JSONDecodingError(value, mustBe: "a number")
    }

    /// Checks that an object has no key that is probably a misspelling of one of `keys`.
    func checkSpelling(of keys: [String], others: [String]) throws(JSONDecodingError) {
        guard let members else { throw JSONDecodingError(self, mustBe: "an object") }
        for member in members where !keys.contains(member.key) && !others.contains(member.key) {
            let missing = keys.filter { key in !members.contains { $0.key == key } }
            guard let nearest = NearestKey.find(member.key, among: missing) else { continue }
            throw JSONDecodingError(.misspelt(key: member.key, nearest: nearest), at: member.position)
        }
    }

    /// The file of an entry; nil for an empty slot.
    func fileName() throws(JSONDecodingError) -> String? {
        guard let name = try text("filename"), !name.isEmpty else { return nil }
        guard !name.contains("/"), name != "..", name != ".", !name.contains("\0") else {
            throw JSONDecodingError(self["filename"] ?? self, mustBe: "the name of a file beside this one")
        }
        return name
    }
}
