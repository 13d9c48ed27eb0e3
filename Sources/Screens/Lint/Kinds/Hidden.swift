package import LayoutRules

extension LayoutIssue {
    /// A view that is completely hidden behind another one.
    package struct Hidden: LayoutProblem {
        let view: String
        let above: String

        package var kind: IssueKind { .hidden }
        package var about: [String] { [above] }
        package var statement: String { "is hidden behind \(above)" }
        package var cure: String? { "move \(view) away from \(above), or set isHidden of \(view) to true" }
    }
}
