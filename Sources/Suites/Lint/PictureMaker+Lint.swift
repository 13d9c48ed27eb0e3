import KitValues
public import LayoutDocument
public import LayoutLoading
public import LayoutRules
import Screens

extension PictureMaker {
    /// The issues of the layout on one device, in every setting and orientation.
    /// - Parameters:
    ///   - file: what findings call the layout's file.
    ///   - lines: where the file describes its views, by the names that changes have for them.
    ///   - settings: what to ignore, by ids or by the names of views without an id, and how much issues weigh.
    /// - Returns: the findings, the refused orientations, and which of the ignored views exist.
    public func findings(
        in document: LayoutDocument, source: LayoutSource, shownAs file: String, on device: Device,
        lines: [String: Int] = [:], _ settings: LintSettings = LintSettings()
    ) throws(LayoutLoadingError) -> (findings: [LocatedIssue], refusals: [Refusal], ignored: Set<String>) {
        let ignored = Set(settings.ignored ?? [])
        var findings: [LocatedIssue] = []
        // What leads every list.
        var conflicts: [LocatedIssue] = []
        var known = Set<String>()
        var refusals: [Refusal] = []
        let requests = try requests(for: document)
        for variant in options.variants {
            var seen: [(orientation: UIInterfaceOrientation, facts: ScreenFacts)] = []
            for (request, isRequired) in requests {
                let stage = try stage(for: document, source: source, on: device, as: variant)
                let outcome = stage.turn(to: request)
                switch outcome {
                case .shown(let orientation):
                    if seen.contains(where: { $0.orientation == orientation }) { continue }
                    let wanted = LintRequest(
                        names: ignored.subtracting(known), leavesContentSizesOpen: document.substitutesMissingResources)
                    guard let facts = stage.screen(StageRequest(facts: wanted)).facts else { continue }
                    seen.append((orientation, facts))
                    known.formUnion(facts.names)
                case .refused(let wanted, let explanation), .raised(let wanted, let explanation):
                    let orientation = wanted ?? stage.interfaceOrientation
                    var isFailure = isRequired
                    if case .raised = outcome { isFailure = true }
                    refusals.append(
                        Refusal(
                            name: name(source, nil, device, variant, orientation.name), device: device.name,
                            orientation: orientation, explanation: explanation, isFailure: isFailure,
                            scale: scale(on: device)))
                }
            }
            for (orientation, issues) in zip(
                seen.map(\.orientation), LayoutLint.issues(on: seen.map(\.facts), ignoring: ignored))
            {
                for issue in issues {
                    guard
                        let located = LocatedIssue(
                            issue, in: file, line: lines[QuotedText.word(issue.view)], on: device, orientation,
                            as: variant, settings)
                    else { continue }
                    if issue.isConflictAfterRotation { conflicts.append(located) } else { findings.append(located) }
                }
            }
        }
        return (conflicts + findings, refusals, known)
    }
}
