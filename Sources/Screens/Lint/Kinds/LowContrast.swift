import Basics
import DisplayList
import Foundation
package import LayoutRules

extension LayoutIssue {
    /// A text whose letters have too little contrast with their background.
    package struct LowContrast: LayoutProblem {
        let part: String?
        let ink: RGBAColor
        let ground: RGBAColor
        let ratio: CGFloat
        let required: CGFloat

        /// Fails if the contrast is sufficient.
        private init?(_ ink: ViewFacts.Ink, on ground: Coats.Ground, part: String?) {
            let color = ink.color.over(ground.color)
            let ratio = Contrast.ratio(color, ground.color)
            guard ratio < Contrast.limit(of: ink, ground) else { return nil }
            self.part = part
            self.ink = color
            self.ground = ground.color
            self.ratio = ratio
            required = Contrast.required(of: ink)
        }

        package var kind: IssueKind { .lowContrast }
        package var about: [String] { [part].compactMap(\.self) }

        package var statement: String {
            let what = part.map { "shows \(Wording.quoted($0)) with" } ?? "has"
            // The ratio is rounded down, so that an insufficient one is never printed as sufficient.
            let shown = ((ratio * 100).rounded(.down) / 100).sixDigitText
            return "\(what) a contrast of \(shown):1, \(ink.hexadecimal) on \(ground.hexadecimal) "
                + "(minimum \(required.sixDigitText):1)"
        }

        package var cure: String? {
            guard let better = Contrast.nearest(to: ink, on: ground, reaching: required) else {
                return "change the colour behind it"
            }
            return "make the text \(better.hexadecimal), or change the colour behind it"
        }

        static func check(
            _ text: ViewFacts.Text, of view: ViewFacts, _ number: Int, on lint: LayoutLint
        ) -> (any LayoutProblem)? {
            guard let ground = text.ground else { return nil }
            let short = text.inks.compactMap { LowContrast($0, on: ground, part: text.part) }
            // A hidden text was made for another background, in front of the view that hides it.
            guard let worst = short.min(by: { $0.ratio < $1.ratio }), !lint.isHidden(view, number) else { return nil }
            return worst
        }
    }
}

extension RGBAColor {
    /// The colour as text: `#8A8A8E`
    fileprivate var hexadecimal: String {
        "#"
            + [red, green, blue].map { component in
                let digits = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
                return digits.count < 2 ? "0" + digits : digits
            }.joined()
    }
}
