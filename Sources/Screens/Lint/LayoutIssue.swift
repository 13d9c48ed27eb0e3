import Basics
package import Foundation
package import LayoutRules

/// A mistake in the layout of one view.
package struct LayoutIssue: Sendable, Hashable, CustomStringConvertible {
    package enum Problem: Sendable, Hashable {
        /// It has content but zero size, or none because it lacks content.
        case noArea(CGSize, MissingContent?)
        /// No part of it is on screen: it ends this many points beyond an edge.
        case offScreen(ScreenEdge, CGFloat, PlaceCure)
        /// It extends this many points beyond an edge of the screen.
        case beyondEdge(ScreenEdge, CGFloat, PlaceCure)
        /// A superview clips this many points at an edge.
        case clipped(by: String, ScreenEdge, CGFloat)
        /// A superview clips all of it, and of others: the farthest ends this many points beyond the edge.
        case clippedAway(by: String, ScreenEdge, CGFloat, others: [String])
        /// It overlaps another view by this much, in points; it may overlap others that are not told.
        case overlapping(String, CGSize, hasOthers: Bool)
        /// It is completely hidden behind another view.
        case hidden(behind: String)
        /// Its text needs more space than there is, in points; with the number of characters not shown, without spaces.
        /// A part of a control is named by its text.
        /// The constraints that leave it no more are named.
        case truncated(
            part: String?, needs: CGSize, has: CGSize, hidden: Int, limits: [ViewFacts.Limit], isOneLine: Bool)
        /// The device or the system covers this many points of it, or it is outside the safe area by that many;
        /// and the scroll view, if any, that cannot bring it out.
        case covered(by: String?, ScreenEdge, CGFloat, in: String?)
        /// It is smaller than a tap target should be.
        case smallTarget(CGSize)
        /// Required constraints contradict each other, and the one that is broken speaks of it.
        case conflict(ConstraintConflict)
        /// A number of further sets of required constraints contradict each other on its screen.
        case furtherConflicts(Int)
        /// A constraint that speaks of it is left out.
        case unsolved(UnsolvedConstraint)
        /// Nothing was solved, for a reason in words.
        case failure(String)
        /// Its constraints leave numbers of its frame open, as those of views like it in its superview do; it comes first.
        case ambiguous([ConstraintFacts.OpenView])
        /// A constraint about it changes nothing.
        case idle(IdleConstraint)
        /// Touches do not reach it.
        case unreached(TouchObstacle)
        /// Its letters leave the card that holds it by this many points at an edge.
        case outside(card: String, ScreenEdge, CGFloat)
        /// Content of a scroll view ends this many points beyond the farthest that it scrolls to. It has no content size
        /// if it does not scroll at all.
        case unreachable(content: String, ScreenEdge, CGFloat, contentSize: CGSize?, needs: CGSize)
        case lowContrast(Contrast.Shortfall)
        /// The size of the picture, and that at which it is shown, in points.
        case distorted(natural: CGSize, shown: CGSize)
        case emptyButton(CGSize)
        /// The characters that no font has, in words.
        case missingGlyphs([String])
        /// It stands this many points beside siblings with which it is in line in another orientation.
        case outOfLine(LineBreak)
        /// It is read before the other view, after which it is read in another orientation.
        case readingOrder(before: String, otherwise: String)
        /// It was not compared with all views in its place for overlaps, as little as so many others.
        case crowded(others: Int)
        /// It varies for orientations that are refused.
        case neverShown(RefusedVariation)
    }

    /// Its id, or another name that people recognise.
    package let view: String
    /// Where its file describes it, counted from 1.
    package var line: Int?
    package var problem: Problem

    package init(view: String, line: Int? = nil, problem: Problem) {
        self.view = view
        self.line = line
        self.problem = problem
    }

    package var description: String { "\(view) \(message)" }

    /// The problem and the advice, to be read after the view.
    package var message: String { cure.map { "\(statement); \($0)" } ?? statement }

    /// For scripts.
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
    /// - Parameter isCompletedByCode: whether code that is not available here may move views: one that is clipped
    ///   completely in all orientations waits for it.
    package static func telling(
        _ found: [[LayoutIssue]], isCompletedByCode: Bool = false, knowsTextSizes: Bool = false
    ) -> [[LayoutIssue]] {
        let waiting = isCompletedByCode ? common(to: found.map { Set($0.compactMap(\.viewClippedAway)) }) : []
        let hidden = found.map { Set($0.compactMap(\.hiddenView)) }
        // A constraint that matters in one orientation is there for that one.
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
                // Where a view hides another one, it goes without saying that it overlaps it and takes its touches.
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

    /// A view and the one that hides it.
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

    /// Whether it is a conflict that is there only after a rotation: what leads every list.
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
