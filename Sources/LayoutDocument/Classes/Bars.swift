import KitSchema

extension DocumentedClass {
    static let navigationBar = DocumentedClass(
        read: { decoder, element, list in
            decoder.addBarLook(of: element, to: &list)
            let attributes = element.child("textAttributes", key: "titleTextAttributes")
            if let color = attributes?.child("color", key: "textColor").flatMap({ decoder.color($0) }) {
                list.add(KeyName(.foregroundColor, of: "titleTextAttributes"), .color(color))
            }
        },
        arrange: { decoder, node, element in
            var items: [NavigationItemNode] = []
            for item in InterfaceBuilderDecoder.items(of: element, named: "navigationItem") {
                items.append(decoder.navigationItem(item, views: node.subviews))
            }
            node.show(.navigation(items))
        })

    static let tabBar = DocumentedClass(
        read: { decoder, element, list in decoder.addBarLook(of: element, to: &list) },
        arrange: { decoder, node, element in
            let items = Array(InterfaceBuilderDecoder.items(of: element, named: "tabBarItem"))
            let outlet = element.child("connections")?.children.first { $0["property"] == "selectedItem" }
            let selected = outlet?["destination"].flatMap { id in items.firstIndex { $0["id"] == id } }
            node.show(.tab(items.map { decoder.tabBarItem($0) }, selected: selected))
        })

    static let toolbar = DocumentedClass(
        read: { decoder, element, list in decoder.addBarLook(of: element, to: &list) },
        arrange: { decoder, node, element in
            guard let items = element.child("items") else { return }
            node.show(.tool(decoder.barButtonItems(in: items, views: node.subviews)))
        })
}
