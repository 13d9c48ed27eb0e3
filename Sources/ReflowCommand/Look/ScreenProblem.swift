import Basics
import Comparison
import LayoutRules
import Screens

/// A problem of one view, or the same problem of several views, in one orientation or in both.
struct ScreenProblem {
    /// The views by their names in messages, which are mostly ids.
    let views: [String]
    let orientations: [String]
    /// The orientation and appearance: `both orientations`, `landscapeRight`, `dark`, `dark landscapeRight`.
    let place: String
    let message: String
    let kind: IssueKind
    /// A key that distinguishes problems, without their numbers.
    let key: String
    /// The problems in the form of a stored look.
    let kept: [LookBaseline.Problem]
    /// All messages in full, each with its orientation.
    let details: [String]
    private let gravity: Int

    /// The place of a problem that exists before and after the rotation.
    static let everywhere = "both orientations"

    /// A hint for colours: a colour that is corrected for one appearance may be invisible in the other.
    private static let pair = #" (use a system colour such as "label", or { "light": …, "dark": … })"#

    /// The less important kinds, which do not make a layout unusable. They come last.
    private static let light: Set<IssueKind> = [.smallTarget, .idleConstraint]
    private static let constraint: Set<IssueKind> = [.constraintConflict, .ambiguousLayout]

    /// All problems of a screen, the most important first: problems that the rotation causes, then the others.
    static func all(on screen: SeenScreen) -> [ScreenProblem] {
        let problems = of(screen.sides, on: screen) + of(screen.otherSides, on: screen)
        return problems.enumerated().sorted { ($0.element.gravity, $0.offset) < ($1.element.gravity, $1.offset) }
            .map(\.element)
    }

    private typealias Found = (side: SeenScreen.Side, issue: LayoutIssue)

    /// The problems in one appearance.
    private static func of(_ sides: [SeenScreen.Side], on screen: SeenScreen) -> [ScreenProblem] {
        let found: [Found] = sides.flatMap { side in side.issues.map { (side, $0) } }
        // Groups problems of the same view in both orientations, then views with the same problem.
        let byView = found.grouped { [$0.issue.kind.rawValue, $0.issue.view, words(of: $0.issue)] }
        let alike = byView.grouped { each in
            let issue = each[0].issue
            return [issue.kind.rawValue, words(of: issue)] + each.map(\.side.orientation)
                + (constraint.contains(issue.kind) ? [issue.view] : [])
        }
        return alike.map { group in
            ScreenProblem(group, after: screen.isRotated ? screen.sides.last?.orientation : nil, of: sides.count)
        }
    }

    /// - Parameters:
    ///   - group: the problem of each view, in one orientation or in both.
    ///   - after: the orientation after the rotation, if there is one.
    ///   - sides: the number of orientations.
    private init(_ group: [[Found]], after: String?, of sides: Int) {
        let last = group[0][group[0].count - 1]
        let orientations = group[0].map(\.side.orientation).grouped { $0 }.compactMap(\.first)
        let appearance = last.side.appearance
        views = group.map { $0[0].issue.view }
        self.orientations = orientations
        if sides > 1, orientations.count == sides {
            place = appearance ?? ScreenProblem.everywhere
        } else {
            place = (appearance.map { "\($0) " } ?? "") + orientations[0]
        }
        kind = last.issue.kind
        message =
            ScreenProblem.words(of: last.issue) + (appearance != nil && kind == .lowContrast ? ScreenProblem.pair : "")
        key = (appearance.map { "\($0) " } ?? "") + last.issue.identity.text
        let all = group.joined()
        kept = all.map { side, issue in side.kept(issue) }
        details = all.map { side, issue in
            if let conflict = issue.conflict { return "\(side.name): \(issue.view): \(conflict.text)" }
            return "\(side.name): \(issue.view): \(issue.message)"
        }
        let isBrokenByRotation = orientations == [after].compactMap(\.self)
        gravity =
            last.issue.isConflictAfterRotation
            ? 0
            : kind == .constraintConflict
                ? 1 : ScreenProblem.light.contains(kind) ? 5 : isBrokenByRotation ? 2 : orientations.count > 1 ? 3 : 4
    }

    /// The words for an issue. The cure of a conflict comes before its constraints, so that it is not cut off.
    private static func words(of issue: LayoutIssue) -> String {
        guard let conflict = issue.conflict else { return issue.message }
        // The broken constraint and those of a variation are more likely to be the cause than those that always apply.
        let broken = conflict.report.brokenMember
        let all = conflict.report.members
        func rank(_ index: Int) -> Int { index == broken ? 0 : all[index].source?.variation != nil ? 1 : 2 }
        let chain = conflict.report.chain
        let order = chain.indices.sorted { (rank(chain[$0]), $0) < (rank(chain[$1]), $1) }.map { chain[$0] }
        let members = ConstraintConflict.line(order, broken: broken) { index in
            let member = all[index]
            return member.statement + (index == broken ? " (broken)" : "")
                + (member.source.map { " (\($0.lines))" } ?? "")
        }
        let sum = conflict.report.sum.map { "Sum: \($0). " } ?? ""
        return "conflicting constraints: \(conflict.report.advice). \(sum)Constraints: \(members)"
            + (conflict.alsoBroken.map { ". \($0)" } ?? "")
    }
}

extension LayoutIssue.Identity {
    /// `overlapping title: icon`
    var text: String { "\(kind.rawValue) \(view): \(about.joined(separator: ", "))" }
}
