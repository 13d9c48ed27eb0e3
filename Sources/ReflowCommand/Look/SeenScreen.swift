import Comparison
import KitValues
import LayoutDocument
import LayoutLoading
import LayoutRules
import RotationPictures
import Screens
import Suites

/// One layout on one device, before and after a rotation: everything that a look is made of.
struct SeenScreen: Sendable {
    /// How the layout's file is named.
    let file: String
    let document: LayoutDocument
    let report: TurnReport
    /// Whether somebody asked for this orientation.
    let isTargetNamed: Bool
    let recording: TurnRecording
    /// The issues before the rotation and, if the interface rotates, after it.
    let sides: [Side]
    /// What the suite file says of issues.
    let lint: LintSettings
    /// Of the parser and of the simulation, but for what lint finds too.
    let warnings: [Diagnostic]

    /// One orientation.
    struct Side: Sendable {
        let orientation: String
        let issues: [LayoutIssue]
    }

    var isRotated: Bool { sides.count > 1 }

    /// The tree that a look speaks of: after the rotation, if there is one.
    var tree: FrameTree { isRotated ? recording.after.tree : recording.before.tree }

    var baseline: LookBaseline {
        LookBaseline(
            decision: report.decision.rawValue, before: TreeText(tree: recording.before.tree),
            after: isRotated ? TreeText(tree: recording.after.tree) : nil,
            problems: sides.flatMap { side in
                side.issues.map { issue in
                    LookBaseline.Problem(
                        orientation: side.orientation, view: issue.view, kind: issue.kind.rawValue,
                        message: issue.message)
                }
            })
    }
}

extension SeenScreen {
    /// Rotates the device under a layout that is on the stage, and looks before and after.
    /// - Parameter target: nil for the orientation across.
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
        let issues = LayoutLint.issues(on: screens.compactMap(\.facts), ignoring: Set(lint.ignored ?? []))
        sides = zip(screens, issues).map { screen, issues in
            Side(orientation: screen.orientation.name, issues: issues.filter { lint.severity(of: $0.kind) != .off })
        }
        let told: Set = ["constraintConflict", "ambiguousLayout", "missingGlyphs"]
        self.warnings = (warnings + stage.notes).filter { !told.contains($0.code.rawValue) }
    }
}
