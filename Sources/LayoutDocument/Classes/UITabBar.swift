import LayoutRules

extension ClassSchema {
    static let tabBar = ClassSchema(
        .tabBar, superclass: view, availability: .later, elements: "tabBar",
        read: { decoder, element, list in decoder.addBarLook(of: element, to: &list) },
        arrange: { decoder, node, element in
            let items = Array(InterfaceBuilderDecoder.items(of: element, named: "tabBarItem"))
            let outlet = element.child("connections")?.children.first { $0["property"] == "selectedItem" }
            let selected = outlet?["destination"].flatMap { id in items.firstIndex { $0["id"] == id } }
            node.show(.tab(items.map { decoder.tabBarItem($0) }, selected: selected))
        })
}
