import LayoutRules
import ReflowKit
import Screens

extension UIView {
    /// Why this view and the views below it are where they are, by their ids. If several views have the same id, the
    /// one furthest back counts.
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
