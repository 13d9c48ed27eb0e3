public import LayoutDocument
import LayoutRules
import ReflowKit
import Screens

extension LayoutStage {
    /// Everything that is not shown as the layout describes it, and everything that UIKit would warn of, each once.
    public var notes: [Diagnostic] {
        var seen = Set<SimulationDiagnostic>()
        let others = diagnostics.filter { !$0.isException && !$0.isConflict && seen.insert($0).inserted }
        let ofConflicts = conflicts.map { note($0) }
        let ofOthers = others.map { note($0) }
        return warnings + ofConflicts + ofOthers + openViews.map { note($0) }
    }

    private func note(_ diagnostic: SimulationDiagnostic) -> Diagnostic {
        Diagnostic(.warning, diagnostic.code, diagnostic.description, file: document.file)
    }

    private func note(_ conflict: ConstraintConflict) -> Diagnostic {
        let broken = conflict.report.members[conflict.report.brokenMember]
        return Diagnostic(
            .warning, Diagnostic.Code(rawValue: "constraintConflict"), conflict.text,
            file: broken.source?.file ?? document.file,
            at: broken.source?.position)
    }

    private func note(_ open: ConstraintFacts.OpenView) -> Diagnostic {
        Diagnostic(
            .warning, Diagnostic.Code(rawValue: "ambiguousLayout"),
            "the layout of \(open.name) is ambiguous: its constraints do not determine "
                + open.numbers.map(\.rawValue).joined(separator: ", "),
            file: document.file, id: open.identifier)
    }
}

extension SimulationDiagnostic {
    fileprivate var isConflict: Bool { if case .unsatisfiableConstraints = self { true } else { false } }

    /// What scripts may look for.
    fileprivate var code: Diagnostic.Code {
        let name =
            switch self {
            case .invalidGeometry: "invalid-geometry"
            case .invalidHierarchy: "invalid-hierarchy"
            case .misplacedSubview: "misplaced-subview"
            case .layoutLoop: "layout-loop"
            case .autoresizedUnderTransform: "autoresized-under-transform"
            case .invalidInterfaceOrientation: "invalid-interface-orientation"
            case .transitionLoop: "transition-loop"
            case .endlessDelegation: "endless-delegation"
            case .missingRootViewController: "missing-root-view-controller"
            case .nibNotLoaded: "nib-not-loaded"
            case .viewNotLoaded: "view-not-loaded"
            case .unbalancedAppearanceTransition: "unbalanced-appearance-transition"
            case .containment: "containment"
            case .presentation: "presentation"
            case .constraint: "invalid-constraint"
            case .unsatisfiableConstraints: "constraintConflict"
            case .missingGlyphs: "missingGlyphs"
            case .unbuiltText(let feature): feature.rawValue
            case .unsolvedConstraints: "unsolved-constraints"
            }
        return Diagnostic.Code(rawValue: name)
    }
}
