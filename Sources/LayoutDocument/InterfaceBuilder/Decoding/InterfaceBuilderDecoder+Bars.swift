import Foundation
import KitSchema
import LayoutRules

// Reads bars and their items, for controllers and for standalone bars.
extension InterfaceBuilderDecoder {
    /// Adds the properties of a container's bar.
    mutating func addBar(_ bar: DocumentElement, as name: String, to list: inout PropertyList) {
        if let flag = bar.flag("translucent") { list.add(KeyName(.isTranslucent, of: name), .boolean(flag)) }
        for key in [KeyName.barTintColor, .tintColor] {
            if let element = bar.child("color", key: key.name), let color = color(element) {
                list.add(KeyName(key, of: name), .color(color))
            }
        }
        addAppearances(of: bar, "\(name).", to: &list)
    }

    /// Adds the appearances of a bar for its states, which are elements such as `navigationBarAppearance`. An element
    /// without attributes is the system's appearance.
    private mutating func addAppearances(of bar: DocumentElement, _ prefix: String, to list: inout PropertyList) {
        for state in BarAppearanceState.allCases {
            guard let element = bar.child(key: state.rawValue) else { continue }
            let name = prefix + state.rawValue
            list.add(KeyName(.appearanceBackground, of: name), .choice(Choice("default", rawValue: 0)))
            for key in [KeyName.backgroundColor, .shadowColor] {
                if let color = element.child("color", key: key.name).flatMap({ color($0) }) {
                    list.add(KeyName(key, of: name), .color(color))
                }
            }
            for key in ["titleTextAttributes", "largeTitleTextAttributes"] {
                let attributes = element.child("textAttributes", key: key)
                if let color = attributes?.child("color", key: "textColor").flatMap({ color($0) }) {
                    list.add(KeyName(.foregroundColor, of: "\(name).\(key)"), .color(color))
                }
            }
        }
    }

    /// Adds the appearance of a standalone bar.
    mutating func addBarLook(of element: DocumentElement, to list: inout PropertyList) {
        if element["barStyle"]?.hasPrefix("black") == true {
            list.add(.barStyle, .choice(Choice("black", rawValue: 1)))
        }
        addAppearances(of: element, "", to: &list)
    }

    // MARK: Items

    /// The maximum number of items, more than fit on any screen. Further ones are not drawn.
    private static let mostItems = 100

    /// The items of a standalone bar.
    static func items(of bar: DocumentElement, named name: String) -> some Sequence<DocumentElement> {
        (bar.child("items")?.children ?? []).filter { $0.name == name }.prefix(mostItems)
    }

    /// - Parameter views: the views in the items, which are already read.
    mutating func navigationItem(_ item: DocumentElement, views: [ViewNode]) -> NavigationItemNode {
        var list = PropertyList(item)
        add(NavigationItemKeys.all, of: item, to: &list)
        return NavigationItemNode(
            position: item.position, properties: list.properties,
            leftBarButtonItems: barButtonItems(of: item, "leftBarButtonItem", views),
            rightBarButtonItems: barButtonItems(of: item, "rightBarButtonItem", views),
            backBarButtonItem: item.child("barButtonItem", key: "backBarButtonItem").map { barButtonItem($0, views) },
            titleView: item.child(key: "titleView").flatMap { read($0, in: views) })
    }

    /// The items of a side: a single item with that key, or a list.
    private mutating func barButtonItems(of item: DocumentElement, _ key: String, _ views: [ViewNode])
        -> [BarButtonItemNode]?
    {
        if let one = item.child("barButtonItem", key: key) { return [barButtonItem(one, views)] }
        return (item.child(key + "s") ?? item.child(key: key + "s")).map { barButtonItems(in: $0, views: views) }
    }

    mutating func barButtonItems(in list: DocumentElement, views: [ViewNode]) -> [BarButtonItemNode] {
        var items: [BarButtonItemNode] = []
        for item in list.children.filter({ $0.name == "barButtonItem" }).prefix(InterfaceBuilderDecoder.mostItems) {
            items.append(barButtonItem(item, views))
        }
        return items
    }

    private mutating func barButtonItem(_ item: DocumentElement, _ views: [ViewNode]) -> BarButtonItemNode {
        var list = PropertyList(item)
        add(BarButtonItemKeys.all, of: item, to: &list)
        if let word = item["systemItem"] {
            if let system = Enumeration.barButtonSystemItem[word] ?? Spelling.olderSystemItems[word] {
                list.add(KeyName(BarButtonItemKeys.systemItem), .choice(system))
            } else {
                list.add(.title, .string(InterfaceBuilderDecoder.words(word)))
            }
        }
        if let title = text(item, "title") { list.add(.title, .string(title)) }
        if let width = number(item, "width"), width > 0 {
            list.add(KeyName(BarButtonItemKeys.width), .number(width))
        }
        if item["style"] == "done" {
            list.add(KeyName(BarButtonItemKeys.style), .choice(Choice("done", rawValue: 2)))
        }
        return BarButtonItemNode(
            position: item.position, properties: list.properties,
            customView: item.child(key: "customView").flatMap { read($0, in: views) })
    }

    mutating func tabBarItem(_ item: DocumentElement) -> TabBarItemNode {
        var list = PropertyList(item)
        add(TabBarItemKeys.all, of: item, to: &list)
        if let title = text(item, "title") ?? item["systemItem"].map(InterfaceBuilderDecoder.words) {
            list.add(.title, .string(title))
        }
        return TabBarItemNode(position: item.position, properties: list.properties)
    }

    /// The words of a name: `Most Recent` for `mostRecent`.
    private static func words(_ name: String) -> String {
        var words = ""
        for character in name {
            if words.isEmpty {
                words += character.uppercased()
            } else {
                words += character.isUppercase ? " \(character)" : String(character)
            }
        }
        return words
    }

    private func read(_ element: DocumentElement, in views: [ViewNode]) -> ViewNode? {
        views.first { $0.position == element.position }
    }
}

extension ViewNode {
    /// Moves the views of the bar's items from its subviews into the items.
    mutating func show(_ items: BarItems) {
        let shown = Set(items.views.map(\.position))
        subviews.removeAll { shown.contains($0.position) }
        barItems = items
    }
}
