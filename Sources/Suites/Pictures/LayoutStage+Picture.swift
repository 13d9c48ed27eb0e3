import LayoutLoading
import Screens
import Snapshots

extension LayoutStage {
    /// All data that is needed to draw the layout in its current state.
    /// - Parameters:
    ///   - options: additional data to record.
    ///   - origin: the way in which this state was reached.
    func picture(named name: PictureName, _ options: PictureOptions, from origin: PictureOrigin) -> Picture {
        let screen = screen(
            StageRequest(
                drawing: true, rectangles: options.namedViews, facts: options.findsIssues ? lintRequest() : nil,
                constraints: options.recordsConstraints ? .shown : nil, openPlaces: true))
        return Picture(
            name: name, tree: screen.tree, drawing: screen.drawing, rectangles: screen.rectangles,
            orientation: screen.orientation, notes: notes, facts: screen.facts,
            constraints: options.recordsConstraints ? ConstraintsReport(views: screen.constraints) : nil,
            origin: origin)
    }
}
