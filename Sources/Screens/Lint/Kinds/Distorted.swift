import Basics
import Foundation
package import LayoutRules

extension LayoutIssue {
    /// A picture that is stretched.
    package struct Distorted: LayoutProblem {
        /// The size of the picture, in points.
        let natural: CGSize
        /// The size at which the picture is shown, in points.
        let shown: CGSize

        package var kind: IssueKind { .distorted }

        package var statement: String {
            let factor = shown.width * natural.height / (shown.height * natural.width)
            let (how, times) = factor > 1 ? ("wide", factor) : ("high", 1 / factor)
            return "distorts its picture: \(natural.text) pt are shown at \(shown.text) pt, "
                + "\(times.sixDigitText) times too \(how)"
        }

        package var cure: String? { "set contentMode to scaleAspectFit or scaleAspectFill" }

        static func check(_ view: ViewFacts, _ number: Int, on lint: LayoutLint) -> [any LayoutProblem] {
            guard let natural = view.stretchedPicture, view.isSizeKnown, differ(natural, view.size) else { return [] }
            return [Distorted(natural: natural, shown: view.size)]
        }

        /// Whether the aspect ratios differ by more than rounding to points explains.
        private static func differ(_ natural: CGSize, _ size: CGSize) -> Bool {
            let factor = size.width * natural.height / (size.height * natural.width)
            return max(factor, 1 / factor) > 1.02
                && abs(size.width - size.height * natural.width / natural.height) > 1
                && abs(size.height - size.width * natural.height / natural.width) > 1
        }
    }
}
