import LayoutLoading
import Screens
import Snapshots

extension LayoutStage {
    /// Everything that is needed to draw the layout in its current state.
    /// - Parameters:
    ///   - options: what else to record.
    ///   - lookAgain: says later why views are where they are.
    func picture(
        named name: PictureName, _ options: PictureOptions, lookAgain: @escaping Picture.LookAgain
    ) -> Picture {
        let screen = screen(
            StageRequest(
                drawing: true, rectangles: options.namedViews, facts: options.findsIssues ? lintRequest() : nil,
                constraints: options.recordsConstraints ? .shown : nil, openPlaces: true))
        return Picture(
            name: name, tree: screen.tree, drawing: screen.drawing, rectangles: screen.rectangles,
            orientation: screen.orientation, notes: notes, facts: screen.facts,
            constraints: options.recordsConstraints ? ConstraintsReport(views: screen.constraints) : nil,
            lookAgain: lookAgain)
    }
}
