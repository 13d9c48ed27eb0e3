import Basics
import Comparison
import LayoutRules
import Screens

/// Something wrong with one view or with several alike, in one orientation or in both.
struct ScreenProblem {
    /// By their names in messages, which are mostly ids.
    let views: [String]
    let orientations: [String]
    /// `both`, or the one orientation.
    let place: String
    let message: String
    let kind: IssueKind
    /// What tells it from others, whatever its numbers are.
    let key: String
    /// The keys that a kept look has for it.
    let keys: [String]
    /// Every message in full, with its orientation.
    let details: [String]
    private let gravity: Int

    /// What can be used all the same comes last.
    private static let light: Set<IssueKind> = [.smallTarget, .idleConstraint]
    private static let constraint: Set<IssueKind> = [.constraintConflict, .ambiguousLayout]

    /// All of a screen, the most important first: what the rotation breaks, then what is wrong anyway.
    static func all(on screen: SeenScreen) -> [ScreenProblem] {
        let found = screen.sides.flatMap { side in side.issues.map { (orientation: side.orientation, issue: $0) } }
        // The same view in both orientations, then views to which the same happens.
        let byView = found.grouped { [$0.issue.kind.rawValue, $0.issue.view, words(of: $0.issue)] }
        let alike = byView.grouped { each in
            let issue = each[0].issue
            return [issue.kind.rawValue, words(of: issue)] + each.map(\.orientation)
                + (constraint.contains(issue.kind) ? [issue.view] : [])
        }
        let problems = alike.map { group in
            ScreenProblem(group, after: screen.isRotated ? screen.sides.last?.orientation : nil, of: screen.sides.count)
        }
        return problems.enumerated().sorted { ($0.element.gravity, $0.offset) < ($1.element.gravity, $1.offset) }
            .map(\.element)
    }

    /// - Parameters:
    ///   - group: for each view what is wrong with it, in one orientation or in both.
    ///   - after: the orientation after the rotation, if there is one.
    ///   - sides: how many orientations there are.
    private init(_ group: [[(orientation: String, issue: LayoutIssue)]], after: String?, of sides: Int) {
        let last = group[0][group[0].count - 1]
        let orientations = group[0].map(\.orientation).grouped { $0 }.compactMap(\.first)
        views = group.map { $0[0].issue.view }
        self.orientations = orientations
        place = sides > 1 && orientations.count == sides ? "both" : orientations[0]
        kind = last.issue.kind
        message = ScreenProblem.words(of: last.issue)
        key = "\(last.issue.kind.rawValue) \(group[0][0].issue.view): \(last.issue.message.withoutNumbers)"
        let all = group.joined()
        keys = all.map { orientation, issue in
            LookBaseline.Problem(
                orientation: orientation, view: issue.view, kind: issue.kind.rawValue, message: issue.message
            ).key
        }
        details = all.map { orientation, issue in
            if case .conflict(let conflict) = issue.problem { return "\(orientation): \(issue.view): \(conflict.text)" }
            return "\(orientation): \(issue.view): \(issue.message)"
        }
        let isBrokenByRotation = orientations == [after].compactMap(\.self)
        gravity =
            last.issue.isConflictAfterRotation
            ? 0
            : kind == .constraintConflict
                ? 1 : ScreenProblem.light.contains(kind) ? 5 : isBrokenByRotation ? 2 : orientations.count > 1 ? 3 : 4
    }

    /// A conflict's cure before its constraints, so that it is not what is cut.
    private static func words(of issue: LayoutIssue) -> String {
        guard case .conflict(let conflict) = issue.problem else { return issue.message }
        let members = conflict.report.members.enumerated().map { index, member in
            member.statement + (index == conflict.report.brokenMember ? " (broken)" : "")
                + (member.source.map { " (line \($0.position.line))" } ?? "")
        }
        return "conflicting constraints: \(conflict.report.advice): \(members.joined(separator: "; "))"
    }
}
