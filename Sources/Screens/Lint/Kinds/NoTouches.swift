package import LayoutRules

extension LayoutIssue {
    /// A control behind a view that gets all its touches.
    package struct NoTouches: LayoutProblem {
        let cover: TouchObstacle.Cover

        package var kind: IssueKind { .noTouches }
        package var about: [String] { [cover.name] }
        package var statement: String { "gets no touches: \(cover.name) is in front of it" }

        package var cure: String? {
            switch cover.kind {
            case .view: "set isUserInteractionEnabled of \(cover.name) to false, or move \(cover.name) behind it"
            case .control: "move them apart, or make one smaller"
            case .bar: "move it out from behind \(cover.name)"
            case .containerBar: Covered.cure
            }
        }

        static func check(_ view: ViewFacts, _ number: Int, on lint: LayoutLint) -> [any LayoutProblem] {
            guard case .behind(let cover)? = lint.obstacle(of: view, number) else { return [] }
            return [NoTouches(cover: cover)]
        }
    }
}

extension LayoutLint {
    /// The reason why touches do not reach a view. Nil if they reach it, and for a view hidden by a card or a bar, for
    /// which the reason is obvious.
    func obstacle(of view: ViewFacts, _ number: Int) -> TouchObstacle? {
        guard let obstacle = view.obstacle, !isHidden(view, number, by: [.surface]) else { return nil }
        return obstacle
    }
}
