import Foundation
import KitValues
import LayoutRules
package import ReflowKit
package import Screens

extension ScreenFacts {
    /// The linter's facts about a window, which is laid out first.
    ///
    /// They are about visible content: letters rather than the labels around them, controls, images, and drawings of
    /// custom classes.
    /// - Parameters:
    ///   - names: the names of views that have no identifier.
    ///   - isOnScreen: whether the views are at their real positions on a screen.
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
                isOnScreen: isOnScreen, orientation: orientation)
            facts.isCompletedByCode = request.isCompletedByCode
            facts.isRightToLeft = window.traitCollection.layoutDirection == .rightToLeft
            for edge in ScreenEdge.allCases {
                facts.covers[edge] = edge.cover(on: simulation.device.hardware, in: orientation)
            }
            var collector = FactCollector(
                window: window, toUser: toUser, names: names,
                isCompletedByCode: request.isCompletedByCode, facts: facts)
            collector.collect()
            if !request.names.isEmpty { collector.facts.names = window.namesBelow(among: request.names) }
            collector.facts.constraints.root = (window.rootViewController?.view ?? window).spokenName(names)
            collector.facts.constraints.unsolved = window.unsolvedConstraints(names: names)
            collector.facts.constraints.open = window.openViews(names)
            collector.facts.constraints.idle = window.idleConstraints(names: names)
            return collector.facts
        }
    }

    /// The transform from a window's coordinates to the user's. Up to iOS 7, the window stays in portrait and the
    /// interface is rotated inside it.
    @MainActor
    static func toUser(_ window: UIWindow, in simulation: Simulation) -> CGAffineTransform {
        guard simulation.semantics < .iOS8 else { return .identity }
        return PortraitFixedScreen(size: window.bounds.size)
            .transformFromInterface(in: simulation.application.statusBarOrientation).inverted()
    }
}

extension UIView {
    /// The views whose constraints leave numbers undetermined, without those that only follow from other such views, and
    /// without hidden ones, which may get their constraints when they are shown.
    /// - Parameter names: the names of views that have no identifier.
    package func openViews(_ names: [ObjectIdentifier: String] = [:]) -> [ConstraintFacts.OpenView] {
        var families: [[ObjectIdentifier]: Int] = [:]
        return openPlaces(names: names).filter { !$0.view.isInHiddenTree }.map { place in
            let view = place.view
            let family = view.superview.map { superview -> Int in
                let key = [ObjectIdentifier(superview), ObjectIdentifier(type(of: view))]
                let number = families[key] ?? families.count
                families[key] = number
                return number
            }
            return ConstraintFacts.OpenView(
                name: view.spokenName(names), identifier: view.accessibilityIdentifier,
                numbers: place.numbers, line: view.sourceLine, family: place.tieNumber ?? family, tie: place.tie,
                missing: place.missing)
        }
    }
}

extension UIView {
    /// Whether the view or one of its superviews is hidden.
    fileprivate var isInHiddenTree: Bool {
        var next: UIView? = self
        while let view = next {
            if view.isHidden { return true }
            next = view.superview
        }
        return false
    }

    /// The names that match the name or identifier of this view or of a view inside it.
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
