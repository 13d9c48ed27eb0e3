import LayoutLoading
import Screens
import Snapshots

extension LayoutStage {
    /// Everything that is needed to draw the layout in its current state.
    /// - Parameter options: what else to record.
    func picture(named name: PictureName, _ options: PictureOptions) -> Picture {
        let screen = screen(
            StageRequest(
                drawing: true, rectangles: options.namedViews, facts: options.findsIssues ? lintRequest() : nil))
        return Picture(
            name: name, tree: screen.tree, drawing: screen.drawing, rectangles: screen.rectangles,
            orientation: screen.orientation, notes: notes, facts: screen.facts)
    }
}
