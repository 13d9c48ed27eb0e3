package import LayoutRules

extension LayoutIssue {
    /// A control that receives no touches because a superview has no user interaction.
    package struct DisabledByParent: LayoutProblem {
        let parent: String

        package var kind: IssueKind { .disabledByParent }
        package var about: [String] { [parent] }

        package var statement: String {
            "gets no touches: it is inside \(parent), whose isUserInteractionEnabled is false"
        }

        package var cure: String? { "set that to true, or move it out of \(parent)" }

        static func check(_ view: ViewFacts, _ number: Int, on lint: LayoutLint) -> [any LayoutProblem] {
            guard case .disabled(let parent)? = lint.obstacle(of: view, number) else { return [] }
            return [DisabledByParent(parent: parent)]
        }
    }
}
