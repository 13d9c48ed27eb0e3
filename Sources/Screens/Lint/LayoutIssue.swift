import Basics
package import Foundation
package import LayoutRules

/// A mistake in the layout of one view.
package struct LayoutIssue: Sendable, Hashable, CustomStringConvertible {
    package enum Problem: Sendable, Hashable {
        /// The view has content but its size is zero, or it has no size because it lacks content.
        case noArea(CGSize, MissingContent?)
        /// No part of the view is on screen: it ends this many points beyond an edge.
        case offScreen(ScreenEdge, CGFloat, PlaceCure)
        /// The view extends this many points beyond an edge of the screen.
        case beyondEdge(ScreenEdge, CGFloat, PlaceCure)
        /// A superview clips this many points of the view at an edge.
        case clipped(by: String, ScreenEdge, CGFloat)
        /// A superview clips all of the view, and of others. The farthest one ends this many points beyond the edge.
        case clippedAway(by: String, ScreenEdge, CGFloat, others: [String])
        /// The view overlaps another view by this much, in points. It may overlap further views, which are not named.
        case overlapping(String, CGSize, hasOthers: Bool)
        /// The view is completely hidden behind another view.
        case hidden(behind: String)
        /// The view's text needs more space than there is, in points; with the number of hidden characters, without
        /// spaces. A part of a control is named by its text. The constraints that limit the space are named.
        case truncated(
            part: String?, needs: CGSize, has: CGSize, hidden: Int, limits: [ViewFacts.Limit], isOneLine: Bool)
        /// The device or the system covers this many points of the view, or it is outside the safe area by that many.
        /// The scroll view, if any, cannot move it into the safe area.
        case covered(by: String?, ScreenEdge, CGFloat, in: String?)
        /// The view is smaller than a tap target should be.
        case smallTarget(CGSize)
        /// Required constraints contradict each other, and the broken one is about the view.
        case conflict(ConstraintConflict)
        /// This number of further sets of required constraints contradict each other on the view's screen.
        case furtherConflicts(Int)
        /// A constraint about the view is ignored.
        case unsolved(UnsolvedConstraint)
        /// Nothing was solved, for a reason in words.
        case failure(String)
        /// The view's constraints leave numbers of its frame undetermined, as do those of similar views in its
        /// superview, which follow in the list.
        case ambiguous([ConstraintFacts.OpenView])
        /// A constraint about the view has no effect.
        case idle(IdleConstraint)
        /// Touches do not reach the view.
        case unreached(TouchObstacle)
        /// The view's letters extend beyond the card around it by this many points at an edge.
        case outside(card: String, ScreenEdge, CGFloat)
        /// Content of a scroll view ends this many points beyond the farthest position to which it scrolls. Without
        /// scrolling at all, there is no content size.
        case unreachable(content: String, ScreenEdge, CGFloat, contentSize: CGSize?, needs: CGSize)
        case lowContrast(Contrast.Shortfall)
        /// The picture is distorted: its natural size, and the size at which it is shown, in points.
        case distorted(natural: CGSize, shown: CGSize)
        case emptyButton(CGSize)
        /// The characters that no font has, in words.
        case missingGlyphs([String])
        /// The view is this many points out of line with siblings with which it is in line in another orientation.
        case outOfLine(LineBreak)
        /// The view is read before the other one, and after it in another orientation.
        case readingOrder(before: String, otherwise: String)
        /// The view was not compared with all views at its position for overlaps, and neither were this many others.
        case crowded(others: Int)
        /// The view has variations for orientations that are refused.
        case neverShown(RefusedVariation)
    }

    /// The view's id, or another name that people recognise.
    package let view: String
    /// The line of its file that describes it, counted from 1.
    package var line: Int?
    package var problem: Problem

    package init(view: String, line: Int? = nil, problem: Problem) {
        self.view = view
        self.line = line
        self.problem = problem
    }

    package var description: String { "\(view) \(message)" }

    /// The problem and the advice, as the predicate of a sentence about the view.
    package var message: String { cure.map { "\(statement); \($0)" } ?? statement }

    /// The kind for scripts.
    package var kind: IssueKind {
        switch problem {
        case .noArea: .noArea
        case .offScreen: .offScreen
        case .beyondEdge: .beyondEdge
        case .clipped, .clippedAway: .clipped
        case .overlapping: .overlapping
        case .hidden: .hidden
        case .truncated: .truncated
        case .covered: .covered
        case .smallTarget: .smallTarget
        case .conflict, .furtherConflicts, .unsolved, .failure: .constraintConflict
        case .ambiguous: .ambiguousLayout
        case .idle: .idleConstraint
        case .unreached(.outside), .outside: .outsideParent
        case .unreached(.disabled): .disabledByParent
        case .unreached(.behind): .noTouches
        case .unreachable: .unreachable
        case .lowContrast: .lowContrast
        case .distorted: .distorted
        case .emptyButton: .emptyButton
        case .missingGlyphs: .missingGlyphs
        case .outOfLine: .outOfLine
        case .readingOrder: .readingOrder
        case .crowded: .crowded
        case .neverShown: .neverShown
        }
    }
}

