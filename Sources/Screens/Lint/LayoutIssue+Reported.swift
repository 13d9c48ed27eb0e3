import Foundation
import KitValues
package import LayoutRules

// Leaves out issues that follow from others, and decides those that depend on several orientations.
extension LayoutIssue {
    /// The issues in each orientation. A view that is hidden in all orientations was hidden on purpose; one that is
    /// visible in another orientation was not.
    /// - Parameters:
    ///   - sharedNames: in each orientation, the names that several views have. It is unknown which of these views an
    ///     issue is about, so no other issue counts as its consequence.
    ///   - isCompletedByCode: whether code that is not available here may move views. A view that is clipped completely
    ///     in all orientations is then not an issue.
    package static func reported(
        _ found: [[LayoutIssue]], sharedNames: [Set<String>], isCompletedByCode: Bool = false,
        knowsTextSizes: Bool = false
    ) -> [[LayoutIssue]] {
        let waiting = isCompletedByCode ? common(to: found.map { Set($0.compactMap(\.viewClippedAway)) }) : []
        let hidden = found.map { Set($0.compactMap(\.hiddenView)) }
        // A constraint that has an effect in some orientation is not idle.
        let idle = found.map { issues in
            issues.compactMap(\.idleConstraint).filter { knowsTextSizes || !$0.dependsOnText }.map(\.key)
        }
        let never = common(to: idle.map { Set($0) })
        let alwaysHidden = common(to: hidden)
        return withLatestConflicts(found).enumerated().map { index, issues in
            let hiding = Set(issues.compactMap(\.hidingPair).filter { !alwaysHidden.contains($0.below) })
            return issues.filter { issue in
                if let view = issue.viewClippedAway { return !waiting.contains(view) }
                if let constraint = issue.idleConstraint { return index == 0 && never.contains(constraint.key) }
                // If a view hides another one, the overlap and the touches that it takes are not reported in addition.
                if let pair = issue.impliedPair { return !hiding.contains(pair) }
                return issue.hiddenView.map { !alwaysHidden.contains($0) } ?? true
            }.byCause(sharedNames: sharedNames[index])
        }
    }

    /// The issues of the first orientation that are about views hidden in all orientations.
    static func alwaysHidden(_ found: [[LayoutIssue]]) -> [LayoutIssue] {
        let hidden = common(to: found.map { Set($0.compactMap(\.hiddenView)) })
        return found.first?.filter { $0.hiddenView.map(hidden.contains) ?? false } ?? []
    }

    private static func common<Element>(to sets: [Set<Element>]) -> Set<Element> {
        sets.dropFirst().reduce(sets.first ?? []) { $0.intersection($1) }
    }

    /// Whether the issue is a conflict that exists only after a rotation. Such issues come first in every list.
    package var isConflictAfterRotation: Bool { conflict?.isAfterRotation ?? false }

    package var conflict: ConstraintConflict? { (problem as? Conflict)?.conflict }

    package var idleConstraint: IdleConstraint? { (problem as? Idle)?.constraint }

    private var viewClippedAway: String? { problem is ClippedAway ? view : nil }

    private var hiddenView: String? { problem is Hidden ? view : nil }

    /// A view, and another one that hides it.
    private struct Pair: Hashable {
        let below: String
        let above: String
    }

    private var hidingPair: Pair? { (problem as? Hidden).map { Pair(below: view, above: $0.above) } }

    /// The two views of an issue that need not be reported if one of them hides the other.
    private var impliedPair: Pair? {
        if let overlap = problem as? Overlapping, !overlap.hasOthers { return Pair(below: overlap.below, above: view) }
        return (problem as? NoTouches).map { Pair(below: view, above: $0.cover.name) }
    }
}

