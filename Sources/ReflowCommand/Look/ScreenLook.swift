import Basics
import Comparison
import KitValues
import LayoutDocument
import LayoutLoading
import LayoutRules
import RotationPictures
import Screens
import Suites

/// The explanations of views before and after the rotation. Without a rotation, there are only those after it.
struct PlaceExplanations: Sendable {
    /// The explanations of views that have problems before the rotation.
    var before: [String: LayoutExplanation] = [:]
    var after: [String: LayoutExplanation] = [:]
}

/// A look at one screen as lines, the most important first.
struct ScreenLook: Sendable {
    let screen: SeenScreen
    /// The earlier state that the screen is compared with; nil for a first look.
    let earlier: LookBaseline?
    /// The explanations of the views whose place matters here.
    let explanations: PlaceExplanations
    private(set) var lines: [LookLine] = []

    /// The maximum number of views that are named if several have the same problem.
    private static let nameLimit = 5
    /// The maximum number of bytes of these names, if there are several.
    private static let nameBytes = 100

    /// - Parameter numbered: whether moved views have the numbers of a picture.
    init(
        _ screen: SeenScreen, since earlier: LookBaseline?, explanations: PlaceExplanations, numbered: Bool
    ) {
        self.screen = screen
        self.earlier = earlier
        self.explanations = explanations
        lines = LookLine.identified([rotation] + problems + changes + moves(numbered: numbered))
    }

    func lines(about topic: LookLine.Topic) -> [LookLine] { lines.filter { $0.topic == topic } }

    /// Whether the user has to do something.
    var isFault: Bool { lines.contains(where: \.isFault) }

    // MARK: The rotation

    /// The mistakes that keep an interface from rotating. Nobody makes them on purpose.
    private static let contradictions: Set<RotationFinding.Mistake> = [
        .emptyMask, .contradictoryMasks, .noCommonLandscape,
    ]

    private var rotation: LookLine {
        let report = screen.report
        let explanation = report.explanation
        let message = explanation?.message ?? "No window follows the device, so nothing is decided."
        let words =
            switch report.decision {
            case .rotate: "rotates"
            case .stay: "stays"
            case .raise: "raises an exception"
            }
        var text = [words + ":", message]
        if report.decision != .rotate {
            if let advice = explanation?.advice { text.append(advice) }
            // If a message names the place, it comes from the same answers.
            let places = report.asked.compactMap(\.place).map { "\($0.file):\($0.line)" }.grouped { $0 }
                .compactMap(\.first).filter { !message.contains($0) }
            if !places.isEmpty { text.append("[\(places.joined(separator: ", "))]") }
        }
        text += report.findings.map { "\($0.message) \($0.advice)" }
        let contradicts = report.findings.contains { ScreenLook.contradictions.contains($0.mistake) }
        return LookLine(
            key: "decision", topic: .rotation, text: text.joined(separator: " "),
            details: [ExplanationText(of: report, file: screen.file, showsEvents: false).text],
            isFault: report.decision == .raise || report.decision == .stay && (screen.isTargetNamed || contradicts))
    }

    // MARK: Problems

    private var problems: [LookLine] {
        let known = Set(earlier?.problems.map(\.identity) ?? [])
        return ScreenProblem.all(on: screen).map { problem in
            var isNew = false
            if earlier != nil { isNew = !problem.kept.contains { known.contains($0.identity) } }
            let isWarning = screen.lint.severity(of: problem.kind) == .warning
            return LookLine(
                key: problem.key, topic: .problem,
                text: (isNew ? "new, " : "") + (isWarning ? "warning, " : "")
                    + "\(problem.place): \(subject(problem.views)) \(problem.message)"
                    + (problem.kind == .constraintConflict
                        ? "" : cause(of: problem.views, before: problem.orientations == [screen.sides[0].orientation])),
                details: problem.details, views: problem.views.filter { explanations.after[$0] != nil }, isNew: isNew,
                isFault: !isWarning)
        } + alwaysHidden + warnings
    }

    /// The views that are invisible in every orientation, on purpose or by mistake.
    private var alwaysHidden: [LookLine] {
        screen.alwaysHidden.grouped(by: \.statement).map { alike in
            let views = alike.map(\.view)
            return LookLine(
                key: "put away \(views[0])", topic: .problem,
                text: "warning, \(place(screen.sides.map(\.orientation))): \(subject(views)) "
                    + "\(alike[0].statement); if it is meant to be seen, move it to the front" + cause(of: views),
                details: views, views: views.filter { explanations.after[$0] != nil })
        }
    }

    /// The warnings of the parser and of the simulation, each kind once.
    private var warnings: [LookLine] {
        screen.warnings.grouped(by: \.code).map { alike in
            let rest = alike.count - 1
            return LookLine(
                key: "warning \(alike[0].code.rawValue)", topic: .problem,
                text: "warning: \(OutputWarning(alike[0]).message)"
                    + (alike[0].line.map { " [line \($0)]" } ?? "") + (rest > 0 ? ", and \(rest) more" : ""),
                details: alike.map(\.description))
        }
    }

    /// The first names, as many as fit but at least one, so that the text about them is not cut.
    private func names(_ views: [String]) -> String {
        var room = ScreenLook.nameBytes
        let shown = views.prefix(ScreenLook.nameLimit).enumerated().prefix { index, name in
            room -= name.utf8.count
            return index == 0 || room >= 0
        }.map(\.element)
        let rest = views.count - shown.count
        return shown.joined(separator: ", ").cut(toBytes: 2 * ScreenLook.nameBytes)
            + (rest > 0 ? " and \(rest) more" : "")
    }

