import Basics
import Foundation
import KitSchema

extension InterfaceBuilderDecoder {
    /// Adds the key paths that are set when the document is loaded, if they are known keys (format.md §10).
    mutating func addRuntimeAttributes(of element: DocumentElement, to list: inout PropertyList) {
        // A nib sets them on the objects themselves.
        guard !readsWiring else { return }
        for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? []
        where attribute.name == "userDefinedRuntimeAttribute" {
            guard let keyPath = attribute["keyPath"] else { continue }
            // An attribute such as `cornerRadius`, which is a property of the app's own, usually sets the same property
            // of the layer.
            let name = keyPath.hasPrefix("layer.") ? String(keyPath.dropFirst(6)) : keyPath
            guard let key = catalogue.key(forRuntimeName: name) else {
                warnOnce(
                    .unknownKey, "the runtime attribute \(Wording.quoted(keyPath)) is unknown and ignored",
                    at: attribute.position)
                continue
            }
            if let value = value(of: attribute, as: key.type) {
                list.replace(KeyName(key), value, at: attribute.position)
            }
        }
    }

    /// The value of a runtime attribute for a property of this type.
    mutating func value(of attribute: DocumentElement, as type: ValueType) -> PropertyValue? {
        let child = attribute.child(key: "value")
        switch type {
        case .number:
            // A blur radius larger than a screen would only cost time.
            return child.flatMap { number($0, "value") }.map { .number(min(max($0, 0), 1000)) }
        case .boolean:
            return (attribute.flag("value") ?? child?.flag("value")).map { .boolean($0) }
        case .color:
            return child.flatMap { $0.name == "color" ? color($0) : nil }.map { .color($0) }
        case .numbers:
            return child.map { .size(size($0)) }
        default:
            return (attribute["value"] ?? child.map(\.text)).map { .string($0) }
        }
    }
}
