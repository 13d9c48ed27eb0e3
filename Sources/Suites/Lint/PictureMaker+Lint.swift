import KitValues
public import LayoutDocument
public import LayoutLoading
public import LayoutRules
public import Screens

extension PictureMaker {
    /// The issues of the layout on some devices, in every language, setting and orientation.
    /// - Parameters:
    ///   - translations: the layout in each language, with its source.
    ///   - file: the name of the layout's file in messages.
    ///   - settings: the ignored views, by ids or by the names of views without an id, and the severity of issues.
    /// - Returns: the issues, the refused orientations, and the ignored views that exist.
    public func findings(
        in translations: [(document: LayoutDocument, source: LayoutSource)], shownAs file: String,
        on devices: [Device], _ settings: LintSettings = LintSettings()
    ) throws(LayoutLoadingError) -> (findings: [LocatedIssue], refusals: [Refusal], ignored: Set<String>) {
        var looks: [LintedSetting] = []
        var known = Set<String>()
        for device in devices {
            for (document, source) in translations {
                for variant in options.variants {
                    looks.append(
                        try look(
                            at: document, source: source, shownAs: file, on: device, as: variant, settings, &known))
                }
            }
        }
        var idle = IdleInRun(looks.map { $0.conflicts + $0.findings }, knowsTextSizes: options.hasTextSizes)
        var findings: [LocatedIssue] = []
        for device in devices {
            let ofDevice = looks.filter { $0.device == device }
            // Conflicts come first in every list.
            findings += ofDevice.flatMap(\.conflicts) + ofDevice.flatMap { idle.reported($0.findings) }
        }
        return (findings.withoutTranslated(), looks.flatMap(\.refusals), known)
    }

    /// - Parameter known: the ignored views that exist, to which those of this setting are added.
    private func look(
        at document: LayoutDocument, source: LayoutSource, shownAs file: String, on device: Device,
        as variant: PictureVariant, _ settings: LintSettings, _ known: inout Set<String>
    ) throws(LayoutLoadingError) -> LintedSetting {
        let ignored = Set(settings.ignored ?? [])
        var look = LintedSetting(device: device)
        var seen: [LintedScreen] = []
        for (request, isRequired) in try requests(for: document) {
            let stage = try stage(for: document, source: source, on: device, as: variant)
            let outcome = stage.turn(to: request)
            switch outcome {
            case .shown(let orientation):
                if seen.contains(where: { $0.orientation == orientation }) { continue }
                let wanted = stage.lintRequest(names: ignored.subtracting(known))
                guard let facts = stage.screen(StageRequest(facts: wanted)).facts else { continue }
                seen.append(LintedScreen(orientation: orientation, facts: facts))
                known.formUnion(facts.names)
            case .refused(let wanted, let explanation), .raised(let wanted, let explanation):
                let orientation = wanted ?? stage.interfaceOrientation
                look.refusals.append(
                    refusal(
                        of: request, for: outcome, isRequired: isRequired, orientation, explanation,
                        named: name(source, nil, device, variant, orientation.name), on: device))
            }
        }
        for found in seen.findings(in: document, shownAs: file, on: device, as: variant, settings).joined() {
            if found.isConflictAfterRotation {
                look.conflicts.append(found.issue)
            } else {
                look.findings.append(found.issue)
            }
        }
        look.findings += document.neverShown(
            look.refusals, seen.map(\.orientation), shownAs: file, on: device, among: try idioms(for: document),
            as: variant, settings)
        look.take(source.language)
        return look
    }
}

/// The linter's results on one device in one setting.
private struct LintedSetting {
    let device: Device
    /// The conflicts that exist only after a rotation.
    var conflicts: [LocatedIssue] = []
    var findings: [LocatedIssue] = []
    var refusals: [Refusal] = []

    /// Notes the language in which the layout was shown.
    mutating func take(_ language: LayoutLanguage) {
        for index in conflicts.indices { conflicts[index].take(language) }
        for index in findings.indices { findings[index].take(language) }
    }
}

/// A layout in one orientation, with the facts for the linter.
struct LintedScreen {
    let orientation: UIInterfaceOrientation
    let facts: ScreenFacts
}

extension LayoutDocument {
    /// The variations for orientations that a device refuses.
    /// - Parameters:
    ///   - refusals: the refusals in one setting.
    ///   - shown: the orientations that are shown.
    ///   - idioms: the idioms of all devices of the layout.
    func neverShown(
        _ refusals: some Sequence<Refusal>, _ shown: [UIInterfaceOrientation], shownAs file: String,
        on device: Device, among idioms: Set<UIUserInterfaceIdiom>, as variant: PictureVariant,
        _ settings: LintSettings
    ) -> [LocatedIssue] {
        let mask = shown.reduce(into: UIInterfaceOrientationMask()) { $0.insert(UIInterfaceOrientationMask($1)) }
        return neverShown(Array(refusals), shown: mask, on: device, among: idioms)
            .filter { !(settings.ignored ?? []).contains($0.issue.view) }
            .compactMap { issue, orientation in
                LocatedIssue(issue, in: file, line: issue.line, on: device, orientation, as: variant, settings)
            }
    }
}

extension [LintedScreen] {
    /// The issues of each screen: those of the screen alone, and those that a comparison with the first screen shows.
    func findings(
        in document: LayoutDocument, shownAs file: String, on device: Device, as variant: PictureVariant,
        _ settings: LintSettings
    ) -> [[(issue: LocatedIssue, isConflictAfterRotation: Bool)]] {
        let lines = document.viewLines
        // Constraints without effect are not reported here, because `IdleInRun` compares all settings of the run.
        let issues = LayoutLint.issues(
            on: map(\.facts), ignoring: Set(settings.ignored ?? []), knowsTextSizes: true)
        return zip(self, issues).map { screen, issues in
            issues.compactMap { issue in
                LocatedIssue(
                    issue, in: file, line: lines[QuotedText.word(issue.view)], on: device, screen.orientation,
                    as: variant, settings
                ).map { ($0, issue.isConflictAfterRotation) }
            }
        }
    }
}

extension LayoutStage {
    /// The facts that the linter needs. It must know that a document does not contain what code adds.
    ///
    /// - Parameter names: the names for which it is reported whether some view has them.
    public func lintRequest(names: Set<String> = []) -> LintRequest {
        LintRequest(names: names, isCompletedByCode: document.substitutesMissingResources)
    }
}
