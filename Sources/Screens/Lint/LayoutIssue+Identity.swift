package import LayoutRules

extension LayoutIssue {
    /// The identity of a problem: equal in every look at a layout, even if its numbers and its words change.
    package struct Identity: Sendable, Hashable {
        package let kind: IssueKind
        package let view: String
        /// The facts that distinguish it from others of its kind and view: another view, an edge, a constraint. Mostly
        /// empty.
        package let about: [String]

        package init(kind: IssueKind, view: String, about: [String]) {
            self.kind = kind
            self.view = view
            self.about = about
        }
    }

    package var identity: Identity { Identity(kind: kind, view: view, about: about) }

    private var about: [String] {
        switch problem {
        case .noArea, .smallTarget, .distorted, .emptyButton, .crowded: []
        // The constraints' numbers and the broken constraint are not included, because they change while the user looks
        // for the mistake.
        case .conflict(let conflict): conflict.report.members.map(\.subject).sorted()
        case .furtherConflicts: ["further"]
        case .unsolved(let constraint): ["unsolved", constraint.member.subject]
        case .failure: ["failure"]
        case .offScreen(let edge, _, _), .beyondEdge(let edge, _, _): [edge.rawValue]
        case .clipped(let other, let edge, _), .clippedAway(let other, let edge, _, _),
            .outside(let other, let edge, _),
            .unreachable(let other, let edge, _, _, _):
            [other, edge.rawValue]
        case .overlapping(let other, _, _), .hidden(let other), .readingOrder(let other, _): [other]
        case .truncated(let part, _, _, _, _, _): [part].compactMap(\.self)
        case .covered(let cover, let edge, _, let scroll): [cover, edge.rawValue, scroll].compactMap(\.self)
        case .ambiguous(let views): views.first?.numbers.map(\.rawValue) ?? []
        case .idle(let idle): [idle.subject]
        case .unreached(.outside(let parent, _, _)), .unreached(.disabled(let parent)): [parent]
        case .unreached(.behind(let other)): [other.name]
        case .lowContrast(let shortfall): [shortfall.part].compactMap(\.self)
        case .missingGlyphs(let missing): missing
        case .outOfLine(let line): [line.part]
        case .neverShown(let variation): [variation.orientations]
        }
    }
}
