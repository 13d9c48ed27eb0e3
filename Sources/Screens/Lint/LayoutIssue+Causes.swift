import Foundation
import KitValues
import LayoutRules

// Reduces the issues of one cause to one issue.
extension [LayoutIssue] {
    /// The issues of one screen without those that follow from others. Several issues with the same cause become one.
    var byCause: [LayoutIssue] {
        let open = openSizes
        let squeezed = squeezedSizes
        var told: [LayoutIssue] = []
        var places: [[String]: Int] = [:]
        for issue in self where !issue.follows(fromOpenSizes: open) && !issue.follows(fromSqueezedSizes: squeezed) {
            guard case .clippedAway(let clip, let edge, let points, let others) = issue.problem else {
                told.append(issue)
                continue
            }
            guard let place = places[[clip, edge.rawValue]],
                case .clippedAway(_, _, let known, let names) = told[place].problem
            else {
                places[[clip, edge.rawValue]] = told.count
                told.append(issue)
                continue
            }
            told[place].problem = .clippedAway(
                by: clip, edge, Swift.max(known, points), others: names + [issue.view] + others)
        }
        return told
    }

    /// The lengths of views that constraints do not determine.
    private var openSizes: [String: Set<LayoutNumber>] {
        var sizes: [String: Set<LayoutNumber>] = [:]
        for case .ambiguous(let views) in map(\.problem) {
            for view in views { sizes[view.name, default: []].formUnion(view.numbers.filter(\.isLength)) }
        }
        return sizes
    }

    /// The lengths of views that conflicts leave smaller than they were meant to be.
    private var squeezedSizes: [String: Set<LayoutNumber>] {
        var sizes: [String: Set<LayoutNumber>] = [:]
        for case .conflict(let conflict) in map(\.problem) {
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
        switch problem {
        case .outside(let card, let edge, _), .clipped(let card, let edge, _), .clippedAway(let card, let edge, _, _):
            open[card]?.contains(edge.isVertical ? .height : .width) == true
        case .unreached(.outside(let parent, _, _)): open[parent] != nil
        default: false
        }
    }

    /// Whether it says that a view is too small in a length that a conflict takes from it.
    fileprivate func follows(fromSqueezedSizes squeezed: [String: Set<LayoutNumber>]) -> Bool {
        guard let lengths = squeezed[view] else { return false }
        func isSqueezed(_ isTooNarrow: Bool, _ isTooLow: Bool) -> Bool {
            (!isTooNarrow || lengths.contains(.width)) && (!isTooLow || lengths.contains(.height))
        }
        return switch problem {
        case .noArea(let size, nil): isSqueezed(size.width <= 0, size.height <= 0)
        case .truncated(_, let needs, let has, _, _, _):
            isSqueezed(needs.width > has.width, needs.height > has.height)
        case .smallTarget(let size): isSqueezed(size.width < LayoutLint.finger, size.height < LayoutLint.finger)
        default: false
        }
    }

    /// The issues with each conflict replaced by its latest version among several screens, which contains all
    /// orientations in which it occurred.
    static func withLatestConflicts(_ found: [[LayoutIssue]]) -> [[LayoutIssue]] {
        var latest: [ConflictKey: ConstraintConflict] = [:]
        for case .conflict(let conflict) in found.joined().map(\.problem) { latest[ConflictKey(conflict)] = conflict }
        return found.map { issues in
            issues.map { issue in
                guard case .conflict(let conflict) = issue.problem, let last = latest[ConflictKey(conflict)] else {
                    return issue
                }
                return LayoutIssue(view: issue.view, line: issue.line, problem: .conflict(last))
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
