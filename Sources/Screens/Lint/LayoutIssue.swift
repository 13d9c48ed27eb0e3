import Basics
package import Foundation

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
        case truncated(part: String?, needs: CGSize, has: CGSize, hidden: Int)
        /// The device or the system covers this many points of it, or it is outside the safe area by that many.
        case covered(by: String?, ScreenEdge, CGFloat)
        /// It is smaller than a tap target should be.
        case smallTarget(CGSize)
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
        case .truncated(let part, let needs, let has, let hidden):
            let characters = hidden > 0 ? "; \(hidden) character\(hidden == 1 ? " is" : "s are") not shown" : ""
            let what = part.map { "truncates \"\($0)\": it" } ?? "is truncated: its text"
            return "\(what) needs \(needs.text) pt and has \(has.text)\(characters)"
        case .covered(let cover?, _, let points): return "overlaps the \(cover) by \(points.text) pt"
        case .covered(nil, let edge, let points):
            return "is \(points.text) pt outside the safe area at the \(edge.rawValue)"
        case .smallTarget(let target): return "tap target is \(target.text) pt (minimum 44 × 44)"
        }
    }
}

extension LayoutIssue {
    /// The issues in each orientation. A view that is hidden in all orientations was hidden on purpose; one that is
    /// visible in another orientation was not.
    package static func telling(_ found: [[LayoutIssue]]) -> [[LayoutIssue]] {
        let hidden = found.map { Set($0.compactMap(\.hiddenView)) }
        let putAway = hidden.dropFirst().reduce(hidden.first ?? []) { $0.intersection($1) }
        return found.map { issues in issues.filter { $0.hiddenView.map { !putAway.contains($0) } ?? true } }
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
