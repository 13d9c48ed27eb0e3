import Basics
import Foundation
import KitSchema
import LayoutRules

extension InterfaceBuilderDecoder {
    // MARK: Finding views

    func isViewLike(_ element: DocumentElement) -> Bool {
        element.name != "variation"
            && (element.child("rect", key: "frame") != nil || catalogue.schema(ofElement: element.name) != nil)
    }

    /// The view of the element itself, or the views in it.
    mutating func views(at element: DocumentElement) -> [ViewNode] {
        if isViewLike(element) { return view(element).map { [$0] } ?? [] }
        return DocumentElement.leaves.contains(element.name) ? [] : views(within: element)
    }

    /// The outermost views in an element, from back to front: in `subviews` and `cells`, in properties, and in the
    /// items of bars.
    mutating func views(within element: DocumentElement) -> [ViewNode] {
        let isBehind: (DocumentElement) -> Bool = {
            $0["key"] == "backgroundView" || $0["key"] == "selectedBackgroundView"
        }
        var views: [ViewNode] = []
        for child in element.children.filter(isBehind) + element.children.filter({ !isBehind($0) }) {
            views += self.views(at: child)
        }
        return views
    }

    // MARK: A view

    /// A view; nil beyond the limit of views.
    mutating func view(_ element: DocumentElement) -> ViewNode? {
        viewCount += 1
        guard viewCount <= limits.views else {
            if viewCount == limits.views + 1 {
                log.add(
                    Diagnostic(
                        .error, .limitExceeded, "the document has more than \(limits.views) views", file: file,
                        at: element.position))
            }
            return nil
        }
        let (outerID, outerOwner, superviewSize) = (currentID, log.owner, designedSize)
        currentID = element["id"]
        log.owner = element.position
        defer {
            currentID = outerID
            log.owner = outerOwner
            designedSize = superviewSize
        }
        if element.name == "tableViewCell" { noteLabels(of: element) }
        let known = customKitClass(of: element) ?? catalogue.schema(ofElement: element.name)
        let kitClass = known?.kitClass ?? .view
        let schema = known ?? catalogue[.view]
        var node = ViewNode(
            className: className(of: element, base: kitClass.rawValue), baseClass: kitClass,
            position: element.position, id: element["id"], frame: frame(of: element), fill: nil, properties: [],
            subviews: [], variations: [])
        designedSize = node.frame?.value.size
        node.toolsVersion = toolsVersion > 0 ? toolsVersion : nil
        // On devices, the placeholder size of a class of the application is used, too, so it is read as a property.
        if usesAutoLayout, element["customClass"] == nil { node.placeholderSize = placeholderSize(of: element) }
        node.hasMadeUpID = element["id"].map(Spelling.isMadeUp) ?? false
        node.userLabel = element["userLabel"].flatMap { $0.isEmpty ? nil : $0 }
        var list = properties(of: element, schema)
        addRuntimeAttributes(of: element, to: &list)
        node.properties = list.properties
        if element.name == "containerView" { node.embeddedController = embeddedController(of: element) }
        node.standIn = standIn(for: element, known)
        noteUnknownChildren(of: element, kitClass.rawValue)
        if usesAutoLayout { addVariations(of: element, schema, to: &node) }
        addConstraints(of: element, to: &node)
        node.subviews = views(within: element)
        // Cells lay out their content, and ignore its mask.
        if element["key"] == "contentView" { node.follows = .size }
        if usesAutoLayout { installSubviews(of: element, in: &node) }
        DocumentedClass.all[kitClass]?.arrange?(&self, &node, element)
        return node
    }

    /// The class of a plain `view` element whose custom class is a class of UIKit that Reflow draws.
    private func customKitClass(of element: DocumentElement) -> ClassSchema? {
        guard element.name == "view", let name = element["customClass"], let schema = catalogue[KitClass(name)],
            schema.drawing == .whole
        else { return nil }
        return schema
    }

    /// The controller whose view a container view shows.
    private func embeddedController(of element: DocumentElement) -> String? {
        element.child("connections")?.children.first { $0.name == "segue" && $0["kind"] == "embed" }?["destination"]
    }

    private mutating func className(of element: DocumentElement, base: String) -> String {
        guard let name = element["customClass"], !name.isEmpty, name != base else { return base }
        // A nib finds the classes of the app itself.
        if customClasses[name] == nil, !readsWiring {
            warnOnce(
                .customClass, "the class \(Wording.quoted(name)) is unknown and shown as \(base)",
                at: element.position)
        }
        return name
    }

    private mutating func frame(of element: DocumentElement) -> Located<CGRect>? {
        if let inset = element.child("frame", key: "frameInset") {
            return Located(insetFrame(inset, in: designedSize ?? .zero), at: inset.position)
        }
        guard let rect = element.child("rect", key: "frame") else {
            // A missing frame is only reported if nothing else places the view. Containers place their bars, tables
            // their rows, cells their labels, and constraints their views.
            if element["key"] == nil, element.name != "tableViewCell", !isConstrained(element),
                !(element["id"].map(labelsOfCells.contains) ?? false)
            {
                warn(.noFrame, "the view has no frame, so it has no size and is not visible", at: element.position)
            }
            return nil
        }
        return self.rect(rect).map { Located($0, at: rect.position) }
    }

    private mutating func noteUnknownChildren(of element: DocumentElement, _ base: String) {
        for child in element.children where !DocumentElement.isKnown(child.name) && !isViewLike(child) {
            warnOnce(
                .unknownElement, "the element \(Wording.quoted(child.name)) in \(base) is unknown and ignored",
                at: child.position)
        }
    }
}

extension ViewNode {
    /// Sets a property that a view has because of its superview.
    mutating func set(_ key: KeyName, _ value: PropertyValue) { set(named: key.name, value) }

    mutating func set(named name: String, _ value: PropertyValue) {
        properties.removeAll { $0.name == name }
        properties.append(Property(name, value, at: position, valueAt: position))
    }
}
