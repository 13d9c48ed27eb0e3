public import Foundation
import KitValues
import LayoutRules
public import ReflowKit
public import Screens

extension Stage {
    /// Records the window while `turn` rotates its device. See ``Screens/TurnRecording``.
    public func record<Outcome>(
        at progress: [CGFloat] = [], names: () -> [ObjectIdentifier: String] = { [:] },
        constraints: ConstraintsRequest? = nil, turn: () throws -> Outcome
    ) rethrows -> (recording: TurnRecording, outcome: Outcome) {
        try TurnRecording.record(
            window, in: simulation, at: progress, names: names, constraints: constraints, turn: turn)
    }
}

extension TurnRecording {
    /// Records a window while `turn` rotates its device.
    /// - Parameters:
    ///   - progress: the moments between 0 and 1 at which the interface is drawn, as fractions of the rotation and not
    ///     of its duration.
    ///   - names: called before and after the rotation; returns the names of views that have no identifier.
    ///   - constraints: the views whose constraints are recorded, before and after.
    @MainActor
    public static func record<Outcome>(
        _ window: UIWindow, in simulation: Simulation, at progress: [CGFloat] = [],
        names: () -> [ObjectIdentifier: String] = { [:] }, constraints: ConstraintsRequest? = nil,
        turn: () throws -> Outcome
    ) rethrows -> (recording: TurnRecording, outcome: Outcome) {
        try simulation.perform {
            simulation.settle()
            let before = Moment(of: window, in: simulation, names: names(), constraints: constraints)
            let pose = TreePose(of: window)
            let earlier = simulation.events.events.count
            let outcome = try turn()
            simulation.settle()
            let events = Array(simulation.events.events.dropFirst(earlier))
            let after = Moment(of: window, in: simulation, names: names(), constraints: constraints)
            let between = progress.map { pose.drawing(of: window, progress: $0) }
            return (
                TurnRecording(
                    device: simulation.device.hardware, turnsWindow: simulation.semantics >= .iOS8, before: before,
                    after: after, between: between, callbacks: TurnStage.callbacks(events)), outcome
            )
        }
    }
}

extension TurnRecording.Moment {
    @MainActor
    fileprivate init(
        of window: UIWindow, in simulation: Simulation, names: [ObjectIdentifier: String],
        constraints: ConstraintsRequest?
    ) {
        let orientation = simulation.application.statusBarOrientation
        self.init(
            orientation: orientation,
            tree: FrameTree(
                of: window, device: simulation.device.name, orientation: orientation.name,
                semantics: simulation.semantics.rawValue, scale: simulation.screen.scale, names: names),
            drawing: window.drawing(), places: ViewPlace.all(in: window, names: names),
            constraints: constraints.map {
                window.viewConstraints(
                    $0, in: simulation, toPicture: ScreenFacts.toUser(window, in: simulation), names: names)
            } ?? [])
    }
}

extension ViewPlace {
    /// The places of the window and of the views in it, in the order of a frame tree's nodes.
    /// - Parameter names: the names of views that have no identifier.
    @MainActor
    fileprivate static func all(in window: UIWindow, names: [ObjectIdentifier: String]) -> [ViewPlace] {
        var places: [ViewPlace] = []
        append(window, in: window, names, seen: window.bounds, to: &places)
        return places
    }

    /// - Parameter seen: the area that the superviews do not clip; `nil` if one of them is hidden.
    @MainActor
    private static func append(
        _ view: UIView, in window: UIWindow, _ names: [ObjectIdentifier: String], seen: CGRect?,
        to places: inout [ViewPlace]
    ) {
        let rect = view.convert(view.bounds, to: window)
        let shown = view.isHidden || view.alpha <= 0 ? nil : seen
        let visible = shown.map { $0.intersection(rect) }.flatMap { $0.isEmpty ? nil : $0 }
        places.append(
            ViewPlace(name: view.spokenName(names), shortName: view.shortName(names), rect: rect, visible: visible))
        let inside = view.clipsToBounds ? visible : shown
        for subview in view.subviews where !subview.isPartOfControl {
            append(subview, in: window, names, seen: inside, to: &places)
        }
    }
}
