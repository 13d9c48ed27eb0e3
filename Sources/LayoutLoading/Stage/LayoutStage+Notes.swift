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
        switch self {
        case .invalidGeometry: Diagnostic.Code(rawValue: "invalid-geometry")
        case .invalidHierarchy: Diagnostic.Code(rawValue: "invalid-hierarchy")
        case .layoutLoop: Diagnostic.Code(rawValue: "layout-loop")
        case .autoresizedUnderTransform: Diagnostic.Code(rawValue: "autoresized-under-transform")
        case .invalidInterfaceOrientation: Diagnostic.Code(rawValue: "invalid-interface-orientation")
        case .transitionLoop: Diagnostic.Code(rawValue: "transition-loop")
        case .endlessDelegation: Diagnostic.Code(rawValue: "endless-delegation")
        case .missingRootViewController: Diagnostic.Code(rawValue: "missing-root-view-controller")
        case .nibNotLoaded: Diagnostic.Code(rawValue: "nib-not-loaded")
        case .viewNotLoaded: Diagnostic.Code(rawValue: "view-not-loaded")
        case .unbalancedAppearanceTransition: Diagnostic.Code(rawValue: "unbalanced-appearance-transition")
        case .containment: Diagnostic.Code(rawValue: "containment")
        case .presentation: Diagnostic.Code(rawValue: "presentation")
        }
    }
}
