public import Foundation

/// A timer in the simulation's time, with the interface of Foundation's `Timer`. It fires when
/// ``Simulation/advance(by:)`` reaches its time, and never by itself. It belongs to the main actor.
///
/// `reflow swift` uses it where iOS sources say `Timer`. Before a stage shows its screen, it lets every timer fire
/// once, even a repeating one.
@preconcurrency @MainActor
open class SimulationTimer: NSObject {
    /// The interval of a repeating timer, in seconds; 0 for a timer that fires once.
    open private(set) var timeInterval: TimeInterval
    /// The object that was passed to the initialiser.
    open private(set) var userInfo: Any?
    /// Not used: the simulation's time is exact.
    open var tolerance: TimeInterval = 0
    /// Whether the timer can still fire.
    open private(set) var isValid = true
    private let delay: TimeInterval
    private var work: ((SimulationTimer) -> Void)?
    private var ticket: Agenda.Ticket?
    private weak var simulation: Simulation?

    /// Creates a timer that runs a closure. The timer starts when it is added to a run loop.
    public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (SimulationTimer) -> Void) {
        delay = interval
        // As in Foundation, a repeating timer without an interval repeats as soon as it can.
        timeInterval = repeats ? max(interval, SimulationClock.shortestInterval) : 0
        work = block
    }

    /// Creates a timer that calls a method with itself. The target is retained until the timer is invalid.
    public convenience init(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let target = ClassObject.target(target)
        self.init(timeInterval: interval, repeats: repeats) { _ = selector.perform(on: target, [$0]) }
        self.userInfo = userInfo
    }

    /// Creates a timer and starts it.
    @discardableResult
    open class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (SimulationTimer) -> Void
    ) -> SimulationTimer {
        let timer = SimulationTimer(timeInterval: interval, repeats: repeats, block: block)
        timer.start()
        return timer
    }

    /// Creates a timer that calls a method, and starts it.
    @discardableResult
    open class func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> SimulationTimer {
        let timer = SimulationTimer(
            timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        timer.start()
        return timer
    }

    /// Starts the timer in the current simulation, if it has not been started.
    final func start() {
        guard ticket == nil, isValid else { return }
        let simulation = Simulation.current
        self.simulation = simulation
        ticket = simulation.clock.schedule(after: delay, every: timeInterval > 0 ? timeInterval : nil) { self.fire() }
    }

    /// Fires now. A timer that fires once is invalid afterwards.
    open func fire() {
        guard isValid, let work else { return }
        work(self)
        if timeInterval == 0 { invalidate() }
    }

    /// Ends the timer, and releases its target.
    open func invalidate() {
        isValid = false
        work = nil
        if let ticket { simulation?.clock.cancel(ticket) }
    }
}

extension RunLoop {
    /// Starts a timer of the simulation. The simulation has one run loop, without modes.
    @preconcurrency @MainActor
    public func add(_ timer: SimulationTimer, forMode mode: RunLoop.Mode) {
        timer.start()
    }
}
