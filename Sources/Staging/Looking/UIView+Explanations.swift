import LayoutRules
import ReflowKit
import Screens

extension UIView {
    /// The explanations of the requested frames of this view and the views in it, by the names in the request.
    func explanations(
        _ request: ExplanationRequest, in simulation: Simulation, names: [ObjectIdentifier: String]
    ) -> [String: LayoutExplanation] {
        var found: [String: LayoutExplanation] = [:]
        for (name, view) in views(called: request.views, names) {
            found[name] = simulation.layoutExplanation(
                of: view, request.numbers, isDeep: request.isDeep, names: names)
        }
        return found
    }
}
