import Basics
import DisplayList
import Foundation
import JSON
import KitValues

/// A colour of an asset catalogue in all its variants, read from `Contents.json` (Apple's "Asset Catalog Format
/// Reference").
struct ColorSet: JSONDecodable, Sendable {
    /// The colour of one entry. An entry without a colour is an empty slot; an entry for another system counts as
    /// empty.
    private struct Content: JSONDecodable, Sendable {
        var color: UIColor?

        init(json: JSONValue) throws(JSONDecodingError) {
            color = try json["color"].flatMap(ColorSet.color)
        }
    }

    private let variants: [AssetVariant<Content>]

    init(json: JSONValue) throws(JSONDecodingError) {
        variants = try AssetVariant<Content>.list("colors", in: json).filter { $0.content.color != nil }
    }

    /// A colour that resolves to the variant for the idiom, the appearance and the contrast; nil if the set has no
    /// colour for iOS.
    /// - Parameter other: the colour on devices for which the set has none.
    func color(elsewhere other: UIColor) -> UIColor? {
        let idioms: [UIUserInterfaceIdiom] = [.phone, .pad]
        guard idioms.contains(where: { choose(for: UITraitCollection(userInterfaceIdiom: $0)) != nil }) else {
            return nil
        }
        return UIColor { traits in choose(for: traits) ?? other.resolvedColor(with: traits) }
    }

    private func choose(for traits: UITraitCollection) -> UIColor? {
        AssetVariant.choose(from: variants, for: traits).first?.color
    }

    // MARK: Reading

    /// A colour from components in a colour space, or from the name of a colour; nil for names of other systems'
    /// colours.
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

    /// A component as a number from 0 to 1. Xcode writes components as texts: `0xFF` and `127` are bytes, `0.500` is a
    /// fraction.
    ///
    /// - Parameter isByte: whether a decimal whole number is a byte, as for red, green and blue: `1` is 1/255. If not,
    ///   as for alpha, `1` is 1.
    private static func component(
        _ name: String, of components: JSONValue, isByte: Bool = true
    ) throws(JSONDecodingError) -> CGFloat? {
        guard let value = components[name] else { return nil }
        var found: Double?
        switch value.content {
        case .number(let number): found = number
        case .string(let text) where text.lowercased().hasPrefix("0x"):
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
