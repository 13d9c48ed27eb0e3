import LayoutRules

extension ClassSchema {
    static let toolbar = ClassSchema(
        .toolbar, superclass: view, availability: .later, elements: "toolbar",
        read: { decoder, element, list in decoder.addBarLook(of: element, to: &list) },
        arrange: { decoder, node, element in
            guard let items = element.child("items") else { return }
            node.show(.tool(decoder.barButtonItems(in: items, views: node.subviews)))
        })
}
