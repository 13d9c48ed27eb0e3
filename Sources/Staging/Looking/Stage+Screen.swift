import Foundation
import KitValues
import LayoutRules
public import ReflowKit
public import Screens

extension Stage {
    /// The screen as its user sees it, laid out first. Up to iOS 7, the window stays in portrait, and the interface is
    /// rotated inside it.
    /// - Parameters:
    ///   - shownView: the drawn view, if only a part of the window is drawn; the frames are always those of the window.
    ///   - names: the ids of views that have no identifier.
    ///   - explaining: returns the views to explain, when the frames are known, if the request does not name them.
    public func screen(
        _ request: StageRequest = .frames, showing shownView: UIView? = nil, names: [ObjectIdentifier: String] = [:],
        explaining: (FrameTree) -> ExplanationRequest? = { _ in nil }
    ) -> LaidOutScreen {
        perform {
            simulation.settle()
            let shownView = shownView ?? window
            let tree = FrameTree(
                of: window, device: simulation.device.name, orientation: interfaceOrientation.name,
                semantics: simulation.semantics.rawValue, scale: simulation.screen.scale, names: names,
                findsOpenPlaces: request.openPlaces)
            let toUser = toUser(shownView)
            return LaidOutScreen(
                tree: tree, orientation: interfaceOrientation,
                drawing: request.drawing
                    ? toUser == .identity
                        ? shownView.drawing()
                        : shownView.drawing(toUser) {
                            PortraitFixedScreen(size: $0).interfaceSize(in: interfaceOrientation)
                        } : nil,
                rectangles: shownView.rectangles(of: request.rectangles, names: names).map {
                    ViewRectangle(view: $0.view, rect: $0.rect.applying(toUser))
                },
                facts: request.facts.map {
                    var facts = ScreenFacts(
                        of: window, in: simulation, $0, names: names, isOnScreen: shownView === window)
                    addConflicts(to: &facts.constraints)
                    return facts
                },
                log: request.log ? log : nil, records: request.records ? simulation.records : [],
                explanations: (request.explanations ?? explaining(tree)).map {
                    window.explanations($0, in: simulation, names: names)
                } ?? [:],
                constraints: request.constraints.map {
                    shownView.viewConstraints($0, in: simulation, toPicture: toUser, names: names)
                } ?? [])
        }
    }

    /// Adds the conflicts of the current orientation, the number of further ones, and the constraints that could not be
    /// solved.
    private func addConflicts(to facts: inout ConstraintFacts) {
        let orientation = interfaceOrientation
        facts.conflicts = conflicts.filter { conflict in
            conflict.occurrences.contains { $0.orientation == orientation }
        }
        // A conflict that was reported in another orientation may consist of other constraints here.
        let broken = Set(facts.conflicts.map { $0.report.members[$0.report.brokenMember] })
        facts.furtherConflicts = window.brokenConstraints.count { !broken.contains($0) }
        facts.failures = constraintFailures
    }

    /// The transform from the window's coordinates to the user's. They differ if the window stays in portrait and the
    /// interface is rotated inside it.
    private func toUser(_ view: UIView) -> CGAffineTransform {
        guard view === window else { return .identity }
        return ScreenFacts.toUser(window, in: simulation)
    }
}

extension LaidOutScreen {
    /// One view laid out alone, without device and window.
    /// - Parameters:
    ///   - names: the ids of views that have no identifier.
    ///   - explaining: returns the views to explain, when the frames are known, if the request does not name them.
    @MainActor
    public init(
        of view: UIView, in simulation: Simulation, _ request: StageRequest, names: [ObjectIdentifier: String] = [:],
        explaining: (FrameTree) -> ExplanationRequest? = { _ in nil }
    ) {
        self = simulation.perform {
            simulation.settle()
            let tree = FrameTree(
                of: view, device: nil, orientation: nil, semantics: simulation.semantics.rawValue,
                scale: simulation.screen.scale, names: names, findsOpenPlaces: request.openPlaces)
            return LaidOutScreen(
                tree: tree,
                orientation: simulation.application.statusBarOrientation,
                drawing: request.drawing ? view.drawing() : nil,
                rectangles: view.rectangles(of: request.rectangles, names: names),
                explanations: (request.explanations ?? explaining(tree)).map {
                    view.explanations($0, in: simulation, names: names)
                } ?? [:],
                constraints: request.constraints.map { view.viewConstraints($0, in: simulation, names: names) } ?? [])
        }
    }
}