extension LayoutIssue {
    /// The issues in each orientation. A view that is hidden in all orientations was hidden on purpose; one that is
    /// visible in another orientation was not.
    /// - Parameter isCompletedByCode: whether code that is not available here may move views. A view that is clipped
    ///   completely in all orientations is then not an issue.
    package static func telling(
        _ found: [[LayoutIssue]], isCompletedByCode: Bool = false, knowsTextSizes: Bool = false
    ) -> [[LayoutIssue]] {
        let waiting = isCompletedByCode ? common(to: found.map { Set($0.compactMap(\.viewClippedAway)) }) : []
        let hidden = found.map { Set($0.compactMap(\.hiddenView)) }
        // A constraint that has an effect in some orientation is not idle.
        let idle = found.map { issues in
            issues.compactMap(\.idleConstraint).filter { knowsTextSizes || !$0.dependsOnText }.map(\.key)
        }
        let never = common(to: idle.map { Set($0) })
        let putAway = common(to: hidden)
        return withLatestConflicts(found).enumerated().map { index, issues in
            let told = Set(issues.compactMap(\.cover).filter { !putAway.contains($0.below) })
            return issues.filter { issue in
                if let view = issue.viewClippedAway { return !waiting.contains(view) }
                if let constraint = issue.idleConstraint { return index == 0 && never.contains(constraint.key) }
                // If a view hides another one, it is not also reported that it overlaps it and gets its touches.
                switch issue.problem {
                case .overlapping(let below, _, hasOthers: false):
                    return !told.contains(Cover(below: below, above: issue.view))
                case .unreached(.behind(let above)):
                    return
                        !told.contains(Cover(below: issue.view, above: above.name))
                default: return issue.hiddenView.map { !putAway.contains($0) } ?? true
                }
            }.byCause
        }
    }

    /// A view, and another one that hides it.
    private struct Cover: Hashable {
        let below: String
        let above: String
    }

    private var cover: Cover? {
        if case .hidden(let above) = problem { Cover(below: view, above: above) } else { nil }
    }

    /// The issues of the first orientation that are about views hidden in all orientations.
    static func putAway(_ found: [[LayoutIssue]]) -> [LayoutIssue] {
        let putAway = common(to: found.map { Set($0.compactMap(\.hiddenView)) })
        return found.first?.filter { $0.hiddenView.map(putAway.contains) ?? false } ?? []
    }

    private static func common<Element>(to sets: [Set<Element>]) -> Set<Element> {
        sets.dropFirst().reduce(sets.first ?? []) { $0.intersection($1) }
    }

    /// Whether the issue is a conflict that exists only after a rotation. Such issues come first in every list.
    package var isConflictAfterRotation: Bool {
        if case .conflict(let conflict) = problem { conflict.isAfterRotation } else { false }
    }

    package var idleConstraint: IdleConstraint? {
        if case .idle(let idle) = problem { idle } else { nil }
    }

    private var viewClippedAway: String? {
        if case .clippedAway = problem { view } else { nil }
    }

    private var hiddenView: String? {
        if case .hidden = problem { view } else { nil }
    }
}
