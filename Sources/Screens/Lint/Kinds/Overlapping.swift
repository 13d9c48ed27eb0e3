package import Foundation
package import LayoutRules

extension LayoutIssue {
    /// A view that overlaps another one behind it.
    package struct Overlapping: LayoutProblem {
        let below: String
        /// The size of the common part, in points.
        let shared: CGSize
        /// Whether the view overlaps others that are not listed.
        let hasOthers: Bool

        package var kind: IssueKind { .overlapping }
        package var about: [String] { [below] }

        package var statement: String {
            "overlaps \(below) by \(shared.text) pt" + (hasOthers ? ", and also overlaps other views" : "")
        }

        package var cure: String? { "move them apart, or make one smaller" }

        package init(below: String, shared: CGSize, hasOthers: Bool = false) {
            self.below = below
            self.shared = shared
            self.hasOthers = hasOthers
        }
    }
}
