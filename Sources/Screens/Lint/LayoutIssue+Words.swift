import Basics
import Foundation
import LayoutRules

extension LayoutIssue {
    /// The problem in words, as the predicate of a sentence about the view.
    package var statement: String {
        switch problem {
        case .noArea(let size, let missing):
            return (missing.map { "\($0.shortStatement), so it has" } ?? "has content but")
                + " zero size (\(size.text) pt)"
        case .offScreen(let edge, let points, _):
            return "is off screen: it ends \(points.sixDigitText) pt beyond the \(edge.rawValue) edge"
        case .beyondEdge(let edge, let points, _):
            return "extends \(points.sixDigitText) pt beyond the \(edge.rawValue) edge of the screen"
        case .clippedAway(let other, let edge, let points, let others):
            let beyond = "ends \(points.sixDigitText) pt beyond the \(edge.rawValue) edge of \(other)"
            guard !others.isEmpty else { return "is not visible: \(other) clips all of it; it \(beyond)" }
            return "is not visible, and neither \(others.count == 1 ? "is" : "are") "
                + "\(Wording.abridged(others)): \(other) clips all of them; the farthest \(beyond)"
        case .clipped(let other, let edge, let points):
            return "is clipped by \(other): \(points.sixDigitText) pt at the \(edge.rawValue)"
        case .overlapping(let other, let area, let hasOthers):
            return "overlaps \(other) by \(area.text) pt" + (hasOthers ? ", and also overlaps other views" : "")
        case .hidden(let other): return "is hidden behind \(other)"
        case .truncated(let part, let needs, let has, let hidden, let limits, _):
            let characters = hidden > 0 ? "; \(hidden) character\(hidden == 1 ? " is" : "s are") not shown" : ""
            let what = part.map { "truncates \(Wording.quoted($0)), which" } ?? "is truncated: its text"
            let names = limits.map(\.text)
            let reason =
                names.isEmpty
                ? "" : "; \(Wording.list(names, "and")) \(names.count == 1 ? "allows" : "allow") no more"
            let room = part == nil ? "but the view has \(has.text)" : "but has \(has.text)"
            return "\(what) needs \(needs.text) pt, \(room)\(characters)\(reason)"
        case .covered(let cover, let edge, let points, let scroll):
            let what =
                cover.map { "extends \(points.sixDigitText) pt into the safe-area inset of the \($0)" }
                ?? "is \(points.sixDigitText) pt outside the safe area at the \(edge.rawValue)"
            return what + (scroll.map { "; \($0) cannot scroll far enough to move it out" } ?? "")
        case .smallTarget(let target): return "is a tap target of \(target.text) pt (minimum 44 × 44)"
        case .conflict(let conflict): return conflict.summary
        case .furtherConflicts(let count):
            return "has \(count) more \(count == 1 ? "set" : "sets") of conflicting constraints"
        case .unsolved(let constraint):
            let place = constraint.member.source.map { " (\($0.lines))" } ?? ""
            return "has a constraint that is left out: \(constraint.member.statement)\(place): \(constraint.reason)"
        case .failure(let reason): return "is not laid out: \(reason)"
        case .ambiguous(let views):
            let others = views.dropFirst().map(\.name)
            let rest =
                others.isEmpty
                ? "" : ", and so \(others.count == 1 ? "has" : "have") \(Wording.abridged(others))"
            return "has an ambiguous layout\(rest): \(OpenPlaceText(views).reason)"
        case .idle(let idle):
            let place = idle.source.map { " (\($0))" } ?? ""
            return "has a constraint without effect: \(idle.statement)\(place) \(idle.reason)"
        case .unreached(.outside(let parent, let points, isComplete: true)):
            return "is \(points.sixDigitText) pt outside \(parent) and gets no touches"
        case .unreached(.outside(let parent, let points, isComplete: false)):
            return "extends \(points.sixDigitText) pt outside \(parent) and gets no touches there"
        case .unreached(.disabled(let parent)):
            return "gets no touches: it is inside \(parent), whose isUserInteractionEnabled is false"
        case .unreached(.behind(let other)): return "gets no touches: \(other.name) is in front of it"
        case .outside(let card, let edge, let points):
            return "extends \(points.sixDigitText) pt outside \(card) at the \(edge.rawValue)"
        case .unreachable(let content, let edge, let points, nil, _):
            return "does not scroll, but \(content) ends \(points.sixDigitText) pt beyond its \(edge.rawValue) edge"
        case .unreachable(let content, let edge, let points, let size?, _):
            let way = edge == .bottom || edge == .top ? "down" : "sideways"
            return "does not scroll far enough \(way): \(content) ends \(points.sixDigitText) pt beyond the end of its "
                + "contentSize, \(size.text)"
        case .lowContrast(let shortfall): return shortfall.statement
        case .distorted(let natural, let shown):
            let factor = shown.width * natural.height / (shown.height * natural.width)
            let (how, times) = factor > 1 ? ("wide", factor) : ("high", 1 / factor)
            return "distorts its picture: \(natural.text) pt are shown at \(shown.text) pt, "
                + "\(times.sixDigitText) times too \(how)"
        case .emptyButton(let size): return "is a button of \(size.text) pt without title or image"
        case .missingGlyphs(let missing):
            return "shows boxes: " + missing.joined(separator: "; ")
        case .outOfLine(let line): return line.statement
        case .readingOrder(let other, let orientation):
            return "is read before \(other), but after \(other) in \(orientation)"
        case .crowded(let others):
            let rest = others == 0 ? "" : "; this also applies to \(others) other view\(others == 1 ? "" : "s")"
            return "was not compared with all other views for overlaps: there are too many in one place" + rest
        case .neverShown(let variation): return variation.statement
        }
    }

