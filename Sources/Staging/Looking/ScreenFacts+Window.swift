import Foundation
import KitValues
import LayoutRules
package import ReflowKit
package import Screens

extension ScreenFacts {
    /// What the linter needs to know of a window as it stands, laid out first.
    ///
    /// What counts is what people read, touch and look at: letters rather than the labels round them, controls,
    /// pictures, and what an app's own classes draw.
    /// - Parameters:
    ///   - names: what to call views that have no identifier.
    ///   - isOnScreen: whether the views lie where they do on a screen.
    @MainActor
    package init(
        of window: UIWindow, in simulation: Simulation, _ request: LintRequest = LintRequest(),
        names: [ObjectIdentifier: String] = [:], isOnScreen: Bool = true
    ) {
        self = simulation.perform {
            window.layoutIfNeeded()
            let toUser = ScreenFacts.toUser(window, in: simulation)
            let orientation = simulation.application.statusBarOrientation
            var facts = ScreenFacts(
                bounds: window.bounds.applying(toUser),
                safeArea: window.bounds.inset(by: window.safeAreaInsets).applying(toUser), covers: [:],
                isOnScreen: isOnScreen)
            for edge in ScreenEdge.allCases {
                facts.covers[edge] = edge.cover(on: simulation.device.hardware, in: orientation)
            }
            var collector = FactCollector(window: window, toUser: toUser, names: names, facts: facts)
            collector.collect()
            if !request.names.isEmpty { collector.facts.names = window.namesBelow(among: request.names) }
            return collector.facts
        }
    }

    /// From a window's coordinates to those of what its user sees: up to iOS 7 the window stays in portrait and the
    /// interface is turned inside it.
    @MainActor
    static func toUser(_ window: UIWindow, in simulation: Simulation) -> CGAffineTransform {
        guard simulation.semantics < .iOS8 else { return .identity }
        return PortraitFixedScreen(size: window.bounds.size)
            .transformFromInterface(in: simulation.application.statusBarOrientation).inverted()
    }
}

extension UIView {
    /// Those of the names that this view or one in it goes by, or has as its identifier.
    fileprivate func namesBelow(among wanted: Set<String>) -> Set<String> {
        var found = Set<String>()
        var rest: [UIView] = [self]
        while let view = rest.popLast(), found.count < wanted.count {
            for name in [view.spokenName(), view.accessibilityIdentifier].compactMap(\.self)
            where wanted.contains(name) {
                found.insert(name)
            }
            rest += view.subviews
        }
        return found
    }
}
