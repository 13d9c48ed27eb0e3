import LayoutLoading
import Screens
import Snapshots

extension LayoutStage {
    /// Everything that is needed to draw the layout in its current state.
    /// - Parameter options: what else to record.
    func picture(named name: PictureName, _ options: PictureOptions) -> Picture {
        let screen = screen(
            StageRequest(
                drawing: true, rectangles: options.namedViews, facts: options.findsIssues ? LintRequest() : nil))
        let issues = screen.facts.map { LayoutIssue.telling([LayoutLint.issues(on: $0)])[0] } ?? []
        return Picture(
            name: name, tree: screen.tree, drawing: screen.drawing, rectangles: screen.rectangles,
            orientation: screen.orientation, notes: notes, issues: issues.map { IssueReport($0) })
    }
}

extension IssueReport {
    fileprivate init(_ issue: LayoutIssue) {
        self.init(view: issue.view, kind: issue.kind, message: issue.message)
    }
}
