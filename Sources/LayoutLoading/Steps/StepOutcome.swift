import KitSchema
public import LayoutDocument
public import ReflowKit

/// The result of running a layout's steps.
public enum StepOutcome: Sendable, Equatable {
    case finished
    /// In this step, UIKit would have raised an exception. The steps after it are not run.
    case raised(StepNode, SimulationDiagnostic)
}

extension StepOutcome {
    /// The failure as text: `Layouts/photos.json:31:5: step 3, present viewer: …`; nil for a script that was completed.
    /// - Parameter document: the layout with the steps.
    public func text(in document: LayoutDocument) -> String? {
        guard case .raised(let step, let diagnostic) = self else { return nil }
        let number = (document.steps.firstIndex(of: step) ?? 0) + 1
        return "\(document.file):\(step.position): step \(number), \(step.text): \(diagnostic)"
    }
}
