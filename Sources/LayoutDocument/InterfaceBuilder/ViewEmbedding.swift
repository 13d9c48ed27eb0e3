import Foundation
import KitSchema

/// Puts the views of embedded controllers into the container views of a storyboard (format.md §13).
struct ViewEmbedding {
    private let document: InterfaceBuilderDocument
    private let index: ObjectIndex
    /// The number of views of embedded controllers that may still be added.
    private var left = ViewEmbedding.mostViews

    /// The maximum nesting of controllers. No app has more, and the limit soon ends scenes that embed each other.
    private static let depth = 4
    /// The maximum number of views of embedded controllers, including nested ones.
    private static let mostViews = 20_000

    init(_ document: InterfaceBuilderDocument, _ index: ObjectIndex) {
        self.document = document
        self.index = index
    }

    /// The view with the views of embedded controllers in its container views.
    /// - Parameter controller: the id of the view's own controller.
    mutating func embedding(in view: ViewNode, of controller: String?) -> ViewNode {
        guard document.kind == .storyboard else { return view }
        var view = view
        embed(in: &view, within: controller.map { [$0] } ?? [])
        return view
    }

    private mutating func embed(in view: inout ViewNode, within shown: Set<String>) {
        for index in view.subviews.indices { embed(in: &view.subviews[index], within: shown) }
        view.table?.updateCells { embed(in: &$0, within: shown) }
        guard left > 0, let id = view.embeddedController, shown.count <= ViewEmbedding.depth, !shown.contains(id),
            let controller = index[id], var content = index.shown(by: controller).view
        else { return }
        left -= content.viewCount
        guard left >= 0 else { return left = 0 }
        // With stored frames, everything keeps its place, even if the canvas of the scene has another size.
        if document.system == .iOS { content.follows = .bounds }
        embed(in: &content, within: shown.union([id]))
        view.subviews.append(content)
    }
}
