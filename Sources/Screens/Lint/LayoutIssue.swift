import Basics
package import Foundation

/// Something that is wrong with where one view lies, in words.
package struct LayoutIssue: Sendable, Hashable, CustomStringConvertible {
    package enum Problem: Sendable, Hashable {
        /// It has something to show and no room to show it.
        case noArea(CGSize)
        /// Nothing of it can be seen.
        case offScreen
        /// So many points of it lie beyond an edge of the screen.
        case beyondEdge(ScreenEdge, CGFloat)
        /// A view above it cuts so many points off an edge.
        case clipped(by: String, ScreenEdge, CGFloat)
        /// It shares so much room with another view, in points.
        case overlapping(String, CGSize)
        /// Nothing of it is seen, for another view lies on it.
        case hidden(behind: String)
        /// It needs more room than it has, in points; so many characters are not shown, spaces not counted. A part of
        /// a control goes by its text.
        case truncated(part: String?, needs: CGSize, has: CGSize, hidden: Int)
        /// So many points of it lie under something of the device or the system, or where nothing should be.
        case covered(by: String?, ScreenEdge, CGFloat)
        /// It is smaller than a finger.
        case smallTarget(CGSize)
    }

    /// By its id, or what people recognise it by.
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

    /// What there is to say of the view.
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
    /// What is wrong in each orientation. A view that is hidden in all of them has been put away on purpose; one that is
    /// seen in another has been forgotten.
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
    /// Two decimals at most, so that a third of a point does not fill the line.
    fileprivate var text: String { ((self * 100).rounded() / 100).shortestText }
}

extension CGSize {
    fileprivate var text: String { "\(width.text) × \(height.text)" }
}
