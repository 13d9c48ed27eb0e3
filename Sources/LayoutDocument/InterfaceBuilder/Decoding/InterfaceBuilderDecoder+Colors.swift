import Basics
import Foundation
import KitSchema

extension InterfaceBuilderDecoder {
    /// Adds the colours of an element; a `nil` element removes a colour.
    mutating func addColors(_ keys: [KeyName], of element: DocumentElement, to list: inout PropertyList) {
        for key in keys {
            guard let child = element.child(key: key.name) else { continue }
            if child.name == "nil" {
                list.add(key, .null)
            } else if child.name == "color", let color = color(child) {
                list.add(key, .color(color))
            }
        }
    }

    /// A colour in any of the forms of format.md §7; nil, with a warning, for an unknown one.
    mutating func color(_ element: DocumentElement) -> ColorValue? {
        color(element, depth: 0)
    }

    private mutating func color(_ element: DocumentElement, depth: Int) -> ColorValue? {
        // The depth is limited, because a resource may name another resource, even itself.
        guard depth < 4 else { return nil }
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
            if let color = systemColor(name) { return color }
            if let noted = resources.colors[name], let color = color(noted, depth: depth + 1) { return color }
            if let components = components(of: element) { return components }
            if let fallback = element["cocoaTouchSystemColor"] ?? element["xcode11CocoaTouchSystemColor"],
                let color = systemColor(fallback)
            {
                return color
            }
        } else if let components = components(of: element) {
            return components
        } else if let name = element["name"] {
            if let noted = resources.colors[name], let color = color(noted, depth: depth + 1) {
                return resources.namedColors.contains(name) ? .asset(name, copy: color) : color
            }
            if let color = systemColor(name) { return color }
        }
        let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] ?? element["name"] ?? ""
        warnOnce(.unknownValue, "unknown colour \(Wording.quoted(name))", at: element.position)
        return nil
    }

    /// The components in any colour space: UIKit treats calibrated and device colours as sRGB.
    private mutating func components(of element: DocumentElement) -> ColorValue? {
        func part(_ attribute: String) -> Double? {
            element[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
        }
        let alpha = part("alpha") ?? 1
        if let white = part("white") { return .rgba(red: white, green: white, blue: white, alpha: alpha) }
        if let red = part("red"), let green = part("green"), let blue = part("blue") {
            return element["customColorSpace"] == "displayP3"
                ? .displayP3(red: red, green: green, blue: blue, alpha: alpha)
                : .rgba(red: red, green: green, blue: blue, alpha: alpha)
        }
        if let cyan = part("cyan"), let magenta = part("magenta"), let yellow = part("yellow") {
            let light = 1 - (part("black") ?? 0)
            return .rgba(
                red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light, alpha: alpha)
        }
        return nil
    }

    /// The colour of UIColor's class property with this name, with or without `Color` at its end.
    private func systemColor(_ name: String) -> ColorValue? {
        let stem = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        if ColorNames.set.contains(name) { return .named(name) }
        if ColorNames.set.contains(stem) { return .named(stem) }
        return InterfaceBuilderDecoder.olderColors[stem]
    }

    /// Colours that UIKit had before iOS 13. The first three are mapped to their successors; the others are grey
    /// (format.md §7).
    private static let olderColors: [String: ColorValue] = [
        "groupTableViewBackground": .named("systemGroupedBackground"),
        "tableCellGroupedBackground": .named("secondarySystemGroupedBackground"),
        "tableCellPlainBackground": .named("systemBackground"),
        "scrollViewTexturedBackground": .rgba(red: 111 / 255, green: 113 / 255, blue: 121 / 255, alpha: 1),
        "viewFlipsideBackground": .rgba(red: 31 / 255, green: 33 / 255, blue: 36 / 255, alpha: 1),
        "underPageBackground": .rgba(red: 180 / 255, green: 182 / 255, blue: 187 / 255, alpha: 1),
        "tableBackground": .named("systemBackground"),
        "placeholderText": .named("placeholderText"),
    ]
}
