import Basics
import Foundation
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

// Steps that request an orientation: behaviour.md §5.6, §5.9.
extension StepRunner {
    func updateSupportedOrientations(_ id: String?, at position: SourcePosition) throws(Diagnostic) {
        try check(simulation.semantics >= .iOS16, "iOS16 or later", at: position)
        let controller = if let id { try controller(id, at: position) } else { topmost }
        controller?.setNeedsUpdateOfSupportedInterfaceOrientations()
    }

    func requestGeometry(_ orientations: [UIInterfaceOrientation], at position: SourcePosition) throws(Diagnostic) {
        try check(simulation.semantics >= .iOS16, "iOS16 or later", at: position)
        window.windowScene?.requestGeometryUpdate(
            UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: UIInterfaceOrientationMask(orientations)))
    }

    func attemptRotation(at position: SourcePosition) throws(Diagnostic) {
        try check(simulation.semantics < .iOS16, "iOS15 or earlier", at: position)
        UIViewController.attemptRotationToDeviceOrientation()
    }

    /// Throws for a call that does not exist in this iOS version, because it would not compile there.
    private func check(_ isKnown: Bool, _ generations: String, at position: SourcePosition) throws(Diagnostic) {
        guard !isKnown else { return }
        throw failure(
            "\(simulation.semantics.rawValue) does not have this step", at: position,
            advice: "use the semantics of \(generations)")
    }
}
