public import Foundation
import LayoutRules

/// Code whose property changes are recorded: an animation block, or a rotation callback.
///
/// Animations do not use the simulation's clock: an animation ends together with its block. The event log contains the
/// animated changes, as old value → new value.
@MainActor
struct AnimationBlock {
    /// The duration in seconds; 0 if nothing animates.
    var duration: TimeInterval = 0
    /// The rotation callback in which the changes are made, if there is one.
    var callback: SimulationEvent.Callback?
    /// The controller of the callback.
    var controller: UIViewController?

    /// Whether changes of properties are recorded.
    private(set) var isRecorded = false

    /// Whether the current simulation records changes of properties. It is a separate flag, because every setter reads
    /// it.
    @exclusivity(unchecked) private(set) static var isRecording = false

    /// Called with the current simulation's block whenever it changes.
    static func noteCurrent(_ block: AnimationBlock?) {
        isRecording = block?.isRecorded == true
    }

    /// The block of the current simulation.
    static var current: AnimationBlock? { Simulation.current.animationState.block }

    /// Runs `body` as this block. Without an event log that records changes, it only runs `body`.
    func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        let simulation = Simulation.current
        var inner = self
        if !simulation.areAnimationsEnabled { inner.duration = 0 }
        if let around = simulation.animationState.block {
            // A block inside a callback is also in that callback.
            if callback == nil { (inner.callback, inner.controller) = (around.callback, around.controller) }
            if inner.duration == 0, simulation.areAnimationsEnabled { inner.duration = around.duration }
        }
        inner.isRecorded = simulation.events.isRecording && (inner.duration > 0 || inner.callback != nil)
        return try simulation.perform(in: inner, body)
    }

    /// Runs `body` outside any block.
    static func suspended<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Simulation.current.perform(in: nil, body)
    }

    /// Makes a change and records it. Changes of subviews by their masks are not recorded.
    static func record(_ property: AnimatableProperty, of view: UIView, _ change: () -> Void) {
        guard let block = current, !view.marks.contains(.isAutoresizing) else { return change() }
        let old = property.text(view)
        change()
        let new = property.text(view)
        guard old != new else { return }
        let simulation = Simulation.current
        if let callback = block.callback, let controller = block.controller, property.isLayout {
            simulation.observe(.layout(controller: controller.nameInMessages, callback: callback.rawValue))
        }
        simulation.events.record(
            .propertyChange(
                SimulationEvent.PropertyChange(
                    view: view.diagnosticName, property: property.name, from: old, to: new, duration: block.duration,
                    callback: block.callback)))
    }
}

extension Simulation {
    fileprivate func perform<Result>(in block: AnimationBlock?, _ body: () throws -> Result) rethrows -> Result {
        let outer = animationState.block
        animationState.block = block
        defer { animationState.block = outer }
        return try body()
    }
}

extension SimulationEvent {
    /// A property that changed in an animation block or in a rotation callback.
    public struct PropertyChange: Sendable, Equatable {
        /// The view's class, with its identifier or tag if it has one.
        public var view: String
        public var property: String
        public var from: String
        public var to: String
        /// The duration in seconds; 0 if the change does not animate.
        public var duration: TimeInterval
        /// The rotation callback that made the change. Frames should not be set there (QA1688).
        public var callback: Callback?
    }
}

extension SimulationEvent.PropertyChange: CustomStringConvertible {
    /// `animated UIView "title": alpha 1 → 0`, `in willRotate(to:duration:): UIView: frame (0 0; 1 1) → (0 0; 2 2)`.
    public var description: String {
        var place: [String] = []
        if let callback { place.append("in \(callback.rawValue)") }
        if duration > 0 { place.append("animated") }
        return "\(place.joined(separator: ", ")): \(view): \(property) \(from) → \(to)"
    }
}
