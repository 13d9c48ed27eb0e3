import Basics
import Foundation
import KitSchema

// Reads the classes and connections of objects (format.md §2, §10, §13).
extension InterfaceBuilderDecoder {
    mutating func wiring(of root: DocumentElement) -> DocumentWiring {
        var wiring = DocumentWiring()
        if let scenes = root.child("scenes") {
            for (number, scene) in scenes.children.enumerated() {
                addObjects(in: scene.child("objects"), scene: number, isTopLevel: true, to: &wiring)
            }
        } else {
            addObjects(in: root.child("objects"), scene: 0, isTopLevel: true, to: &wiring)
        }
        return wiring
    }

    private mutating func addObjects(
        in parent: DocumentElement?, scene: Int, isTopLevel: Bool, to wiring: inout DocumentWiring
    ) {
        for element in parent?.children ?? [] where element.name != "connections" {
            if element["id"] != nil { addObject(element, scene: scene, isTopLevel: isTopLevel, to: &wiring) }
            addObjects(in: element, scene: scene, isTopLevel: false, to: &wiring)
        }
    }

    private mutating func addObject(
        _ element: DocumentElement, scene: Int, isTopLevel: Bool, to wiring: inout DocumentWiring
    ) {
        guard let id = element["id"] else { return }
        let isOther = !isViewLike(element) && Spelling.controllerClass(element.name) == nil
        var object = DocumentWiring.Object(
            id: id, element: element.name, position: element.position, scene: scene, isTopLevel: isTopLevel,
            customClass: element["customClass"].flatMap { $0.isEmpty ? nil : $0 },
            customModule: element["customModule"], userLabel: element["userLabel"],
            attributes: isOther || element["nibName"] != nil ? element.attributes : [:])
        for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? []
        where attribute.name == "userDefinedRuntimeAttribute" {
            if let attribute = runtimeAttribute(attribute) { object.runtimeAttributes.append(attribute) }
        }
        object.connections = (element.child("connections")?.children ?? []).compactMap(connection)
        wiring.add(object)
        if let identifier = element["storyboardIdentifier"], wiring.controllers[identifier] == nil {
            wiring.controllers[identifier] = id
        }
    }

    private func connection(_ element: DocumentElement) -> DocumentWiring.Connection? {
        guard let destination = element["destination"] else { return nil }
        let kind: DocumentWiring.Connection.Kind
        switch element.name {
        case "outlet":
            guard let property = element["property"] else { return nil }
            kind = .outlet(property)
        case "outletCollection":
            guard let property = element["property"] else { return nil }
            kind = .collection(property)
        case "action":
            guard let selector = element["selector"] else { return nil }
            kind = .action(selector, event: element["eventType"])
        case "segue":
            kind = .segue(
                DocumentWiring.Segue(
                    kind: element["kind"] ?? "", identifier: element["identifier"], customClass: element["customClass"],
                    customModule: element["customModule"], unwindAction: element["unwindAction"],
                    creationSelector: element["destinationCreationSelector"],
                    presentationStyle: element["modalPresentationStyle"],
                    transitionStyle: element["modalTransitionStyle"], animates: element.flag("animates") ?? true,
                    anchor: element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"]))
        default: return nil
        }
        return DocumentWiring.Connection(kind: kind, destination: destination, position: element.position)
    }

    // MARK: Runtime attributes

    private mutating func runtimeAttribute(_ element: DocumentElement) -> DocumentWiring.RuntimeAttribute? {
        guard let keyPath = element["keyPath"], !keyPath.isEmpty, let value = runtimeValue(element) else { return nil }
        var attribute = DocumentWiring.RuntimeAttribute(keyPath: keyPath, value: value, position: element.position)
        if let key = runtimeKey(keyPath), let value = self.value(of: element, as: key.type) {
            attribute.property = Property(key.name, value, at: element.position, valueAt: element.position)
        }
        return attribute
    }

    /// The key of UIKit with this key path. `cornerRadius` alone is none: it is a layer's.
    private func runtimeKey(_ keyPath: String) -> KeySchema? {
        let isOfLayer = keyPath.hasPrefix("layer.")
        guard let key = catalogue.key(forRuntimeName: isOfLayer ? String(keyPath.dropFirst(6)) : keyPath) else {
            return nil
        }
        return key.name.hasPrefix("layer.") == isOfLayer ? key : nil
    }

    private mutating func runtimeValue(_ element: DocumentElement) -> DocumentWiring.RuntimeAttribute.Value? {
        let child = element.child(key: "value")
        switch element["type"] {
        case "boolean": return (element.flag("value") ?? child?.flag("value")).map { .boolean($0) }
        case "number": return child.flatMap { number($0, "value") }.map { .number(Double($0)) }
        case "string", "localizedString": return .string(element["value"] ?? child.map(\.text) ?? "")
        case "color":
            guard let child, child.name == "color" else { return .null }
            return color(child).map { .color($0) }
        case "image": return image(element, "value").map { .image($0) }
        case "point": return child.map { .point(point($0)) }
        case "size": return child.map { .size(size($0)) }
        case "rect": return child.flatMap { rect($0) }.map { .rect($0) }
        case "nil": return .null
        default: return nil
        }
    }
}
