public import LayoutDocument
import ReflowKit

extension LayoutStage {
    /// What is shown otherwise than the layout says, and what UIKit would have warned of, each once.
    public var notes: [Diagnostic] {
        var seen = Set<SimulationDiagnostic>()
        return warnings
            + diagnostics.filter { !$0.isException && seen.insert($0).inserted }.map { diagnostic in
                Diagnostic(.warning, diagnostic.code, diagnostic.description, file: document.file)
            }
    }
}

extension SimulationDiagnostic {
    /// What scripts may look for.
    fileprivate var code: Diagnostic.Code {
        let name =
            switch self {
            case .invalidGeometry: "invalid-geometry"
            case .invalidHierarchy: "invalid-hierarchy"
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
            case .unsolvedConstraints: "unsolved-constraints"
            }
        return Diagnostic.Code(rawValue: name)
    }
}
