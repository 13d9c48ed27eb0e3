package import LayoutRules

extension LayoutIssue {
    /// A view that was not compared with all views at its position for overlaps.
    package struct Crowded: LayoutProblem {
        /// The number of other such views.
        let others: Int

        package var kind: IssueKind { .crowded }

        package var statement: String {
            let rest = others == 0 ? "" : "; this also applies to \(others) other view\(others == 1 ? "" : "s")"
            return "was not compared with all other views for overlaps: there are too many in one place" + rest
        }

        package var cure: String? { "move them apart, or remove the ones that are never seen" }
    }
}
