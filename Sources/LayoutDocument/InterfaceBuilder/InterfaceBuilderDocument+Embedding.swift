import Foundation

extension InterfaceBuilderDocument {
    /// Controllers in controllers: more than any app has, and few enough that scenes which show each other end soon.
    private static let depth = 4
    /// Views of embedded controllers, those in them included.
    private static let mostViews = 20_000

    /// The view with the views of embedded controllers in its container views (format.md §13).
    /// - Parameter controller: the id of the view's own.
    func embedding(in view: ViewNode, of controller: String?) -> ViewNode {
        var left = InterfaceBuilderDocument.mostViews
        var view = view
        embed(in: &view, within: controller.map { [$0] } ?? [], &left)
        return view
    }

    private func embed(in view: inout ViewNode, within shown: Set<String>, _ left: inout Int) {
        for index in view.subviews.indices { embed(in: &view.subviews[index], within: shown, &left) }
        guard let id = view.embeddedController, shown.count <= InterfaceBuilderDocument.depth, !shown.contains(id),
            let controller = objects.first(where: { $0.id == id }), var content = self.shown(by: controller).view
        else { return }
        left -= content.viewCount
        guard left >= 0 else { return }
        // At stored frames everything keeps its place, also where the scene's canvas has another size.
        if !usesAutoLayout { content.follows = .bounds }
        embed(in: &content, within: shown.union([id]), &left)
        view.subviews.append(content)
    }
}
