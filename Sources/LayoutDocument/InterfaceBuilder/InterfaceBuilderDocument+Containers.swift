import Foundation

// Navigation and tab bar controllers of storyboards, with what their relationships put into them.
extension InterfaceBuilderDocument {
    /// The container as it comes up: a stack of one controller, or its tabs, containers in containers followed.
    ///
    /// Nil for anything else, for a container of which the document holds nothing, and where views stand at their
    /// stored frames: those were drawn for the canvas, not for the room that a container leaves.
    func container(_ object: TopLevelObject) -> ControllerNode? {
        guard kind == .storyboard, system == .iOS, !usesAutoLayout else { return nil }
        var placed: Set<String> = []
        return container(object, isInStack: false, &placed)
    }

    /// - Parameter placed: the ids of those that are somewhere already: nobody can be in two places.
    private func container(_ object: TopLevelObject, isInStack: Bool, _ placed: inout Set<String>) -> ControllerNode? {
        let isStack = object.baseClassName == "UINavigationController"
        guard isStack || object.baseClassName == "UITabBarController", !(isStack && isInStack),
            object.id.map({ placed.insert($0).inserted }) ?? true
        else { return nil }
        var held: [ControllerNode] = []
        for id in isStack ? Array(object.contained.prefix(1)) : object.contained {
            guard !placed.contains(id), let inner = objects.first(where: { $0.isController && $0.id == id }) else {
                continue
            }
            if let container = container(inner, isInStack: isStack || isInStack, &placed) {
                held.append(container)
            } else {
                let content = shown(by: inner)
                guard content.id.map({ placed.insert($0).inserted }) ?? true else { continue }
                placed.insert(id)
                var node = member(content, showing: content.view)
                if isStack { node.canvasInset = canvasInset(of: content.view) }
                held.append(node)
            }
        }
        guard !held.isEmpty else { return nil }
        var node = member(object, showing: nil)
        node.baseClassName = object.baseClassName
        node.viewControllers = held
        return node
    }

    /// Canvases of Xcode 5 had a status bar and a navigation bar over tables, and stored their rows below them.
    private func canvasInset(of view: ViewNode?) -> CGFloat {
        guard let view, view.baseClassName == "UITableView", view.frame?.value.minY == 0 else { return 0 }
        let tops = view.subviews.compactMap { $0.frame?.value.minY }
        let bars: CGFloat = 64
        return tops.allSatisfy { $0 >= bars } ? bars : 0
    }

    /// A controller with what matters to it in a container only: bars, their items, how far the view goes below them.
    private func member(_ object: TopLevelObject, showing view: ViewNode?) -> ControllerNode {
        var node = controller(for: object, showing: view)
        node.properties = object.properties
        node.navigationItem = object.navigationItem
        node.tabBarItem = object.tabBarItem
        node.toolbarItems = object.toolbarItems
        return node
    }
}
