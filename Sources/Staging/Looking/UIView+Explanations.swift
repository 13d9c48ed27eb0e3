import LayoutRules
import ReflowKit
import Screens

extension UIView {
    /// Why this view and the views below it are where they are, by what the request calls them.
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
