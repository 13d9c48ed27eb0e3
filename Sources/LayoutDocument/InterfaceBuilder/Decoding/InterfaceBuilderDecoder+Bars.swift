import Foundation

extension InterfaceBuilderDecoder {
    mutating func bar(_ element: DocumentElement) -> BarContent {
        let kind: BarContent.Kind =
            element.name == "navigationBar" ? .navigation : element.name == "tabBar" ? .tab : .tool
        var items: [BarContent.Item] = []
        for item in (element.child("items")?.children ?? []).prefix(InterfaceBuilderDecoder.mostItems) {
            switch item.name {
            case "navigationItem": items = navigationItems(item)
            case "tabBarItem": items.append(tabItem(item, isFirst: items.isEmpty, of: element))
            case "barButtonItem": items.append(buttonItem(item, .row))
            default: continue
            }
        }
        let attributes = element.child("textAttributes", key: "titleTextAttributes")
        let titleColor = attributes?.child("color", key: "textColor")
        return BarContent(
            kind: kind, items: items, isDark: element["barStyle"]?.hasPrefix("black") ?? false,
            barTint: element.child("color", key: "barTintColor").flatMap { color($0) },
            titleColor: titleColor.flatMap { color($0) })
    }

    /// More than fit on any screen are not drawn.
    static let mostItems = 100

    /// The bar shows its last item: those before it are what one came from.
    private mutating func navigationItems(_ item: DocumentElement) -> [BarContent.Item] {
        var items: [BarContent.Item] = []
        var title = BarContent.Item(place: .center)
        title.title = item.child(key: "titleView") == nil ? text(item, "title") : nil
        title.isProminent = true
        for (keys, place) in [
            (["leftBarButtonItem", "leftBarButtonItems"], BarContent.Item.Place.leading),
            (["rightBarButtonItem", "rightBarButtonItems"], .trailing),
        ] {
            for child in item.children where keys.contains(child["key"] ?? child.name) || keys.contains(child.name) {
                // The first of several stands at the very edge.
                let buttons = child.name == "barButtonItem" ? [child] : child.children
                for button in buttons.prefix(InterfaceBuilderDecoder.mostItems) where button.name == "barButtonItem" {
                    items.append(buttonItem(button, place))
                }
            }
            if place == .leading, title.title?.isEmpty == false { items.append(title) }
        }
        return items
    }

    private mutating func buttonItem(_ element: DocumentElement, _ place: BarContent.Item.Place) -> BarContent.Item {
        var item = BarContent.Item(place: place)
        item.isEnabled = element.flag("enabled") ?? true
        item.tint = element.child("color", key: "tintColor").flatMap { color($0) }
        item.width = number(element, "width").flatMap { $0 > 0 ? $0 : nil }
        item.isProminent = element["style"] == "done" || element["systemItem"] == "done"
        if let view = element.child(key: "customView") {
            item.isCustomView = true
            item.width = view.child("rect", key: "frame").flatMap { number($0, "width") }
            return item
        }
        switch element["systemItem"] {
        case "flexibleSpace":
            item.isFlexibleSpace = true
        case "fixedSpace":
            item.width = item.width ?? 42
        case let name?:
            if let word = InterfaceBuilderDecoder.systemWord(name) { item.title = word } else { item.symbol = name }
        case nil:
            item.image = image(element, "image")
            if item.image == nil { item.title = text(element, "title") }
        }
        return item
    }

    private mutating func tabItem(
        _ element: DocumentElement, isFirst: Bool, of bar: DocumentElement
    ) -> BarContent.Item {
        var item = BarContent.Item(place: .row)
        let selected = bar.child("connections")?.children.first { $0["property"] == "selectedItem" }?["destination"]
        item.isProminent = selected.map { $0 == element["id"] } ?? isFirst
        item.isEnabled = element.flag("enabled") ?? true
        item.image = image(element, "image")
        item.title =
            text(element, "title") ?? element["systemItem"].map(InterfaceBuilderDecoder.words)
        return item
    }

    /// The words of the system's items that show one; nil for those that show a picture.
    private static func systemWord(_ item: String) -> String? {
        switch item {
        case "done", "cancel", "edit", "save", "undo", "redo", "close": words(item)
        default: nil
        }
    }

    /// `mostRecent` as `Most Recent`.
    static func words(_ name: String) -> String {
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
}
