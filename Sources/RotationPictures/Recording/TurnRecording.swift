public import Comparison
public import Foundation
public import LayoutRules
public import ReflowKit
import Snapshots

/// What a turn looked like: the interface before it, on its way, and after it.
public struct TurnRecording: Sendable {
    /// The interface as it stood at one moment.
    public struct Moment: Sendable {
        public let orientation: UIInterfaceOrientation
        public let tree: FrameTree
        public let drawing: Drawing
        /// Where each of the tree's views is seen.
        let places: [ViewPlace]

        @MainActor
        init(of window: UIWindow, in simulation: Simulation, names: [ObjectIdentifier: String]) {
            orientation = simulation.application.statusBarOrientation
            tree = FrameTree(
                of: window, device: simulation.device.name, orientation: orientation.name,
                semantics: simulation.semantics.rawValue, scale: simulation.screen.scale, names: names)
            drawing = window.drawing()
            places = ViewPlace.all(in: window, names: names)
        }
    }

    public let device: Device
    /// Whether the window turned with the interface, as it does from iOS 8 on. Before, it stays in portrait, and the
    /// turn is the root view's transform (behaviour.md §6.5).
    let turnsWindow: Bool
    public let before: Moment
    public let after: Moment
    /// The window on its way, at the moments asked for.
    public let between: [Drawing]
    /// What happened while the device turned.
    let events: [SimulationEvent]

    /// Records a window while `turn` turns its device.
    /// - Parameters:
    ///   - progress: at which parts of the way, 0 to 1, the interface is drawn. They are parts of the way and not of
    ///     the time: ``TurnTiming`` says which is when.
    ///   - names: asked before and after the turn for the names of views that have no identifier.
    @MainActor
    public static func record<Outcome>(
        _ window: UIWindow, in simulation: Simulation, at progress: [CGFloat] = [],
        names: () -> [ObjectIdentifier: String] = { [:] }, turn: () throws -> Outcome
    ) rethrows -> (recording: TurnRecording, outcome: Outcome) {
        try simulation.perform {
            let before = Moment(of: window, in: simulation, names: names())
            let pose = TreePose(of: window)
            let earlier = simulation.events.events.count
            let outcome = try turn()
            let events = Array(simulation.events.events.dropFirst(earlier))
            let after = Moment(of: window, in: simulation, names: names())
            let between = progress.map { pose.drawing(of: window, progress: $0) }
            return (
                TurnRecording(
                    device: simulation.device.model, turnsWindow: simulation.semantics >= .iOS8, before: before,
                    after: after, between: between, events: events), outcome
            )
        }
    }

    /// How the views differ, before against after.
    public var comparison: FrameComparison {
        FrameComparison(reference: before.tree, actual: after.tree)
    }

    /// `iPhone 15, portrait → landscapeRight`
    public var title: String { "\(device.name), \(before.orientation.name) → \(after.orientation.name)" }
}
