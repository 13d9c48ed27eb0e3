import LayoutRules
import ReflowKit
import Screens

extension UIView {
    /// Why views below this one, itself included, are where they are, by their ids. Of several views with one id, the one
    /// furthest back counts.
    func explanations(
        _ request: ExplanationRequest, in simulation: Simulation, names: [ObjectIdentifier: String]
    ) -> [String: LayoutExplanation] {
        var found: [String: LayoutExplanation] = [:]
        var rest: [UIView] = [self]
        while let view = rest.popLast(), found.count < request.views.count {
            if let id = view.id(names), request.views.contains(id), found[id] == nil {
                found[id] = simulation.layoutExplanation(
                    of: view, request.numbers, isDeep: request.isDeep, names: names)
            }
            rest += view.subviews.reversed()
        }
        return found
    }
}