    /// The subject of a statement about each of some views: `pay:`, `pay, cancel: each`.
    private func subject(_ views: [String]) -> String {
        names(views) + (views.count > 1 ? ": each" : ":")
    }

    /// The source of the views' places: ` [line 12, mask RM+BM]`; empty for a view that the file does not describe.
    /// - Parameter before: whether the statement is only about the time before the rotation.
    private func cause(of views: [String], before: Bool = false) -> String {
        let positions = screen.document.viewPositions
        let isEarly = before && screen.isRotated
        let tree = isEarly ? screen.recording.before.tree : screen.tree
        let text: String
        if views.count == 1, let view = views.first {
            let explanation = isEarly ? explanations.before[view] : explanations.after[view]
            text =
                PlacingCause(
                    of: tree.nodes.first { $0.id == view }, line: positions[view]?.line, explanation
                ).text
        } else {
            let lines = views.prefix(ScreenLook.nameLimit).compactMap { positions[$0].map { "\($0.line)" } }
            text = lines.isEmpty ? "" : "lines " + lines.joined(separator: ", ")
        }
        return text.isEmpty ? "" : " [\(text)]"
    }

    // MARK: Changes since the last look

    private var changes: [LookLine] {
        guard let earlier else { return [] }
        var lines: [LookLine] = []
        let now = screen.baseline
        if now.decision != earlier.decision {
            lines.append(
                LookLine(
                    key: "decision", topic: .change, text: "the rotation: \(earlier.decision) → \(now.decision)"))
        }
        let left = Set(now.problems.map(\.identity))
        let gone = earlier.problems.filter { !left.contains($0.identity) }
        for problem in gone.grouped(by: \.issue) {
            lines.append(
                LookLine(
                    key: "gone \(problem[0].orientation) \(problem[0].issue.text)", topic: .change,
                    text: "gone, \(problem.map(\.orientation).joined(separator: " and ")): \(problem[0].issue.view): "
                        + problem[0].message))
        }
        return lines + viewChanges(since: earlier)
    }

    /// One view's change in one orientation.
    private struct SidedChange {
        let orientation: String
        let view: String
        let what: String
    }

    /// The changes of views. A change that is the same in both orientations is one line, and so are views with the same
    /// change.
    private func viewChanges(since earlier: LookBaseline) -> [LookLine] {
        func changes(_ old: TreeText?, _ new: FrameTree, _ orientation: String) -> [SidedChange] {
            guard let old else { return [] }
            return FrameComparison(reference: old.tree, actual: new).changes.map {
                SidedChange(orientation: orientation, view: $0.view, what: $0.what.description)
            }
        }
        var all = changes(earlier.before, screen.recording.before.tree, screen.recording.before.orientation.name)
        if screen.isRotated {
            all += changes(earlier.after, screen.recording.after.tree, screen.recording.after.orientation.name)
        }
        let byView = all.grouped { [$0.view, $0.what] }
        let alike = byView.grouped { [$0[0].what] + $0.map(\.orientation) }
        return alike.map { views in
            LookLine(
                key: "view " + views[0][0].orientation + " " + views[0][0].view, topic: .change,
                text: "\(place(views[0].map(\.orientation))): \(names(views.map { $0[0].view })): \(views[0][0].what)",
                details: views.map { "\($0[0].view): \($0[0].what)" })
        }
    }

    private func place(_ orientations: [String]) -> String {
        screen.isRotated && orientations.count > 1 ? ScreenProblem.everywhere : orientations.first ?? ""
    }

    // MARK: Moved views

    /// The text on moved views: `moved: 14 of 29 views changed their frames`.
    var moved: String { "moved: " + MovedViews(screen.recording, limit: 0).summary }

    private func moves(numbered: Bool) -> [LookLine] {
        guard screen.isRotated else { return [] }
        let lost = LostPlace.all(on: screen)
        let left = lost.grouped(by: \.text).map { alike in
            LookLine(
                key: "place \(alike[0].id)", topic: .move,
                text: "\(names(alike.map(\.id))): \(alike[0].text)" + cause(of: alike.map(\.id)),
                details: alike.map { "\($0.id): \($0.text)" },
                views: alike.map(\.id).filter { explanations.after[$0] != nil }
            )
        }
        return left
            + MovedViews(screen.recording, limit: .max).rows.map { row in
                let number = numbered && row.number <= LookPicture.rows ? "(\(row.number)) " : ""
                return LookLine(
                    key: "row \(row.members.first?.name ?? "")", topic: .move,
                    text: number + "\(names(row.members.map(\.name))): \(row.words)",
                    details: row.members.map(words),
                    views: row.members.compactMap(id).filter { explanations.after[$0] != nil })
            }
    }

    private func words(_ member: MovedViews.Member) -> String {
        let frames = [member.before, member.after].map { $0?.rect.dumpText ?? "not there" }
        return "\(member.name): in the window \(frames.joined(separator: " → "))"
    }

    private func id(_ member: MovedViews.Member) -> String? {
        member.index.flatMap { screen.recording.after.tree.nodes[$0].id }
    }
}
