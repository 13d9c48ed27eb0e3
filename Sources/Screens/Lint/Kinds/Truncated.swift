import Basics
import Foundation
package import LayoutRules

extension LayoutIssue {
    /// A text that needs more space than there is.
    package struct Truncated: ProblemOfSize {
        /// The part of a control, named by its text; nil for a view that is one text.
        let part: String?
        /// The sizes in points that the text needs, and that it has.
        let needs: CGSize
        let has: CGSize
        /// The number of hidden characters, without spaces.
        let hidden: Int
        /// The constraints that limit the space of the text.
        let limits: [ViewFacts.Limit]
        let isOneLine: Bool
        /// The distance in points by which letters of a text that would fit extend above or below the view, for
        /// example because of a baseline offset; nil for a text that does not fit.
        let shift: CGFloat?

        package var kind: IssueKind { .truncated }
        package var about: [String] { [part].compactMap(\.self) }

        var shortLengths: Set<LayoutNumber>? {
            .lengths(isTooNarrow: needs.width > has.width, isTooLow: needs.height > has.height || shift != nil)
        }

        package var statement: String {
            if let shift {
                let letters = part.map { "truncates \(Wording.quoted($0)): its letters" } ?? "is truncated: its letters"
                return "\(letters) extend \(shift.sixDigitText) pt beyond the height of \(has.height.sixDigitText) pt"
            }
            let characters = hidden > 0 ? "; \(hidden) character\(hidden == 1 ? " is" : "s are") not shown" : ""
            let what = part.map { "truncates \(Wording.quoted($0)), which" } ?? "is truncated: its text"
            let names = limits.map(\.text)
            let reason =
                names.isEmpty
                ? "" : "; \(Wording.list(names, "and")) \(names.count == 1 ? "allows" : "allow") no more"
            let room = part == nil ? "but the view has \(has.text)" : "but has \(has.text)"
            return "\(what) needs \(needs.text) pt, \(room)\(characters)\(reason)"
        }

        package var cure: String? {
            if shift != nil { return "give it more height" }
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

        static func check(
            _ text: ViewFacts.Text, of view: ViewFacts, _ number: Int, on lint: LayoutLint
        ) -> (any LayoutProblem)? {
            guard view.isPlaced else { return nil }
            let isTooLow = text.needs.height > text.has.height + 1
            let isTooLarge =
                text.isTruncated && (text.needs.width > text.has.width + LayoutLint.tolerance || isTooLow)
            // A line may be lower than its font, because letters do not fill it.
            guard isTooLarge || text.lost > LayoutLint.letters else { return nil }
            return Truncated(
                part: text.part, needs: text.needs, has: text.has, hidden: text.hidden, limits: text.limits,
                isOneLine: text.isOneLine, shift: isTooLarge || isTooLow ? nil : text.lost)
        }
    }
}
