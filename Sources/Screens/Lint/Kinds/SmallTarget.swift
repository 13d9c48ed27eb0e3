import Foundation
package import LayoutRules

extension LayoutIssue {
    /// A control that is smaller than a tap target should be.
    package struct SmallTarget: ProblemOfSize {
        let size: CGSize

        package var kind: IssueKind { .smallTarget }
        package var statement: String { "is a tap target of \(size.text) pt (minimum 44 × 44)" }
        package var cure: String? { "make it larger" }

        var shortLengths: Set<LayoutNumber>? {
            .lengths(isTooNarrow: size.width < SmallTarget.finger, isTooLow: size.height < SmallTarget.finger)
        }

        static func check(_ view: ViewFacts, _ number: Int, on lint: LayoutLint) -> [any LayoutProblem] {
            view.isSizeKnown && view.needsFinger(of: finger) ? [SmallTarget(size: view.size)] : []
        }

        /// The minimum size of a tap target in Apple's Human Interface Guidelines, in points.
        private static let finger: CGFloat = 44
    }
}

extension ViewFacts {
    /// Whether the view is a tap target that is smaller than the minimum and than UIKit's own control of its kind.
    fileprivate func needsFinger(of finger: CGFloat) -> Bool {
        guard let target else { return false }
        let isTooNarrow = size.width < finger
        let isTooLow = size.height < finger
        guard let usual = target.standardSize else { return isTooNarrow || isTooLow }
        return isTooNarrow && usual.width > size.width + 0.5 || isTooLow && usual.height > size.height + 0.5
    }
}
