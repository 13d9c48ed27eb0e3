import Foundation
import KitSchema
import LayoutRules

// Navigation, tab bar and split view controllers of storyboards, with the controllers that their relationships contain.
extension InterfaceBuilderDocument {
    /// The container in its first state: a stack of one controller, its tabs, or its columns, including nested
    /// containers.
    ///
    /// Nil for any other object, and for tabs without controllers in the document. It is also nil if views keep their
    /// stored frames, which are for the canvas and not for the space that a container leaves.
    func container(_ object: TopLevelObject) -> ControllerNode? {
        guard kind == .storyboard, system == .iOS else { return nil }
        var builder = ContainerBuilder(self)
        return builder.container(object, isInStack: false)
    }
}

/// Puts controllers into containers.
private struct ContainerBuilder {
    private let document: InterfaceBuilderDocument
    private let index: ObjectIndex
    private var embedding: ViewEmbedding
    /// The ids of controllers that are already in a container. A controller can only be in one.
    private var placed: Set<String> = []

    /// The maximum number of controllers in all containers together, more than any tab bar has room for. Further ones
    /// are not shown.
    private static let mostControllers = 64

    init(_ document: InterfaceBuilderDocument) {
        self.document = document
        index = ObjectIndex(document)
        embedding = ViewEmbedding(document, index)
    }

    mutating func container(
        _ object: InterfaceBuilderDocument.TopLevelObject, isInStack: Bool
    ) -> ControllerNode? {
        guard let baseClass = object.baseClass, DocumentedController.all[baseClass]?.showsChildren == true else {
            return nil
        }
        let isStack = baseClass == .navigationController
        guard !(isStack && isInStack), place(object.id) else { return nil }
        var held: [ControllerNode] = []
        for entry in isStack ? object.contained.prefix(1) : object.contained[...] {
            let id = entry.id
            guard placed.count < ContainerBuilder.mostControllers else { break }
            guard !placed.contains(id), let inner = index[id], inner.isController else { continue }
            if var container = container(inner, isInStack: isStack || isInStack) {
                container.column = entry.column
                held.append(container)
            } else {
                let content = index.shown(by: inner)
                guard place(content.id) else { continue }
                placed.insert(id)
                var node = member(content, showing: content.view)
                node.column = entry.column
                if isStack { node.canvasInset = canvasInset(of: content.view) }
                held.append(node)
            }
        }
        // A navigation controller without a relationship is filled by code, so it is shown as a bar without content.
        // Other containers that hold nothing are not shown as containers.
        guard !held.isEmpty || isStack && object.contained.isEmpty else { return nil }
        var node = member(object, showing: nil)
        node.baseClass = baseClass
        node.viewControllers = held
        return node
    }

    /// Marks a controller as placed. Returns false if it already was.
    private mutating func place(_ id: String?) -> Bool {
        id.map { placed.insert($0).inserted } ?? true
    }

    /// The height of the bars above the rows on the canvas. Canvases of Xcode 5 had a status bar and a navigation bar
    /// over tables, and stored the rows below them.
    private func canvasInset(of view: ViewNode?) -> CGFloat {
        guard let view, view.baseClass == .tableView, view.frame?.value.minY == 0 else { return 0 }
        let tops = (view.subviews + (view.table?.views ?? [])).compactMap { $0.frame?.value.minY }
        let bars: CGFloat = 64
        return tops.allSatisfy { $0 >= bars } ? bars : 0
    }

    private mutating func member(
        _ object: InterfaceBuilderDocument.TopLevelObject, showing view: ViewNode?
    ) -> ControllerNode {
        document.member(object, showing: view.map { embedding.embedding(in: $0, of: object.id) })
    }
}

extension InterfaceBuilderDocument {
    /// A controller with the properties that only matter in a container: bars, their items, and whether the view
    /// extends behind the bars.
    fileprivate func member(_ object: TopLevelObject, showing view: ViewNode?) -> ControllerNode {
        var node = controller(for: object, showing: view)
        node.properties = object.properties
        node.navigationItem = object.navigationItem
        node.tabBarItem = object.tabBarItem
        node.toolbarItems = object.toolbarItems
        return node
    }

    /// A controller as the app's code gets it, without the controllers that it contains or embeds.
    package func scene(of object: TopLevelObject) -> ControllerNode {
        var node = member(object, showing: object.view)
        node.baseClass = object.baseClass ?? .viewController
        return node
    }
}
