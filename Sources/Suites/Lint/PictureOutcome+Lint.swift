import KitValues
import LayoutDocument
import LayoutRules
import Snapshots

extension ArraySlice<PictureOutcome> {
    /// Runs the linter on the pictures with facts, which are orientations of one layout. Later ones are compared with
    /// the first. Issues about refused orientations are added to the first picture.
    /// - Parameter idioms: the idioms of all devices of the layout.
    mutating func findIssues(
        in document: LayoutDocument, on device: Device, among idioms: Set<UIUserInterfaceIdiom>,
        as variant: PictureVariant, _ settings: LintSettings
    ) {
        var screens: [(place: Int, screen: LintedScreen)] = []
        for place in indices {
            guard case .picture(let picture) = self[place], let facts = picture.facts else { continue }
            screens.append((place, LintedScreen(orientation: picture.orientation, facts: facts)))
        }
        guard !screens.isEmpty else { return }
        let findings = screens.map(\.screen).findings(
            in: document, shownAs: document.file, on: device, as: variant, settings)
        let refusals: [Refusal] = compactMap { if case .refused(let refusal) = $0 { refusal } else { nil } }
        var refused = document.neverShown(
            refusals, screens.map(\.screen.orientation), shownAs: document.file, on: device, among: idioms,
            as: variant, settings)
        for ((place, _), found) in zip(screens, findings) {
            guard case .picture(var picture) = self[place] else { continue }
            picture.issues = found.map(\.issue) + refused
            refused = []
            self[place] = .picture(picture)
        }
    }
}

extension IssueReport {
    init(_ issue: LocatedIssue) {
        self.init(
            view: issue.view, kind: issue.kind, message: issue.message, line: issue.line, severity: issue.severity)
    }
}
