import Foundation
package import LayoutRules

extension LayoutIssue {
    /// A view that has content but zero size, or that has zero size because it lacks content.
    package struct NoArea: ProblemOfSize {
        let size: CGSize
        let missing: MissingContent?

        package var kind: IssueKind { .noArea }

        var shortLengths: Set<LayoutNumber>? {
            missing == nil ? .lengths(isTooNarrow: size.width <= 0, isTooLow: size.height <= 0) : nil
        }

        package var statement: String {
            (missing.map { "\($0.shortStatement), so it has" } ?? "has content but") + " zero size (\(size.text) pt)"
        }

        package var cure: String? { (missing.map { "\($0.cure), or " } ?? "give it ") + "a width and a height" }
    }
}
