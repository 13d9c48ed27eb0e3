import LayoutRules

extension ClassSchema {
    static let navigationBar = ClassSchema(
        .navigationBar, superclass: view, availability: .later, elements: "navigationBar",
        read: { decoder, element, list in
            decoder.addBarLook(of: element, to: &list)
            let attributes = element.child("textAttributes", key: "titleTextAttributes")
            if let color = attributes?.child("color", key: "textColor").flatMap({ decoder.color($0) }) {
                list.add("titleTextAttributes.foregroundColor", .color(color))
            }
        },
        arrange: { decoder, node, element in
            var items: [NavigationItemNode] = []
            for item in InterfaceBuilderDecoder.items(of: element, named: "navigationItem") {
                items.append(decoder.navigationItem(item, views: node.subviews))
            }
            node.show(.navigation(items))
        })
}
