import Basics
package import Foundation
package import LayoutRules

/// A mistake in the placement of one view.
package struct LayoutIssue: Sendable, Hashable, CustomStringConvertible {
    package enum Problem: Sendable, Hashable {
        /// It has content but zero size.
        case noArea(CGSize)
        /// No part of it is on screen.
        case offScreen
        /// It extends this many points beyond an edge of the screen.
        case beyondEdge(ScreenEdge, CGFloat)
        /// A superview clips this many points at an edge.
        case clipped(by: String, ScreenEdge, CGFloat)
        /// It overlaps another view by this much, in points.
        case overlapping(String, CGSize)
        /// It is completely hidden behind another view.
        case hidden(behind: String)
        /// Its text needs more space than there is, in points; with the number of characters not shown, without spaces.
        /// A part of a control is named by its text.
        /// The constraints that leave it no more are named.
        case truncated(part: String?, needs: CGSize, has: CGSize, hidden: Int, limits: [String])
        /// The device or the system covers this many points of it, or it is outside the safe area by that many.
        case covered(by: String?, ScreenEdge, CGFloat)
        /// It is smaller than a tap target should be.
        case smallTarget(CGSize)
        /// Required constraints contradict each other, and the one that is broken speaks of it.
        case conflict(ConstraintConflict)
        /// Its constraints leave numbers of its frame open.
        case ambiguous([LayoutNumber])
        /// A constraint about it changes nothing.
        case idle(IdleConstraint)
    }

    /// Its id, or another name that people recognise.
    package let view: String
    package let problem: Problem

    package var description: String { "\(view) \(message)" }

    /// For scripts.
    package var kind: IssueKind {
        switch problem {
        case .noArea: .noArea
        case .offScreen: .offScreen
        case .beyondEdge: .beyondEdge
        case .clipped: .clipped
        case .overlapping: .overlapping
        case .hidden: .hidden
        case .truncated: .truncated
        case .covered: .covered
        case .smallTarget: .smallTarget
        case .conflict: .constraintConflict
        case .ambiguous: .ambiguousLayout
        case .idle: .idleConstraint
        }
    }

    /// The issue in words.
    package var message: String {
        switch problem {
        case .noArea(let size): return "has content but zero size (\(size.text) pt)"
        case .offScreen: return "is off screen"
        case .beyondEdge(let edge, let points):
            return "extends \(points.text) pt beyond the \(edge.rawValue) edge of the screen"
        case .clipped(let other, let edge, let points):
            return "is clipped by \(other): \(points.text) pt at the \(edge.rawValue)"
        case .overlapping(let other, let area): return "overlaps \(other) by \(area.text) pt"
        case .hidden(let other): return "is hidden behind \(other)"
        case .truncated(let part, let needs, let has, let hidden, let limits):
            let characters = hidden > 0 ? "; \(hidden) character\(hidden == 1 ? " is" : "s are") not shown" : ""
            let what = part.map { "truncates \"\($0)\": it" } ?? "is truncated: its text"
            let reason =
                limits.isEmpty
                ? ""
                : "; \(limits.joined(separator: " and ")) \(limits.count == 1 ? "leaves" : "leave") it no more: "
                    + "let the size grow (>= in place of ==)"
            return "\(what) needs \(needs.text) pt and has \(has.text)\(characters)\(reason)"
        case .covered(let cover?, _, let points): return "overlaps the \(cover) by \(points.text) pt"
        case .covered(nil, let edge, let points):
            return "is \(points.text) pt outside the safe area at the \(edge.rawValue)"
        case .smallTarget(let target): return "tap target is \(target.text) pt (minimum 44 × 44)"
        case .conflict(let conflict): return "\(conflict.summary); \(conflict.report.advice)"
        case .ambiguous(let numbers):
            let list = numbers.map(\.rawValue).joined(separator: ", ")
            return "has an ambiguous layout: its constraints do not determine \(list); add constraints for that"
        case .idle(let idle):
            let place = idle.source.map { " (\($0))" } ?? ""
            return "has a constraint without effect: \(idle.statement)\(place) \(idle.reason); remove it"
        }
    }
}

extension LayoutIssue {
    /// The issues in each orientation. A view that is hidden in all orientations was hidden on purpose; one that is
    /// visible in another orientation was not.
    package static func telling(_ found: [[LayoutIssue]]) -> [[LayoutIssue]] {
        let hidden = found.map { Set($0.compactMap(\.hiddenView)) }
        // A constraint that matters in one orientation is there for that one.
        let idle = found.map { Set($0.compactMap(\.idleConstraint)) }
        let never = idle.dropFirst().reduce(idle.first ?? []) { $0.intersection($1) }
        let putAway = hidden.dropFirst().reduce(hidden.first ?? []) { $0.intersection($1) }
        return found.enumerated().map { index, issues in
            issues.filter { issue in
                if let constraint = issue.idleConstraint { return index == 0 && never.contains(constraint) }
                return issue.hiddenView.map { !putAway.contains($0) } ?? true
            }
        }
    }

    /// Whether it is a conflict that is there only after a rotation: what leads every list.
    package var isConflictAfterRotation: Bool {
        if case .conflict(let conflict) = problem { conflict.isAfterRotation } else { false }
    }

    private var idleConstraint: IdleConstraint? {
        if case .idle(let idle) = problem { idle } else { nil }
    }

    private var hiddenView: String? {
        if case .hidden = problem { view } else { nil }
    }
}

extension CGFloat {
    /// At most two decimals, so that a third of a point does not fill the line.
    fileprivate var text: String { ((self * 100).rounded() / 100).shortestText }
}

extension CGSize {
    fileprivate var text: String { "\(width.text) × \(height.text)" }
}
