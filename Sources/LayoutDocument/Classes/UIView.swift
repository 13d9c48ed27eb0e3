import Foundation
import KitSchema
import KitValues

extension DocumentedClass {
    static let view = DocumentedClass(read: { decoder, element, list in
        list.add(.autoresizingMask, .options(Spelling.mask(of: element)))
        list.flag(.isHidden, attribute: "hidden", absent: element["key"] == "selectedBackgroundView")
        if let bounds = element.child("rect", key: "bounds"), let rect = decoder.rect(bounds) {
            list.add(.bounds, .rect(rect))
        }
        addMargins(of: element, &decoder, to: &list)
        if decoder.usesAutoLayout { addPriorities(of: element, &decoder, to: &list) }
    })

    private static func addMargins(
        of element: DocumentElement, _ decoder: inout InterfaceBuilderDecoder, to list: inout PropertyList
    ) {
        if let margins = element.child("edgeInsets", key: "layoutMargins") {
            list.add(.layoutMargins, .insets(decoder.edges(margins)))
        }
        if let margins = element.child("directionalEdgeInsets", key: "directionalLayoutMargins") {
            list.add(.directionalLayoutMargins, .insets(decoder.edges(margins)))
        }
    }

    /// Adds the content priorities. A missing priority is that of a plain view, also for a class with other defaults in
    /// code (autolayout.md §9.1). A custom class also gets the size that it has on the canvas as its content size, if
    /// the document has one.
    private static func addPriorities(
        of element: DocumentElement, _ decoder: inout InterfaceBuilderDecoder, to list: inout PropertyList
    ) {
        for (key, attribute, absent) in [
            (KeyName.contentHuggingPriority, "HuggingPriority", 250.0),
            (.contentCompressionResistancePriority, "CompressionResistancePriority", 750),
        ] {
            let priorities = ["horizontal", "vertical"].map { axis in
                decoder.number(element, axis + attribute).map { min(max(Double($0), 1), 1000) } ?? absent
            }
            list.add(key, .size(CGSize(width: priorities[0], height: priorities[1])))
        }
        // A custom class may be missing, so its placeholder size on the canvas is used as its content size.
        guard element["customClass"] != nil, let size = decoder.placeholderSize(of: element) else { return }
        list.add(.intrinsicContentSize, .size(size))
    }
}
