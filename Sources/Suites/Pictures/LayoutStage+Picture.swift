import LayoutDocument
import LayoutLoading
import LayoutRules
import Screens
import Snapshots

extension LayoutStage {
    /// Everything that is needed to draw the layout in its current state.
    /// - Parameters:
    ///   - options: what else to record.
    ///   - explanations: says later why views are where they are.
    func picture(
        named name: PictureName, _ options: PictureOptions, explanations: @escaping Picture.Explainer
    ) -> Picture {
        let screen = screen(
            StageRequest(
                drawing: true, rectangles: options.namedViews,
                facts: options.findsIssues
                    ? LintRequest(leavesContentSizesOpen: document.substitutesMissingResources) : nil,
                openPlaces: true))
        let issues = screen.facts.map {
            LayoutLint.issues(on: [$0], ignoring: Set(options.lint.ignored ?? []))[0]
        }
        return Picture(
            name: name, tree: screen.tree, drawing: screen.drawing, rectangles: screen.rectangles,
            orientation: screen.orientation, notes: notes,
            issues: (issues ?? []).compactMap { IssueReport($0, options.lint) }, explanations: explanations)
    }
}

extension IssueReport {
    /// `nil` for a kind that is switched off.
    fileprivate init?(_ issue: LayoutIssue, _ settings: LintSettings) {
        let severity = settings.severity(of: issue.kind)
        guard severity != .off else { return nil }
        self.init(
            view: issue.view, kind: issue.kind, message: issue.message, line: issue.line, severity: severity)
    }
}
