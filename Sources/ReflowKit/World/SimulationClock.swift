import Foundation

/// The time of one simulation. It begins at 0, and goes on only when somebody lets it: no clock of the machine is read,
/// so the same calls lead to the same order of events on every machine.
///
/// Work that waits for its time is in one agenda. The entries that are due at this moment are the next turn of the run
/// loop, which `TransitionQueue` takes after each transition.
@MainActor
final class SimulationClock {
    /// The number of entries that may run one after the other before the clock gives up: an entry that enters another one
    /// without a delay would never end.
    static let limit = 100_000
    /// The time within which a stage waits for what is under way, in seconds.
    static let settlingTime: TimeInterval = 60
    /// The shortest time between two turns of a repeating entry, in seconds: that of Foundation's timers.
    static let shortestInterval: TimeInterval = 0.0001

    /// In seconds since the simulation was made. It never goes back.
    private(set) var now: TimeInterval = 0
    private var agenda = Agenda()
    /// The number of runs that are under way, one inside the other.
    private var depth = 0
    private var isSettling = false
    /// The time from which settling counts: of the last entry that was made, or the last advance, outside of settling. So
    /// a stage that looks twice sees the same.
    private var settlingStart: TimeInterval = 0
    /// Called when `limit` entries ran and there are still more.
    var onLoop: () -> Void = {}

    /// The number of entries that wait.
    var waitingCount: Int { agenda.entries.count }

    /// Whether an entry has not run although its time has come.
    var hasOverdueEntries: Bool { agenda.hasEntry(dueAt: now) { _ in true } }

    /// Enters work into the agenda.
    /// - Parameters:
    ///   - delay: in seconds from now; 0 or less for the next turn of the run loop.
    ///   - interval: the time between two turns of work that repeats, in seconds; nil for work that runs once.
    @discardableResult
    func schedule(
        after delay: TimeInterval = 0, every interval: TimeInterval? = nil, _ work: @escaping () -> Void
    ) -> Agenda.Ticket {
        if !isSettling { settlingStart = now }
        return agenda.enter(
            at: now + (delay > 0 ? delay : 0),
            every: interval.map { $0 > SimulationClock.shortestInterval ? $0 : SimulationClock.shortestInterval }, work)
    }

    /// Takes an entry out of the agenda. Work that has begun goes on, and a repeating entry has no further turn.
    func cancel(_ ticket: Agenda.Ticket) { agenda.remove(ticket) }

    /// Runs what is due now, and what that enters for now. Inside a run it does nothing: the run comes to these entries
    /// when the work that asks is done.
    func takeTurn() {
        guard depth == 0, !agenda.isEmpty else { return }
        run(until: now)
    }

    /// Lets time go on, and runs what comes due, each entry at its time.
    /// - Parameter seconds: how far. For a number that is negative or not finite, nothing happens.
    func advance(by seconds: TimeInterval) {
        guard seconds >= 0, seconds.isFinite else { return }
        let end = now + seconds
        if run(until: end) { now = max(now, end) }
        if !isSettling { settlingStart = now }
    }

    /// Lets everything happen that is under way and comes to an end, as far as it does so soon, and that at once: an entry
    /// that repeats has one turn at most, also if settling comes again. Time goes on to the last entry that ran.
    func settle() {
        guard depth == 0, !agenda.isEmpty else { return }
        isSettling = true
        defer { isSettling = false }
        run(until: settlingStart + SimulationClock.settlingTime) { $0.interval == nil || !$0.hasRun }
    }

    /// Runs entries in the order of the agenda.
    /// - Returns: whether all ran that are due by then.
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
