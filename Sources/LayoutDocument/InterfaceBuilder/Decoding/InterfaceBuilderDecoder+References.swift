import Basics
import Foundation
import KitSchema
import LayoutRules

// Reads references to controllers of other storyboards (format.md §13).
extension InterfaceBuilderDecoder {
    /// Makes a controller for a reference: its view is a box with the name of the screen, such as `Settings: profile`.
    /// The other document is not read, because it may refer to this one, or be in another bundle. The bar items of the
    /// reference are used, although Xcode shows them only on its canvas: the items of the screen itself are not known.
    mutating func reference(_ element: DocumentElement) -> InterfaceBuilderDocument.TopLevelObject {
        let storyboard = element["storyboardName"] ?? "another storyboard"
        let name = element["referencedIdentifier"].map { "\(storyboard): \($0)" } ?? storyboard
        warn(
            .placeholder,
            "the screen \(Wording.quoted(name)) is in another storyboard, which is not read; a box with its name is shown",
            at: element.position)
        viewCount += 1
        var view = ViewNode(
            className: KitClass.view.rawValue, baseClass: .view, position: element.position, id: nil, frame: nil,
            fill: nil, properties: [], subviews: [], variations: [])
        view.standIn = .placeholder(label: name)
        view.addDefaultBackground("systemBackground")
        var object = InterfaceBuilderDocument.TopLevelObject(
            position: element.position, id: element["id"], baseClass: .viewController,
            className: KitClass.viewController.rawValue, isController: true, isReference: true, view: view,
            otherViews: [], contained: [])
        object.properties = [
            Property(.title, .string(storyboard), at: element.position, valueAt: element.position)
        ]
        object.navigationItem = element.child("navigationItem", key: "navigationItem").map {
            navigationItem($0, views: [])
        }
        object.tabBarItem = element.child("tabBarItem", key: "tabBarItem").map { tabBarItem($0) }
        return object
    }
}
