import KitSchema

/// Additions of documents to the card of a controller class: the controllers that it holds in layout files, and the
/// forms of Interface Builder documents that no key of the card covers.
struct DocumentedController: Sendable {
    /// Reads attributes and children of an element into the properties of its controller.
    typealias Read = @Sendable (inout InterfaceBuilderDecoder, DocumentElement, inout PropertyList) -> Void

    /// The keys for the controller's view, or for the controllers that it holds.
    var structure: [KeySchema] = []
    /// Whether a container of this class is shown with its controllers: with its bars, or in its columns. Of other
    /// containers, only the first child is shown.
    var showsChildren = false
    var read: Read?

    /// The classes with such additions. For a controller, the additions of its superclasses are read first.
    static let all: [KitClass: DocumentedController] = [
        .viewController: DocumentedController(
            structure: [ControllerKeys.view, ControllerKeys.children],
            read: { decoder, element, list in
                if let edges = element.child("extendedEdge", key: "edgesForExtendedLayout") {
                    list.add(.edgesForExtendedLayout, .options(extendedEdges(edges)))
                }
            }),
        .navigationController: DocumentedController(
            structure: container("The navigation stack. The last controller is on screen."), showsChildren: true,
            read: { decoder, element, list in
                if let bar = element.child(key: "navigationBar") {
                    if let flag = bar.flag("largeTitles") {
                        list.add(KeyName(.prefersLargeTitles, of: "navigationBar"), .boolean(flag))
                    }
                    decoder.addBar(bar, as: "navigationBar", to: &list)
                }
                if let bar = element.child(key: "toolbar") { decoder.addBar(bar, as: "toolbar", to: &list) }
            }),
        .tabBarController: DocumentedController(
            structure: container("The controllers of the tabs, in order."), showsChildren: true,
            read: { decoder, element, list in
                if let bar = element.child(key: "tabBar") { decoder.addBar(bar, as: "tabBar", to: &list) }
            }),
        .splitViewController: DocumentedController(
            structure: container(
                "The controllers of the primary and the secondary column, or with the supplementary one between them."),
            showsChildren: true),
        .pageViewController: DocumentedController(
            structure: container("The visible pages, as in setViewControllers.")),
    ]

    /// The keys of a container.
    private static func container(_ summary: String) -> [KeySchema] {
        [ControllerKeys.viewControllers.summarized(summary), ControllerKeys.delegate]
    }

    /// The edges that an element names; an element without attributes means no edges (format.md §3).
    private static func extendedEdges(_ element: DocumentElement) -> ChoiceSet {
        let names = ["top", "left", "bottom", "right"].filter { element.flag($0) == true }
        let raw = names.compactMap { Enumeration.rectEdge[$0]?.rawValue }.reduce(0, |)
        return ChoiceSet(names, rawValue: UInt(raw))
    }
}
