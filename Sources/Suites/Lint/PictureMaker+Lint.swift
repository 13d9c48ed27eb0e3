import KitValues
public import LayoutDocument
public import LayoutLoading
public import LayoutRules
import Screens

extension PictureMaker {
    /// The issues of the layout on one device, in every setting and orientation.
    /// - Parameters:
    ///   - file: what findings call the layout's file.
    ///   - ignored: the ids of views to ignore, or the names of views without an id in findings.
    /// - Returns: the findings, the refused orientations, and which of the ignored views exist.
    public func findings(
        in document: LayoutDocument, source: LayoutSource, shownAs file: String, on device: Device,
        ignoring ignored: Set<String> = []
    ) throws(LayoutLoadingError) -> (findings: [LocatedIssue], refusals: [Refusal], ignored: Set<String>) {
        var findings: [LocatedIssue] = []
        var known = Set<String>()
        var refusals: [Refusal] = []
        let requests = try requests(for: document)
        for variant in options.variants {
            var seen: [(orientation: UIInterfaceOrientation, issues: [LayoutIssue])] = []
            for (request, isRequired) in requests {
                let stage = try stage(for: document, source: source, on: device, as: variant)
                let outcome = stage.turn(to: request)
                switch outcome {
                case .shown(let orientation):
                    if seen.contains(where: { $0.orientation == orientation }) { continue }
                    let wanted = LintRequest(names: ignored.subtracting(known))
                    guard let facts = stage.screen(StageRequest(facts: wanted)).facts else { continue }
                    seen.append((orientation, LayoutLint.issues(on: facts, ignoring: ignored)))
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
            for (orientation, issues) in zip(seen.map(\.orientation), LayoutIssue.telling(seen.map(\.issues))) {
                findings += issues.map { issue in
                    LocatedIssue(
                        file: file, device: device.name, orientation: orientation.name, variant: variant, issue: issue)
                }
            }
        }
        return (
            findings.filter(\.isConflictAfterRotation) + findings.filter { !$0.isConflictAfterRotation }, refusals,
            known
        )
    }
}