// Reduces the issues of one cause to one issue.
extension [LayoutIssue] {
    /// The issues of one screen without those that follow from others. Several issues with the same cause become one.
    fileprivate func byCause(sharedNames: Set<String>) -> [LayoutIssue] {
        let open = openSizes.filter { !sharedNames.contains($0.key) }
        let squeezed = squeezedSizes.filter { !sharedNames.contains($0.key) }
        var merged: [LayoutIssue] = []
        var places: [AnyHashable: Int] = [:]
        for issue in self where !issue.follows(fromOpenSizes: open) && !issue.follows(fromSqueezedSizes: squeezed) {
            let key = (issue.problem as? any MergeableProblem)?.key
            if let place = key.flatMap({ places[$0] }), var first = merged[place].problem as? any MergeableProblem {
                first.merge(issue)
                merged[place].problem = first
            } else {
                if let key { places[key] = merged.count }
                merged.append(issue)
            }
        }
        return merged
    }

    /// The lengths of views that constraints do not determine.
    private var openSizes: [String: Set<LayoutNumber>] {
        var sizes: [String: Set<LayoutNumber>] = [:]
        for issue in self {
            for view in (issue.problem as? LayoutIssue.Ambiguous)?.views ?? [] {
                sizes[view.name, default: []].formUnion(view.numbers.filter(\.isLength))
            }
        }
        return sizes
    }

    /// The lengths of views that conflicts leave smaller than they were meant to be.
    private var squeezedSizes: [String: Set<LayoutNumber>] {
        var sizes: [String: Set<LayoutNumber>] = [:]
        for conflict in compactMap(\.conflict) {
            for report in [conflict.report] + conflict.further {
                guard let axis = report.axis else { continue }
                for view in report.squeezed { sizes[view, default: []].insert(axis == .vertical ? .height : .width) }
            }
        }
        return sizes
    }
}

extension LayoutIssue {
    /// Whether the issue says that content does not fit into a view whose size is undetermined.
    fileprivate func follows(fromOpenSizes open: [String: Set<LayoutNumber>]) -> Bool {
        guard let holder = problem as? any ProblemOfHolder, let lengths = open[holder.holder] else { return false }
        return holder.tightEdge.map { lengths.contains($0.isVertical ? .height : .width) } ?? true
    }

    /// Whether the issue says that a view is too small in a length that a conflict takes from it.
    fileprivate func follows(fromSqueezedSizes squeezed: [String: Set<LayoutNumber>]) -> Bool {
        guard let lengths = squeezed[view], let short = (problem as? any ProblemOfSize)?.shortLengths else {
            return false
        }
        return !short.isEmpty && short.isSubset(of: lengths)
    }

    /// The issues with each conflict replaced by its latest version among several screens, which contains all
    /// orientations in which it occurred.
    fileprivate static func withLatestConflicts(_ found: [[LayoutIssue]]) -> [[LayoutIssue]] {
        var latest: [ConflictKey: ConstraintConflict] = [:]
        for conflict in found.joined().compactMap(\.conflict) { latest[ConflictKey(conflict)] = conflict }
        return found.map { issues in
            issues.map { issue in
                guard let conflict = issue.conflict, let last = latest[ConflictKey(conflict)] else { return issue }
                return LayoutIssue(view: issue.view, line: issue.line, problem: Conflict(conflict: last))
            }
        }
    }

    /// The key of a conflict: equal for the same conflict with the same numbers.
    private struct ConflictKey: Hashable {
        let identity: UnsatisfiableConstraints.Identity
        let texts: [String?]

        init(_ conflict: ConstraintConflict) {
            identity = conflict.report.identity
            texts = [conflict.report.view, conflict.report.advice, conflict.report.sum]
        }
    }
}

/// A problem that says that a view does not fit into another one.
protocol ProblemOfHolder: LayoutProblem {
    /// The view that is too small.
    var holder: String { get }
    /// The edge at which the holder is too small; nil if it may be any edge.
    var tightEdge: ScreenEdge? { get }
}

/// A problem that says that a view is too small.
protocol ProblemOfSize: LayoutProblem {
    /// The lengths in which the view is too small; nil or empty if it lacks something else.
    var shortLengths: Set<LayoutNumber>? { get }
}

extension Set<LayoutNumber> {
    static func lengths(isTooNarrow: Bool, isTooLow: Bool) -> Set {
        Set([isTooNarrow ? .width : nil, isTooLow ? .height : nil].compactMap(\.self))
    }
}
