import Basics
import JSON
import KitSchema

extension DocumentDecoder {
    mutating func navigationItem(_ value: JSONValue) -> NavigationItemNode? {
        guard let members = members(of: value, .navigationItem, "\"navigationItem\"") else { return nil }
        return NavigationItemNode(
            position: value.position, properties: members.properties,
            leftBarButtonItems: barButtonItems(members, ItemKeys.leftBarButtonItem, ItemKeys.leftBarButtonItems),
            rightBarButtonItems: barButtonItems(members, ItemKeys.rightBarButtonItem, ItemKeys.rightBarButtonItems),
            backBarButtonItem: members[ItemKeys.backBarButtonItem].flatMap {
                barButtonItem($0.value, "\"backBarButtonItem\"")
            },
            titleView: members[ItemKeys.titleView].flatMap {
                view($0.value, "\"titleView\"", ViewContext(isPlacedByCode: true))
            })
    }

    /// The items of a side, which may be a single item or a list.
    private mutating func barButtonItems(_ members: Members, _ key: KeySchema, _ list: KeySchema)
        -> [BarButtonItemNode]?
    {
        switch (members[key], members[list]) {
        case (let one?, let several?):
            report(
                .misplacedKey,
                "\(Wording.quoted(key.name)) and \(Wording.quoted(list.name)) are two forms of the same key; remove one of them",
                at: max(one.position, several.position))
            return nil
        case (let one?, nil): return barButtonItem(one.value, Wording.quoted(key.name)).map { [$0] }
        case (nil, let several?): return barButtonItems(several)
        case (nil, nil): return nil
        }
    }

    mutating func barButtonItems(_ member: JSONMember) -> [BarButtonItemNode] {
        guard case .array(let elements) = member.value.content else {
            reportType(member.value, .objects(.barButtonItem), Wording.quoted(member.key))
            return []
        }
        var items: [BarButtonItemNode] = []
        for element in elements {
            if let item = barButtonItem(element, "an item in \(Wording.quoted(member.key))") { items.append(item) }
        }
        return items
    }

    private mutating func barButtonItem(_ value: JSONValue, _ label: String) -> BarButtonItemNode? {
        guard let members = members(of: value, .barButtonItem, label) else { return nil }
        return BarButtonItemNode(
            position: value.position, properties: members.properties,
            customView: members[ItemKeys.customView].flatMap {
                view($0.value, "\"customView\"", ViewContext(isPlacedByCode: true))
            })
    }

    mutating func tabBarItem(_ value: JSONValue) -> TabBarItemNode? {
        members(of: value, .tabBarItem, "\"tabBarItem\"").map {
            TabBarItemNode(position: value.position, properties: $0.properties)
        }
    }
}
