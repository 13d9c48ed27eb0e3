import Basics
import DisplayList
import Foundation
import JSON
import KitValues

/// A colour of an asset catalogue in all its variants: what its `Contents.json` says, as Apple's "Asset Catalog Format
/// Reference" describes it.
struct ColorSet: JSONDecodable, Sendable {
    private struct Variant: Sendable {
        var idiom: String?
        /// `light` or `dark`; nil for the variant of any appearance.
        var luminosity: String?
        var color: UIColor
    }

    private let variants: [Variant]

    init(json: JSONValue) throws(JSONDecodingError) {
        guard json.members != nil else { throw JSONDecodingError(json, mustBe: "an object") }
        var variants: [Variant] = []
        for entry in try ColorSet.list(json["colors"]) {
            let appearances = try ColorSet.list(entry["appearances"])
            func appearance(_ name: String) -> String? {
                appearances.first { $0["appearance"]?.string == name }?["value"]?.string
            }
            // A slot may be empty, and no traits of ours ask for a higher contrast.
            guard let value = entry["color"], appearance("contrast") == nil, let color = try ColorSet.color(value)
            else { continue }
            variants.append(
                Variant(idiom: entry["idiom"]?.string, luminosity: appearance("luminosity"), color: color))
        }
        self.variants = variants
    }

    /// The colour, which chooses its variant by the idiom and the appearance; nil for a set without a colour for iOS.
    var color: UIColor? {
        guard choose(for: UITraitCollection()) != nil else { return nil }
        return UIColor { traits in choose(for: traits) ?? .clear }
    }

    private func choose(for traits: UITraitCollection) -> UIColor? {
        let idiom = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
        let wanted = traits.userInterfaceStyle == .dark ? "dark" : "light"
        let own = variants.filter { $0.idiom == idiom }
        let universal = variants.filter { $0.idiom == nil || $0.idiom == "universal" }
        for candidates in [own, universal] {
            let found =
                candidates.first { $0.luminosity == wanted } ?? candidates.first { $0.luminosity == nil }
                ?? candidates.first
            if let found { return found.color }
        }
        return nil
    }

    // MARK: Reading

    private static func list(_ value: JSONValue?) throws(JSONDecodingError) -> [JSONValue] {
        guard let value else { return [] }
        guard case .array(let elements) = value.content else { throw JSONDecodingError(value, mustBe: "a list") }
        return elements
    }

    /// Components in a colour space, or the name of one of the system's colours; nil for those of other systems.
    private static func color(_ value: JSONValue) throws(JSONDecodingError) -> UIColor? {
        if let reference = value["reference"] {
            let platform = value["platform"]?.string ?? "universal"
            guard ["ios", "universal"].contains(platform) else { return nil }
            guard let name = reference.string, let color = UIColor.named(name) else {
                throw JSONDecodingError(reference, mustBe: "the name of a colour of UIKit")
            }
            return color
        }
        guard let components = value["components"] else {
            throw JSONDecodingError(value, mustBe: "an object with \"components\" or \"reference\"")
        }
        let alpha = try component("alpha", of: components, isByte: false) ?? 1
        if let white = try component("white", of: components) { return UIColor(white: white, alpha: alpha) }
        guard let red = try component("red", of: components), let green = try component("green", of: components),
            let blue = try component("blue", of: components)
        else { throw JSONDecodingError(components, mustBe: "an object with \"red\", \"green\" and \"blue\"") }
        return value["color-space"]?.string == "display-p3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Xcode writes components as texts: `0xFF` and `127` are bytes, `0.500` is a share.
    /// - Parameter isByte: whether a whole number is one of 255; an alpha is always a share.
    private static func component(
        _ name: String, of components: JSONValue, isByte: Bool = true
    ) throws(JSONDecodingError) -> CGFloat? {
        guard let value = components[name] else { return nil }
        var found: Double?
        switch value.content {
        case .number(let number): found = number
        case .string(let text) where isByte && text.lowercased().hasPrefix("0x"):
            found = Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        case .string(let text) where isByte && !text.contains("."): found = Int(text).map { Double($0) / 255 }
        case .string(let text): found = Double(text)
        default: break
        }
        guard let found, found.isFinite else { throw JSONDecodingError(value, mustBe: "a component of a colour") }
        return CGFloat(found)
    }
}

extension JSONValue {
    fileprivate var string: String? { if case .string(let text) = content { text } else { nil } }
}
