import Basics
import Foundation
import KitSchema

/// Adds frames to the objects of a watch controller, so that they can be read as views.
///
/// Documents of watchOS have no frames: groups stack their items vertically or horizontally, and an item's width is a
/// fraction of the group's, a number of points, or fitted to its content. Here, instead of fitting the content, items
/// share the remaining width equally, and each kind of object has a fixed height.
struct WatchScreen {
    /// The size in points.
    private let size: CGSize
    private static let spacing = 4.0

    /// - Parameter device: the `id` of the document's `<device>`, `watch40`.
    init(device: String?) {
        size = device.flatMap { WatchScreen.sizes[$0] } ?? CGSize(width: 156, height: 195)
    }

    private static let sizes = [
        "watch38": CGSize(width: 136, height: 170), "watch42": CGSize(width: 156, height: 195),
        "watch40": CGSize(width: 162, height: 197), "watch44": CGSize(width: 184, height: 224),
        "watch41": CGSize(width: 176, height: 215), "watch45": CGSize(width: 198, height: 242),
    ]

    /// An object of a scene; a controller becomes a view of the watch's size with its items.
    func controller(_ element: DocumentElement) -> DocumentElement {
        guard let items = element.child("items") else { return element }
        var made = element
        made.name = "viewController"
        var view = box(element, id: nil, x: 0, y: 0, width: Double(size.width), height: Double(size.height))
        view.attributes["key"] = "view"
        view.children.append(color("backgroundColor", white: 0, at: element.position))
        view.children.append(
            subviews(stack(items.children, width: Double(size.width)).elements, at: element.position))
        made.children = [view]
        return made
    }

    // MARK: Stacking

    private func stack(
        _ items: [DocumentElement], width: Double, isAcross: Bool = false
    ) -> (elements: [DocumentElement], height: Double) {
        let widths = widths(of: items, in: width, isAcross: isAcross)
        var elements: [DocumentElement] = []
        var (x, y, height) = (0.0, 0.0, 0.0)
        for (item, itemWidth) in zip(items, widths) {
            let placed = place(item, x: x, y: y, width: itemWidth)
            elements.append(placed.element)
            if isAcross {
                x += itemWidth + WatchScreen.spacing
                height = max(height, placed.height)
            } else {
                height = y + placed.height
                y = height + WatchScreen.spacing
            }
        }
        return (elements, height)
    }

    private func widths(of items: [DocumentElement], in width: Double, isAcross: Bool) -> [Double] {
        let told = items.map { item in length(item, "width").map { $0 <= 1 ? $0 * width : $0 } }
        guard isAcross else { return told.map { min($0 ?? width, width) } }
        let gaps = WatchScreen.spacing * Double(max(0, items.count - 1))
        let left = max(0, width - gaps - told.compactMap { $0 }.reduce(0, +))
        let share = left / Double(max(1, told.filter { $0 == nil }.count))
        return told.map { $0 ?? share }
    }

    /// A length, if a layout can use it.
    private func length(_ item: DocumentElement, _ attribute: String) -> Double? {
        item[attribute].flatMap(Double.init).flatMap { $0 > 0 && $0 <= 1000 ? $0 : nil }
    }

    private func place(
        _ item: DocumentElement, x: Double, y: Double, width: Double
    ) -> (element: DocumentElement, height: Double) {
        let inner: [DocumentElement]
        switch item.name {
        case "group": inner = item.child("items")?.children ?? []
        case "table": inner = item.child("items")?.children ?? []
        case "tableRow", "button": inner = item.children.filter { $0.name == "group" }
        default: inner = []
        }
        let isAcross = item.name == "group" && item["layout"] != "vertical"
        let content = stack(inner, width: width, isAcross: isAcross)
        let told = length(item, "height").flatMap { $0 > 1 ? $0 : nil }
        let height = told ?? (inner.isEmpty ? WatchScreen.heights[item.name] ?? 20 : content.height)
        var made = box(item, id: item["id"], x: x, y: y, width: width, height: height)
        switch item.name {
        case "label", "date", "timer":
            made.name = "label"
            made.attributes["text"] = item["text"] ?? (item.name == "label" ? "" : item.name)
            made.attributes["numberOfLines"] = item["numberOfLines"]
            made.children += item.children.filter { $0["key"] == "fontDescription" || $0["key"] == "textColor" }
            if item.child(key: "textColor") == nil {
                made.children.append(color("textColor", white: 1, at: item.position))
            }
        case "button" where inner.isEmpty:
            made.name = "button"
            let state = DocumentElement(
                name: "state", attributes: ["key": "normal", "title": item["title"] ?? ""], position: item.position)
            made.children += [state, color("backgroundColor", white: 0.13, at: item.position)]
        case "imageView":
            made.name = "imageView"
            made.attributes["image"] = item["image"]
            made.attributes["contentMode"] = item["contentMode"] ?? "scaleAspectFit"
        case "group", "table", "tableRow", "button":
            made.children.append(subviews(content.elements, at: item.position))
        case "separator":
            made.children.append(color("backgroundColor", white: 0.5, at: item.position))
        case "switch", "slider":
            made.name = item.name
            made.attributes["on"] = item["on"]
        default:
            // The name of the unknown kind is kept, so that it is reported later.
            made.name = item.name
        }
        if item["hidden"] == "YES" { made.attributes["hidden"] = "YES" }
        made.children += item.children.filter { $0["key"] == "backgroundColor" }
        return (made, height)
    }

    /// The default heights, in points.
    private static let heights = [
        "button": 38.0, "imageView": 30, "separator": 1, "switch": 38, "slider": 38, "map": 90, "picker": 70,
        "inlineMovie": 90, "movie": 90,
    ]

    // MARK: Elements

    private func box(
        _ element: DocumentElement, id: String?, x: Double, y: Double, width: Double, height: Double
    ) -> DocumentElement {
        var box = DocumentElement(name: "view", attributes: [:], position: element.position)
        box.attributes["id"] = id
        box.attributes["customClass"] = id == nil ? nil : element["customClass"]
        box.children.append(
            DocumentElement(
                name: "rect",
                attributes: [
                    "key": "frame", "x": "\(x)", "y": "\(y)", "width": "\(width)", "height": "\(height)",
                ], position: element.position))
        return box
    }

    private func color(_ key: String, white: Double, at position: SourcePosition) -> DocumentElement {
        DocumentElement(
            name: "color", attributes: ["key": key, "white": "\(white)", "alpha": "1"], position: position)
    }

    private func subviews(_ elements: [DocumentElement], at position: SourcePosition) -> DocumentElement {
        DocumentElement(name: "subviews", attributes: [:], children: elements, position: position)
    }
}
