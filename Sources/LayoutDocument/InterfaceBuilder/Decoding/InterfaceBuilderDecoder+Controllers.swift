import Foundation
import LayoutRules

// What a controller says beside its view: its own properties, and what the bars of containers show of it.
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

    /// An element without edges stands for none (format.md §3).
    private func extendedEdges(_ element: DocumentElement) -> ChoiceSet {
        let names = ["top", "left", "bottom", "right"].filter { element.flag($0) == true }
        let raw = names.compactMap { Enumeration.rectEdge[$0]?.rawValue }.reduce(0, |)
        return ChoiceSet(names, rawValue: UInt(raw))
    }

    mutating func addBar(_ bar: DocumentElement, as name: String, to list: inout PropertyList) {
        if let flag = bar.flag("translucent") { list.add("\(name).isTranslucent", .boolean(flag)) }
        for key in ["barTintColor", "tintColor"] {
            if let element = bar.child("color", key: key), let color = color(element) {
                list.add("\(name).\(key)", .color(color))
            }
        }
    }

    // MARK: Items

    /// - Parameter views: those in the items of the controller, which were read already.
    mutating func navigationItem(of element: DocumentElement, views: [ViewNode]) -> NavigationItemNode? {
        guard let item = element.child("navigationItem", key: "navigationItem") else { return nil }
        var list = PropertyList(item)
        for key in ["title", "prompt"] { if let text = text(item, key) { list.add(key, .string(text)) } }
        if let flag = item.flag("hidesBackButton") { list.add("hidesBackButton", .boolean(flag)) }
        if let flag = item.flag("leftItemsSupplementBackButton") {
            list.add("leftItemsSupplementBackButton", .boolean(flag))
        }
        if let mode = choice(item, "largeTitleDisplayMode", .largeTitleDisplayMode) {
            list.add("largeTitleDisplayMode", .choice(mode))
        }
        return NavigationItemNode(
            position: item.position, properties: list.properties,
            leftBarButtonItems: barButtonItems(of: item, "leftBarButtonItem", views),
            rightBarButtonItems: barButtonItems(of: item, "rightBarButtonItem", views),
            backBarButtonItem: item.child("barButtonItem", key: "backBarButtonItem").map { barButtonItem($0, views) },
            titleView: item.child(key: "titleView").flatMap { read($0, in: views) })
    }

    /// The items of a side: one of that key, or a list of them.
    private mutating func barButtonItems(of item: DocumentElement, _ key: String, _ views: [ViewNode])
        -> [BarButtonItemNode]?
    {
        if let one = item.child("barButtonItem", key: key) { return [barButtonItem(one, views)] }
        return item.child(key + "s").map { barButtonItems(in: $0, views) }
    }

    mutating func toolbarItems(of element: DocumentElement, views: [ViewNode]) -> [BarButtonItemNode]? {
        element.child("toolbarItems").map { barButtonItems(in: $0, views) }
    }

    private mutating func barButtonItems(in list: DocumentElement, _ views: [ViewNode]) -> [BarButtonItemNode] {
        var items: [BarButtonItemNode] = []
        for item in list.children.filter({ $0.name == "barButtonItem" }).prefix(InterfaceBuilderDecoder.mostItems) {
            items.append(barButtonItem(item, views))
        }
        return items
    }

    private mutating func barButtonItem(_ item: DocumentElement, _ views: [ViewNode]) -> BarButtonItemNode {
        var list = PropertyList(item)
        if let word = item["systemItem"], Enumeration.barButtonSystemItem[word] == nil {
            list.add("title", .string(InterfaceBuilderDecoder.words(word)))
        } else if let system = choice(item, "systemItem", .barButtonSystemItem) {
            list.add("systemItem", .choice(system))
        }
        if let title = text(item, "title") { list.add("title", .string(title)) }
        if let image = image(item, "image") { list.add("image", .image(image)) }
        if let width = number(item, "width"), width > 0 { list.add("width", .number(width)) }
        if let flag = item.flag("enabled") { list.add("isEnabled", .boolean(flag)) }
        if item["style"] == "done" { list.add("style", .choice(Choice("done", rawValue: 2))) }
        if let tint = item.child("color", key: "tintColor"), let color = color(tint) {
            list.add("tintColor", .color(color))
        }
        return BarButtonItemNode(
            position: item.position, properties: list.properties,
            customView: item.child(key: "customView").flatMap { read($0, in: views) })
    }

    func tabBarItem(of element: DocumentElement) -> TabBarItemNode? {
        guard let item = element.child("tabBarItem", key: "tabBarItem") else { return nil }
        var list = PropertyList(item)
        if let title = text(item, "title") ?? item["systemItem"].map(InterfaceBuilderDecoder.words) {
            list.add("title", .string(title))
        }
        for key in ["image", "selectedImage"] { if let image = image(item, key) { list.add(key, .image(image)) } }
        if let badge = text(item, "badgeValue") { list.add("badgeValue", .string(badge)) }
        if let flag = item.flag("enabled") { list.add("isEnabled", .boolean(flag)) }
        return TabBarItemNode(position: item.position, properties: list.properties)
    }

    private func read(_ element: DocumentElement, in views: [ViewNode]) -> ViewNode? {
        views.first { $0.position == element.position }
    }
}
