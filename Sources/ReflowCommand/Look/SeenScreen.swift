import Comparison
import KitValues
import LayoutDocument
import LayoutLoading
import LayoutRules
import RotationPictures
import Screens
import Suites

/// One layout on one device, before and after a rotation: all data from which a look is made.
struct SeenScreen: Sendable {
    /// The name of the layout's file in messages.
    let file: String
    let document: LayoutDocument
    let report: TurnReport
    /// Whether the user requested this orientation.
    let isTargetNamed: Bool
    let recording: TurnRecording
    /// The issues before the rotation and, if the interface rotates, after it.
    let sides: [Side]
    /// The issues that exist only in the other appearance.
    private(set) var otherSides: [Side] = []
    /// Texts and controls that are hidden behind others, both before and after the rotation.
    let alwaysHidden: [LayoutIssue]
    /// The suite file's settings for issues.
    let lint: LintSettings
    /// The warnings of the parser and of the simulation, without those that the linter also reports.
    let warnings: [Diagnostic]

    /// One orientation.
    struct Side: Sendable {
        /// The orientation by UIKit's name.
        let orientation: String
        let issues: [LayoutIssue]
        /// The appearance; nil for the requested one.
        var appearance: String?

        /// `landscapeRight`, `dark landscapeRight`.
        var name: String { (appearance.map { "\($0) " } ?? "") + orientation }

        /// One of the screen's issues, in the form of a stored look.
        func kept(_ issue: LayoutIssue) -> LookBaseline.Problem {
            LookBaseline.Problem(orientation: name, issue: issue.identity, message: issue.message)
        }
    }

    var isRotated: Bool { sides.count > 1 }

    /// The tree of the look: the one after the rotation, if there is one.
    var tree: FrameTree { isRotated ? recording.after.tree : recording.before.tree }

    var baseline: LookBaseline {
        LookBaseline(
            decision: report.decision.rawValue, before: TreeText(tree: recording.before.tree),
            after: isRotated ? TreeText(tree: recording.after.tree) : nil,
            problems: (sides + otherSides).flatMap { side in side.issues.map(side.kept) })
    }

    /// Adds the issues that exist only in the other appearance.
    /// - Parameter appearance: the name of the other appearance.
    mutating func add(_ other: SeenScreen, appearance: String) {
        otherSides = other.sides.map { side in
            let known = Set(sides.filter { $0.orientation == side.orientation }.flatMap(\.issues).map(\.name))
            return Side(
                orientation: side.orientation, issues: side.issues.filter { !known.contains($0.name) },
                appearance: appearance)
        }
    }
}

extension LayoutIssue {
    /// The part of an issue that is the same in both appearances.
    fileprivate var name: [String] { [kind.rawValue, view] }
}

extension SeenScreen {
    /// Rotates the device with a layout on the stage, and records the screens before and after.
    /// - Parameter target: the orientation; nil for the other one of portrait and landscape.
    @MainActor
    init(
        _ stage: LayoutStage, file: String, turningTo target: OrientationChoice?, lint: LintSettings,
        warnings: [Diagnostic]
    ) throws {
        let request = OrientationRequest(
            target ?? (stage.interfaceOrientation.isLandscape ? .exactly(.portrait) : .landscape))
        try stage.document.checkTurn(to: request)
        func look() -> LaidOutScreen { stage.screen(StageRequest(facts: stage.lintRequest())) }
        var screens = [look()]
        let (recording, report) = stage.recordReport(turningTo: request)
        if report.decision == .rotate { screens.append(look()) }
        self.file = file
        document = stage.document
        self.report = report
        isTargetNamed = target != nil
        self.recording = recording
        self.lint = lint
        let ignored = Set(lint.ignored ?? [])
        let facts = screens.compactMap(\.facts)
        alwaysHidden = lint.severity(of: .hidden) == .off ? [] : LayoutLint.alwaysHidden(on: facts, ignoring: ignored)
        let issues = LayoutLint.issues(on: facts, ignoring: ignored)
        sides = zip(screens, issues).map { screen, issues in
            Side(orientation: screen.orientation.name, issues: issues.filter { lint.severity(of: $0.kind) != .off })
        }
        let told: Set<Diagnostic.Code> = [
            .constraintConflict, .unsolvedConstraints, .ambiguousLayout, .missingGlyphs,
        ]
        self.warnings = (warnings + stage.notes).filter { !told.contains($0.code) }
    }
}
