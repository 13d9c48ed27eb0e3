import Foundation
import LayoutRules

// Navigation and tab bar controllers of storyboards, with what their relationships put into them.
extension InterfaceBuilderDocument {
    /// The container as it comes up: a stack of one controller, or its tabs, containers in containers followed.
    ///
    /// Nil for anything else, for a container of which the document holds nothing, and where views stand at their
    /// stored frames: those were drawn for the canvas, not for the room that a container leaves.
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
    /// The ids of those that are somewhere already: nobody can be in two places.
    private var placed: Set<String> = []

    /// More than any tab bar has room for, in all containers together. What follows is not shown.
    private static let mostControllers = 64

    init(_ document: InterfaceBuilderDocument) {
        self.document = document
        index = ObjectIndex(document)
        embedding = ViewEmbedding(document, index)
    }

    mutating func container(
        _ object: InterfaceBuilderDocument.TopLevelObject, isInStack: Bool
    ) -> ControllerNode? {
        guard let baseClass = object.baseClass, baseClass.showsBars else { return nil }
        let isStack = baseClass == .navigationController
        guard !(isStack && isInStack), place(object.id) else { return nil }
        var held: [ControllerNode] = []
        for id in isStack ? object.contained.prefix(1) : object.contained[...] {
            guard placed.count < ContainerBuilder.mostControllers else { break }
            guard !placed.contains(id), let inner = index[id], inner.isController else { continue }
            if let container = container(inner, isInStack: isStack || isInStack) {
                held.append(container)
            } else {
                let content = index.shown(by: inner)
                guard place(content.id) else { continue }
                placed.insert(id)
                var node = member(content, showing: content.view)
                if isStack { node.canvasInset = canvasInset(of: content.view) }
                held.append(node)
            }
        }
        guard !held.isEmpty else { return nil }
        var node = member(object, showing: nil)
        node.baseClass = baseClass
        node.viewControllers = held
        return node
    }

    /// Whether it is nowhere else yet.
    private mutating func place(_ id: String?) -> Bool {
        id.map { placed.insert($0).inserted } ?? true
    }

    /// Canvases of Xcode 5 had a status bar and a navigation bar over tables, and stored their rows below them.
    private func canvasInset(of view: ViewNode?) -> CGFloat {
        guard let view, view.baseClass == .tableView, view.frame?.value.minY == 0 else { return 0 }
        let tops = view.subviews.compactMap { $0.frame?.value.minY }
        let bars: CGFloat = 64
        return tops.allSatisfy { $0 >= bars } ? bars : 0
    }

    /// A controller with what matters to it in a container only: bars, their items, how far the view goes below them.
    private mutating func member(
        _ object: InterfaceBuilderDocument.TopLevelObject, showing view: ViewNode?
    ) -> ControllerNode {
        var node = document.controller(
            for: object, showing: view.map { embedding.embedding(in: $0, of: object.id) })
        node.properties = object.properties
        node.navigationItem = object.navigationItem
        node.tabBarItem = object.tabBarItem
        node.toolbarItems = object.toolbarItems
        return node
    }
}

extension KitController {
    /// Whether what it contains is shown between its bars; of other containers only the first one is.
    fileprivate var showsBars: Bool {
        switch self {
        case .navigationController, .tabBarController: true
        case .viewController, .splitViewController, .pageViewController, .collectionViewController,
            .tableViewController:
            false
        }
    }
}
