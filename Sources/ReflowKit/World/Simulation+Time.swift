public import Foundation

extension Simulation {
    /// The time that has passed in the simulation, in seconds: 0 when the simulation is made. It does not pass by itself:
    /// ``advance(by:)`` lets it pass, and so does a stage when it looks, until what is under way has ended.
    public var elapsedTime: TimeInterval { clock.now }

    /// Lets time pass in the simulation, and lets happen what comes due, in order.
    /// - Parameter seconds: how much time. For a number that is negative or not finite, nothing happens.
    public func advance(by seconds: TimeInterval) { perform { clock.advance(by: seconds) } }

    /// Lets everything that is under way come to its end, as far as it does so soon: a stage does so before it looks.
    package func settle() { perform { clock.settle() } }
}
