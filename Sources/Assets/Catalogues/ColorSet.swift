import Basics
import Foundation
package import JSON
import KitValues

/// A colour of an asset catalogue.
package enum AssetColor: Sendable, Hashable {
    /// The colour space of components.
    package enum Space: Sendable, Hashable {
        case sRGB
        case linearSRGB
        case displayP3
    }

    case components(Space, red: Double, green: Double, blue: Double, alpha: Double)
    /// One of the system's colours, by the name that Interface Builder uses: `systemIndigoColor`.
    case system(String)
}

/// A colour of an asset catalogue in all its variants, read from `Contents.json` (Apple's "Asset Catalog Format
/// Reference").
package struct ColorSet: JSONDecodable, Sendable {
    private let variants: [AssetVariant<AssetColor>]

    package init(json: JSONValue) throws(JSONDecodingError) {
        // An entry without a colour is an empty slot; an entry for another system counts as empty.
        variants = try AssetVariant.list("colors", in: json) { (entry) throws(JSONDecodingError) in
            guard let color = entry["color"] else { return nil }
            return try ColorSet.color(color)
        }
    }

    /// Whether the set has a colour for a device with iOS.
    package var hasColor: Bool {
        [UIUserInterfaceIdiom.phone, .pad].contains { color(for: AssetTraits(userInterfaceIdiom: $0)) != nil }
    }

    /// The names of the system's colours that the set refers to.
    package var references: [String] {
        variants.compactMap { if case .system(let name) = $0.content { name } else { nil } }
    }

    /// The variant for the traits; nil if the set has no colour for such a device.
    package func color(for traits: AssetTraits) -> AssetColor? {
        AssetVariant.choose(from: variants, for: traits).first?.content
    }

    // MARK: Reading

    /// The colour of components in a colour space, or of the name of one of iOS's colours; nil for names of other
    /// systems' colours.
    private static func color(_ value: JSONValue) throws(JSONDecodingError) -> AssetColor? {
        if let name = try value.text("reference") {
            let platform = try value.text("platform") ?? "universal"
            return ["ios", "universal"].contains(platform) ? .system(name) : nil
        }
        guard let components = value["components"] else {
            throw JSONDecodingError(value, mustBe: "an object with \"components\" or \"reference\"")
        }
        let alpha = try component("alpha", of: components, isByte: false) ?? 1
        if let white = try component("white", of: components) {
            return .components(.sRGB, red: white, green: white, blue: white, alpha: alpha)
        }
        guard let red = try component("red", of: components), let green = try component("green", of: components),
            let blue = try component("blue", of: components)
        else { throw JSONDecodingError(components, mustBe: "an object with \"red\", \"green\" and \"blue\"") }
        let space: AssetColor.Space =
            switch try value.text("color-space") {
            case "display-p3": .displayP3
            case "extended-linear-srgb": .linearSRGB
            default: .sRGB
            }
        return .components(space, red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A component as a number, usually from 0 to 1. Xcode writes components as texts: `0xFF` and `127` are bytes,
    /// `0.500` is a fraction.
    /// - Parameter isByte: whether a decimal whole number is one of 255; as an alpha, it is a fraction.
    private static func component(
        _ name: String, of components: JSONValue, isByte: Bool = true
    ) throws(JSONDecodingError) -> Double? {
        guard let value = components[name] else { return nil }
        var found: Double?
        switch value.content {
        case .number(let number): found = number
        case .string(let text) where text.lowercased().hasPrefix("0x"):
            found = UInt16(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        case .string(let text): found = (isByte ? Int(text).map { Double($0) / 255 } : nil) ?? Double(text)
        default: break
        }
        guard let found, found.isFinite else { throw JSONDecodingError(value, mustBe: "a component of a colour") }
        return found
    }
}