    /// The advice that most likely helps; `nil` if the statement already contains it.
    package var cure: String? {
        switch problem {
        case .noArea(_, let missing): (missing.map { "\($0.cure), or " } ?? "give it ") + "a width and a height"
        case .offScreen(_, _, let cure), .beyondEdge(_, _, let cure): cure.text
        case .clipped(let other, _, _): "make \(other) larger, or move it inside"
        case .clippedAway(let other, _, _, let others):
            "make \(other) larger, or move \(others.isEmpty ? "it" : "them") inside"
        case .overlapping: "move them apart, or make one smaller"
        case .hidden(let other): "move \(view) away from \(other), or set isHidden of \(view) to true"
        case .truncated(_, let needs, let has, _, let limits, let isOneLine):
            LayoutIssue.truncationCure(needs: needs, has: has, limits, isOneLine: isOneLine)
        case .covered: LayoutIssue.safeAreaCure
        case .smallTarget: "make it larger"
        case .conflict, .failure: nil
        case .furtherConflicts: "resolve the others first"
        case .unsolved(let constraint): constraint.cure
        case .ambiguous(let views): OpenPlaceText(views).cure
        case .idle: "remove it"
        case .unreached(.outside(let parent, _, _)): "make \(parent) larger, or move it inside"
        case .unreached(.disabled(let parent)): "set that to true, or move it out of \(parent)"
        case .unreached(.behind(let other)):
            switch other.kind {
            case .view: "set isUserInteractionEnabled of \(other.name) to false, or move \(other.name) behind it"
            case .control: "move them apart, or make one smaller"
            case .bar: "move it out from behind \(other.name)"
            case .containerBar: LayoutIssue.safeAreaCure
            }
        case .outside(let card, _, _): "make \(card) larger, or move it inside"
        case .unreachable(_, _, _, nil, _): "set isScrollEnabled to true"
        case .unreachable(_, _, _, _, let needs): "set contentSize to \(needs.text)"
        case .lowContrast(let shortfall): shortfall.cure
        case .distorted: "set contentMode to scaleAspectFit or scaleAspectFill"
        case .emptyButton: "give it a title or an image"
        case .missingGlyphs: nil
        case .outOfLine(let line): line.cure
        case .readingOrder(let other, _): "place \(other) above it, or before it in the same row"
        case .crowded: "move them apart, or remove the ones that are never seen"
        case .neverShown(let variation): variation.cure
        }
    }

    /// The advice for a text that has too little room.
    private static func truncationCure(
        needs: CGSize, has: CGSize, _ limits: [ViewFacts.Limit], isOneLine: Bool
    ) -> String {
        let isTooLow = needs.height > has.height + 1
        let lines = isOneLine && !isTooLow ? ["set numberOfLines to 0"] : []
        for limit in limits {
            guard case .size(let isEqual) = limit.kind else { continue }
            return "use a larger number" + (isEqual ? ", or >= instead of ==" : "")
        }
        let neighbours = limits.compactMap { limit in
            if case .neighbour(let view) = limit.kind { view } else { nil }
        }
        if let neighbour = neighbours.first {
            let axis = isTooLow ? "vertical" : "horizontal"
            return Wording.list(
                lines + [
                    "make the text of \(neighbour) shorter",
                    "lower the \(axis) contentCompressionResistancePriority of \(neighbour)",
                ],
                "or")
        }
        let points = isTooLow ? needs.height - has.height : needs.width - has.width
        if limits.isEmpty {
            return "give it \(points.sixDigitText) pt more \(isTooLow ? "height" : "width")"
                + (isOneLine && !isTooLow ? ", or more lines" : "")
        }
        return Wording.list(lines + ["make the gaps beside it \(points.sixDigitText) pt smaller in total"], "or")
    }

    private static let safeAreaCure =
        "keep it in the safe area (with \"fill\": \"safeArea\", or constraints to the safe area)"
}

extension CGSize {
    /// The size as text: `44 × 20.3333`
    var text: String { "\(width.sixDigitText) × \(height.sixDigitText)" }
}
