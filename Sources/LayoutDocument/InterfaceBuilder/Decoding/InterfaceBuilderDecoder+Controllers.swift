import Foundation
import KitSchema
import LayoutRules

// Reads the properties of a controller besides its view, and its items for the bars of containers.
extension InterfaceBuilderDecoder {
    mutating func controllerProperties(of element: DocumentElement, _ baseClass: KitController?) -> [Property] {
        var list = PropertyList(element)
        if let title = element["title"] { list.add("title", .string(title)) }
        for name in ["hidesBottomBarWhenPushed", "extendedLayoutIncludesOpaqueBars", "definesPresentationContext"] {
            if let flag = element.flag(name) { list.add(name, .boolean(flag)) }
        }
        if let edges = element.child("extendedEdge", key: "edgesForExtendedLayout") {
            list.add("edgesForExtendedLayout", .options(self.extendedEdges(edges)))
        }
        if let baseClass { ControllerSchema.of(baseClass).read(&self, element, &list) }
        return list.properties
    }

    /// The edges of an element; one without attributes means no edges (format.md §3).
    private func extendedEdges(_ element: DocumentElement) -> ChoiceSet {
        let names = ["top", "left", "bottom", "right"].filter { element.flag($0) == true }
        let raw = names.compactMap { Enumeration.rectEdge[$0]?.rawValue }.reduce(0, |)
        return ChoiceSet(names, rawValue: UInt(raw))
    }
}
