import Basics
package import Foundation
package import LayoutRules

extension LayoutIssue {
    /// A view that a superview clips at an edge.
    package struct Clipped: LayoutProblem {
        /// The superview.
        let clip: String
        let edge: ScreenEdge
        /// The extent of the invisible part.
        let points: CGFloat

        package init(clip: String, edge: ScreenEdge, points: CGFloat) {
            self.clip = clip
            self.edge = edge
            self.points = points
        }

        package var kind: IssueKind { .clipped }
        package var about: [String] { [clip, edge.rawValue] }
        package var statement: String { "is clipped by \(clip): \(points.sixDigitText) pt at the \(edge.rawValue)" }
        package var cure: String? { "make \(clip) larger, or move it inside" }

        static func check(_ view: ViewFacts, _ number: Int, on lint: LayoutLint) -> [any LayoutProblem] {
            find(view, on: lint).problems
        }

        /// The first superview that clips a view, if that is a mistake, and the issues about it.
        static func find(
            _ view: ViewFacts, on lint: LayoutLint
        ) -> (clip: ScreenFacts.Clip?, problems: [any LayoutProblem]) {
            // An image larger than the view that clips it is cropped on purpose.
            guard view.kind != .picture else { return (nil, []) }
            let reach = view.kind == .drawing ? view.rect : view.essential
            for index in view.clips {
                let clip = lint.screen.clips[index]
                guard reach.intersects(clip.rect) else { return (clip, ClippedAway.find(view, by: clip, on: lint)) }
                let cut = reach.excess(beyond: clip.rect).filter { view.kind != .text || $0.1 > LayoutLint.letters }
                if !cut.isEmpty { return (clip, cut.map { Clipped(clip: clip.name, edge: $0, points: $1) }) }
            }
            return (nil, [])
        }
    }

    /// A view that a superview clips completely.
    package struct ClippedAway: MergeableProblem {
        /// The superview.
        let clip: String
        let edge: ScreenEdge
        /// The distance by which the farthest of the views ends beyond the superview's edge.
        private(set) var points: CGFloat
        /// Other views that the superview clips completely, too.
        package private(set) var otherViews: [String] = []

        fileprivate init(clip: String, edge: ScreenEdge, points: CGFloat) {
            self.clip = clip
            self.edge = edge
            self.points = points
        }

        package var kind: IssueKind { .clipped }
        package var about: [String] { [clip, edge.rawValue] }

        package var statement: String {
            let beyond = "ends \(points.sixDigitText) pt beyond the \(edge.rawValue) edge of \(clip)"
            guard !otherViews.isEmpty else { return "is not visible: \(clip) clips all of it; it \(beyond)" }
            return "is not visible, and neither \(otherViews.count == 1 ? "is" : "are") "
                + "\(Wording.abridged(otherViews)): \(clip) clips all of them; the farthest \(beyond)"
        }

        package var cure: String? { "make \(clip) larger, or move \(otherViews.isEmpty ? "it" : "them") inside" }

        /// The edge of a superview beyond which the view ends.
        struct Cause: Hashable {
            let clip: String
            let edge: ScreenEdge
        }

        var cause: Cause? { Cause(clip: clip, edge: edge) }

        mutating func merge(_ other: ClippedAway, of view: String) {
            points = max(points, other.points)
            otherViews += [view] + other.otherViews
        }

        /// Finds a view that is completely clipped. A view without size hides its content on purpose, as a closed panel
        /// does; drawings that are clipped away may come into view later, as the pages of a carousel do.
        fileprivate static func find(
            _ view: ViewFacts, by clip: ScreenFacts.Clip, on lint: LayoutLint
        ) -> [any LayoutProblem] {
            guard view.kind == .text || view.kind == .control, clip.rect.width > 0, clip.rect.height > 0 else {
                return []
            }
            if lint.screen.isOnScreen, lint.screen.isFilled(by: clip.rect) {
                return view.isScrolled ? [] : [OffScreen(view, on: lint)].compactMap(\.self)
            }
            return view.essential.excess(beyond: clip.rect).max { $0.1 < $1.1 }
                .map { [ClippedAway(clip: clip.name, edge: $0, points: $1)] } ?? []
        }
    }
}

extension LayoutIssue.Clipped: ProblemOfHolder {
    var holder: String { clip }
    var tightEdge: ScreenEdge? { edge }
}

extension LayoutIssue.ClippedAway: ProblemOfHolder {
    var holder: String { clip }
    var tightEdge: ScreenEdge? { edge }
}
