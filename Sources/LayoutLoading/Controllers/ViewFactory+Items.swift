import Foundation
import KitSchema
import LayoutDocument
import LayoutRules
import ReflowKit

// Makes the items of a controller for bars.
extension ViewFactory {
    func dress(_ controller: UIViewController, as node: ControllerNode) {
        if let item = node.navigationItem { fill(controller.navigationItem, from: item) }
        if let item = node.navigationItem { nib?.note(controller.navigationItem, at: item.position) }
        if let item = node.tabBarItem { controller.tabBarItem = tabBarItem(item, title: node.title) }
        if let items = node.toolbarItems { controller.toolbarItems = items.map(barButtonItem) }
    }

    func navigationItem(_ node: NavigationItemNode) -> UINavigationItem {
        let item = UINavigationItem(title: "")
        item.title = nil
        fill(item, from: node)
        return item
    }

    private func fill(_ item: UINavigationItem, from node: NavigationItemNode) {
        set(node.properties, of: item, by: ClassCards.uiNavigationItem)
        if let items = node.leftBarButtonItems { item.leftBarButtonItems = items.map(barButtonItem) }
        if let items = node.rightBarButtonItems { item.rightBarButtonItems = items.map(barButtonItem) }
        if let back = node.backBarButtonItem { item.backBarButtonItem = barButtonItem(back) }
        if let view = node.titleView { item.titleView = makeView(view) }
    }

    func barButtonItem(_ node: BarButtonItemNode) -> UIBarButtonItem {
        let item =
            node.property(BarButtonItemKeys.systemItem).flatMap { UIBarButtonItem.SystemItem(rawValue: $0.value.raw) }
            .map { UIBarButtonItem(barButtonSystemItem: $0) } ?? UIBarButtonItem()
        nib?.note(item, at: node.position)
        set(node.properties, of: item, by: ClassCards.uiBarButtonItem)
        if let view = node.customView { item.customView = makeView(view) }
        return item
    }

    func tabBarItem(_ node: TabBarItemNode, title: String?) -> UITabBarItem {
        let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
        nib?.note(item, at: node.position)
        set(node.properties, of: item, by: ClassCards.uiTabBarItem)
        return item
    }

    func set<Item>(_ properties: [Property], of item: Item, by card: ItemCard<Item>) {
        for property in properties {
            do throws(Diagnostic) {
                card.apply(
                    property.name, try builder.viewValue(property.value, at: property.valuePosition), to: item)
            } catch {
                note(error)
            }
        }
    }
}
