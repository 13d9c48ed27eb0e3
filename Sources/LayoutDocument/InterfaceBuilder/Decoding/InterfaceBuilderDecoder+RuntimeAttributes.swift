import Basics
import Foundation

extension InterfaceBuilderDecoder {
    /// Adds the key paths that are set when the document is loaded, if they are known properties (format.md §10).
    mutating func addRuntimeAttributes(of element: DocumentElement, to list: inout PropertyList) {
        for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? []
        where attribute.name == "userDefinedRuntimeAttribute" {
            guard let keyPath = attribute["keyPath"] else { continue }
            guard let (name, kind) = RuntimeAttribute.property(keyPath) else {
                warnOnce(
                    .unknownKey, "the runtime attribute \(Wording.quoted(keyPath)) is unknown and ignored",
                    at: attribute.position)
                continue
            }
            if let value = value(of: attribute, as: kind) { list.replace(name, value, at: attribute.position) }
        }
    }

    private mutating func value(of attribute: DocumentElement, as kind: RuntimeAttribute) -> PropertyValue? {
        let child = attribute.child(key: "value")
        switch kind {
        case .number:
            // A blur radius larger than a screen would only cost time.
            return child.flatMap { number($0, "value") }.map { .number(min(max($0, 0), 1000)) }
        case .boolean:
            return (attribute.flag("value") ?? child?.flag("value")).map { .boolean($0) }
        case .color:
            return child.flatMap { $0.name == "color" ? color($0) : nil }.map { .color($0) }
        case .size:
            return child.map { .size(size($0)) }
        case .string:
            return (attribute["value"] ?? child.map(\.text)).map { .string($0) }
        }
    }
}

/// The types of values that runtime attributes can have for known properties.
enum RuntimeAttribute {
    case number, boolean, color, size, string

    /// The property of a key path. An app's own `cornerRadius` and similar properties usually set the layer's.
    static func property(_ keyPath: String) -> (name: String, kind: RuntimeAttribute)? {
        let path = keyPath.hasPrefix("layer.") ? String(keyPath.dropFirst(6)) : keyPath
        switch path {
        case "cornerRadius", "borderWidth", "shadowOpacity", "shadowRadius": return ("layer." + path, .number)
        case "borderColor", "shadowColor": return ("layer." + path, .color)
        case "borderUIColor", "borderColorFromUIColor", "borderIBColor": return ("layer.borderColor", .color)
        case "shadowUIColor", "shadowIBColor": return ("layer.shadowColor", .color)
        case "shadowOffset": return ("layer.shadowOffset", .size)
        case "alpha", "opacity": return ("alpha", .number)
        case "backgroundColor", "tintColor", "textColor": return (path, .color)
        case "text", "placeholder": return (path, .string)
        case "masksToBounds": return ("layer.masksToBounds", .boolean)
        case "clipsToBounds": return ("clipsToBounds", .boolean)
        case "hidden", "isHidden": return ("isHidden", .boolean)
        default: return nil
        }
    }
}
