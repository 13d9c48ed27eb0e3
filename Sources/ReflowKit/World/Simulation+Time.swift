public import Foundation

extension Simulation {
    /// The time that has passed in the simulation, in seconds; 0 when the simulation is created. It does not pass by
    /// itself, only through ``advance(by:)``, and when a stage inspects its screen, until everything under way has
    /// ended.
    public var elapsedTime: TimeInterval { clock.now }

    /// Lets time pass in the simulation, and runs everything that becomes due, in order.
    /// - Parameter seconds: the amount of time. If it is negative or not finite, nothing happens.
    public func advance(by seconds: TimeInterval) { perform { clock.advance(by: seconds) } }

    /// Completes everything that is under way, if it ends soon. A stage does so before it inspects its screen.
    package func settle() { perform { clock.settle() } }
}
