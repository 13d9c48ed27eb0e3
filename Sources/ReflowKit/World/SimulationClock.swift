import Foundation

/// The time of one simulation. It begins at 0, and advances only on request: no clock of the machine is read, so that
/// the same calls lead to the same order of events on every machine.
///
/// All scheduled work is in one agenda. The entries that are due now are the next turn of the run loop, which
/// `TransitionQueue` runs after each transition.
@MainActor
final class SimulationClock {
    /// The maximum number of entries that may run one after the other. An entry that adds another one without a delay
    /// would never end.
    static let limit = 100_000
    /// The time for which a stage waits for work under way, in seconds.
    static let settlingTime: TimeInterval = 60
    /// The shortest time between two runs of a repeating entry, in seconds, as in Foundation's timers.
    static let shortestInterval: TimeInterval = 0.0001

    /// The time in seconds since the simulation was created. It never decreases.
    private(set) var now: TimeInterval = 0
    private(set) var agenda = Agenda()
    /// The number of nested runs.
    private var depth = 0
    private var isSettling = false
    /// The time from which settling counts: that of the last entry that was added, or the last advance, outside of
    /// settling. A stage that inspects its screen twice therefore sees the same.
    private var settlingStart: TimeInterval = 0
    /// Called when `limit` entries have run and there are still more.
    var onLoop: () -> Void = {}

    /// Schedules work.
    /// - Parameters:
    ///   - delay: in seconds from now; 0 or less for the next turn of the run loop.
    ///   - interval: the time between two runs of repeating work, in seconds; nil for work that runs once.
    ///   - isReady: whether the work may run. If it may not when its time comes, it waits for a later turn or advance.
    @discardableResult
    func schedule(
        after delay: TimeInterval = 0, every interval: TimeInterval? = nil, when isReady: (() -> Bool)? = nil,
        _ work: @escaping () -> Void
    ) -> Agenda.Ticket {
        if !isSettling { settlingStart = now }
        return agenda.enter(
            at: now + (delay > 0 ? delay : 0),
            every: interval.map { $0 > SimulationClock.shortestInterval ? $0 : SimulationClock.shortestInterval },
            when: isReady, work)
    }

    /// Removes an entry from the agenda. Work that has begun continues, and a repeating entry does not run again.
    func cancel(_ ticket: Agenda.Ticket) { agenda.remove(ticket) }

    /// Runs the entries that are due now, and those that they add for now. Inside a run it does nothing, because the
    /// run continues with these entries.
    func takeTurn() {
        guard depth == 0, !agenda.isEmpty else { return }
        run(until: now)
    }

    /// Advances the time, and runs what becomes due, each entry at its time.
    /// - Parameter seconds: the amount of time. If it is negative or not finite, nothing happens.
    func advance(by seconds: TimeInterval) {
        guard seconds >= 0, seconds.isFinite else { return }
        let end = now + seconds
        if run(until: end) { now = max(now, end) }
        if !isSettling { settlingStart = now }
    }

    /// Completes at once everything that is under way and ends soon. A repeating entry runs at most once, even if the
    /// clock settles again. The time advances to the last entry that ran.
    func settle() {
        guard depth == 0, !agenda.isEmpty else { return }
        isSettling = true
        defer { isSettling = false }
        run(until: settlingStart + SimulationClock.settlingTime) { $0.interval == nil || !$0.hasRun }
    }

    /// Runs the wanted entries that are due at `end` or earlier, in the order of the agenda, at most ``limit`` of them.
    /// - Returns: whether all of them ran.
    @discardableResult
    private func run(until end: TimeInterval, where isWanted: (Agenda.Entry) -> Bool = { _ in true }) -> Bool {
        depth += 1
        defer { depth -= 1 }
        var count = 0
        while let entry = agenda.take(dueAt: max(end, now), now: now, where: isWanted) {
            now = max(now, entry.time)
            entry.work()
            count += 1
            guard count < SimulationClock.limit || !agenda.hasEntry(dueAt: max(end, now), where: isWanted) else {
                onLoop()
                return false
            }
        }
        return true
    }
}
