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
        for property in node.properties {
            switch property.name {
            case "title": item.title = property.value.string
            case "prompt": item.prompt = property.value.string
            case "hidesBackButton": item.hidesBackButton = property.value.bool
            case "leftItemsSupplementBackButton":
                item.leftItemsSupplementBackButton = property.value.bool
            case "largeTitleDisplayMode":
                item.largeTitleDisplayMode =
                    UINavigationItem.LargeTitleDisplayMode(rawValue: property.value.raw) ?? .automatic
            default: break
            }
        }
        if let items = node.leftBarButtonItems { item.leftBarButtonItems = items.map(barButtonItem) }
        if let items = node.rightBarButtonItems { item.rightBarButtonItems = items.map(barButtonItem) }
        if let back = node.backBarButtonItem { item.backBarButtonItem = barButtonItem(back) }
        if let view = node.titleView { item.titleView = makeView(view) }
    }

    func barButtonItem(_ node: BarButtonItemNode) -> UIBarButtonItem {
        let item =
            node.property("systemItem").flatMap { UIBarButtonItem.SystemItem(rawValue: $0.value.raw) }
            .map { UIBarButtonItem(barButtonSystemItem: $0) } ?? UIBarButtonItem()
        nib?.note(item, at: node.position)
        for property in node.properties {
            switch property.name {
            case "title": item.title = property.value.string
            case "image": item.image = image(property)
            case "width": item.width = property.value.number
            case "isEnabled": item.isEnabled = property.value.bool
            case "tintColor": item.tintColor = property.value.color.map(builder.color)
            case "style":
                item.style =
                    UIBarButtonItem.Style(rawValue: property.value.raw) ?? .plain
            default: break
            }
        }
        if let view = node.customView { item.customView = makeView(view) }
        return item
    }

    func tabBarItem(_ node: TabBarItemNode, title: String?) -> UITabBarItem {
        let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
        nib?.note(item, at: node.position)
        for property in node.properties {
            switch property.name {
            case "title": item.title = property.value.string
            case "image": item.image = image(property)
            case "selectedImage": item.selectedImage = image(property)
            case "badgeValue": item.badgeValue = property.value.string
            case "isEnabled": item.isEnabled = property.value.bool
            default: break
            }
        }
        return item
    }

    private func image(_ property: Property) -> UIImage? {
        guard case .image(let value) = property.value else { return nil }
        do throws(Diagnostic) {
            return try builder.image(value, at: property.valuePosition)
        } catch {
            note(error)
            return nil
        }
    }
}
