import Foundation
import KitTestSupport
import TestSupport
import Testing

@testable import ReflowKit

/// The clock of a simulation and its agenda. Expected orders are derived from the rule itself: by time, and at the same
/// time by entry.
@MainActor
@Suite("The clock of a simulation")
struct SimulationClockTests {
    private let clock = SimulationClock()

    /// The names of the entries that ran, with the times at which they did.
    @MainActor
    private final class Log {
        var lines: [String] = []
        let clock: SimulationClock

        init(_ clock: SimulationClock) { self.clock = clock }

        func note(_ name: String) { lines.append("\(name) at \(clock.now)") }
    }

    // MARK: Order

    @Test("Entries run by time, and at the same time in the order in which they were entered")
    func order() {
        let log = Log(clock)
        for (name, delay) in [("a", 2.0), ("b", 1), ("c", 2), ("d", 0), ("e", 1), ("f", 3.5)] {
            clock.schedule(after: delay) { log.note(name) }
        }
        clock.advance(by: 3)
        #expect(log.lines == ["d at 0.0", "b at 1.0", "e at 1.0", "a at 2.0", "c at 2.0"])
        #expect(clock.now == 3)
        #expect(clock.waitingCount == 1)
        clock.advance(by: 0.5)
        #expect(log.lines.last == "f at 3.5")
    }

    @Test("A turn of the run loop runs what is due now, and lets no time pass")
    func turn() {
        let log = Log(clock)
        clock.schedule(after: 0.001) { log.note("later") }
        clock.schedule { log.note("now") }
        clock.schedule(after: -1) { log.note("overdue") }
        clock.takeTurn()
        #expect(log.lines == ["now at 0.0", "overdue at 0.0"])
        #expect(clock.now == 0)
    }

    @Test("What an entry enters for now runs after what was entered before, in the same turn")
    func nested() {
        let log = Log(clock)
        clock.schedule { [clock] in
            log.note("a")
            clock.schedule {
                log.note("c")
                clock.schedule(after: 1) { log.note("e") }
                clock.schedule { log.note("d") }
            }
            clock.takeTurn()
            log.note("end of a")
        }
        clock.schedule { log.note("b") }
        clock.takeTurn()
        #expect(log.lines == ["a at 0.0", "end of a at 0.0", "b at 0.0", "c at 0.0", "d at 0.0"])
        clock.advance(by: 1)
        #expect(log.lines.last == "e at 1.0")
    }

    // MARK: Cancelling

    @Test("A cancelled entry does not run, also if another one of its turn cancels it; others stay")
    func cancelling() {
        let log = Log(clock)
        let first = clock.schedule(after: 1) { log.note("first") }
        var third: Agenda.Ticket?
        clock.schedule(after: 1) { [clock] in
            log.note("second")
            if let third { clock.cancel(third) }
        }
        third = clock.schedule(after: 1) { log.note("third") }
        clock.schedule(after: 1) { log.note("fourth") }
        clock.cancel(first)
        clock.cancel(first)
        clock.advance(by: 2)
        #expect(log.lines == ["second at 1.0", "fourth at 1.0"])
        #expect(clock.waitingCount == 0)
    }

    // MARK: Repeating

    @Test("A repeating entry runs at each of its times, until it cancels itself")
    func repeating() {
        let log = Log(clock)
        var ticket: Agenda.Ticket?
        var turns = 0
        ticket = clock.schedule(after: 1, every: 0.5) { [clock] in
            turns += 1
            log.note("turn")
            if turns == 3, let ticket { clock.cancel(ticket) }
        }
        clock.schedule(after: 1.5) { log.note("other") }
        clock.advance(by: 10)
        // The entry is there again before the other one's time comes, but was entered later.
        #expect(log.lines == ["turn at 1.0", "other at 1.5", "turn at 1.5", "turn at 2.0"])
        #expect(clock.waitingCount == 0)
    }

    @Test("A repeating entry that missed turns has one, and keeps its rhythm")
    func missedTurns() {
        let log = Log(clock)
        clock.schedule(after: 1, every: 1) { log.note("turn") }
        // Settling goes on to the end of the other entry, past the times of the second to the fifth turn.
        clock.schedule(after: 5.5) { log.note("end") }
        clock.settle()
        #expect(log.lines == ["turn at 1.0", "end at 5.5"])
        clock.advance(by: 1)
        #expect(log.lines.suffix(2) == ["turn at 5.5", "turn at 6.0"])
        #expect(clock.now == 6.5)
    }

    // MARK: Settling

    @Test("Settling runs what comes to an end, a repeating entry once, and nothing later than a minute")
    func settling() {
        let log = Log(clock)
        clock.schedule(after: 0.25) { [clock] in
            log.note("animation")
            clock.schedule(after: 0.5) { log.note("its follower") }
        }
        clock.schedule(after: 0.1, every: 0.1) { log.note("blinking") }
        clock.schedule(after: SimulationClock.settlingTime) { log.note("last") }
        clock.schedule(after: SimulationClock.settlingTime + 1) { log.note("too late") }
        clock.schedule(after: .infinity) { log.note("never") }
        clock.settle()
        #expect(
            log.lines == ["blinking at 0.1", "animation at 0.25", "its follower at 0.75", "last at 60.0"])
        clock.settle()
        #expect(log.lines.count == 4)
        #expect(clock.now == 60)
    }

    @Test("Work that enters itself again and again ends with the minute, however often somebody looks")
    func endlessChain() {
        var turns = 0
        @MainActor func again() {
            turns += 1
            clock.schedule(after: 0.5) { again() }
        }
        clock.schedule(after: 0.5) { again() }
        clock.settle()
        let first = turns
        #expect(first == 120)
        clock.settle()
        #expect(turns == first)
        clock.advance(by: 1)
        #expect(turns == first + 2)
    }

    @Test("Nothing settles inside an entry's work")
    func lookInside() {
        let log = Log(clock)
        clock.schedule(after: 1) { [clock] in
            clock.settle()
            log.note("work")
        }
        clock.schedule(after: 2) { log.note("later") }
        clock.advance(by: 1)
        #expect(log.lines == ["work at 1.0"])
    }

    // MARK: Bounds

    @Test("Entries that enter one another without a delay end at the limit, which is said once")
    func limit() {
        var (turns, loops) = (0, 0)
        clock.onLoop = { loops += 1 }
        @MainActor func again() {
            turns += 1
            clock.schedule { again() }
        }
        clock.schedule { again() }
        clock.advance(by: 5)
        #expect(turns == SimulationClock.limit)
        #expect(loops == 1)
        #expect(clock.now == 0)
    }

    @Test("An interval of nothing is that of Foundation's shortest timer", arguments: [0, -1, TimeInterval.nan, 1e-9])
    func shortestInterval(interval: TimeInterval) {
        var turns = 0
        clock.schedule(after: 0, every: interval) { turns += 1 }
        clock.advance(by: 0.00095)
        #expect(turns == 10)
    }

    @Test(
        "The clock never goes back, and no number stops it",
        arguments: [-1, TimeInterval.nan, TimeInterval.infinity, -TimeInterval.infinity])
    func wrongSeconds(seconds: TimeInterval) {
        let log = Log(clock)
        clock.advance(by: 2)
        clock.schedule(after: seconds < 0 ? seconds : .nan) { log.note("due now") }
        clock.advance(by: seconds)
        #expect(clock.now == 2)
        #expect(log.lines.isEmpty)
        clock.advance(by: 0)
        #expect(log.lines == ["due now at 2.0"])
    }

    // MARK: Laws

    /// One of the calls that a program may make.
    private enum Call: Equatable {
        case enter(delay: TimeInterval, interval: TimeInterval?, enters: Int, cancels: Int?)
        case advance(TimeInterval)
        case turn, settle
        case cancel(Int)
    }

    private static func calls(_ random: inout SeededGenerator) -> [Call] {
        (0..<Int.random(in: 1...40, using: &random)).map { _ in
            // Few different delays, so that many entries are due together.
            let delay = TimeInterval(Int.random(in: -1...6, using: &random)) / 4
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<5:
                return .enter(
                    delay: delay, interval: Int.random(in: 0..<4, using: &random) == 0 ? abs(delay) + 0.25 : nil,
                    enters: Int.random(in: 0...2, using: &random),
                    cancels: Int.random(in: 0..<4, using: &random) == 0 ? Int.random(in: 0..<10, using: &random) : nil)
            case 5, 6: return .advance(delay)
            case 7: return .turn
            case 8: return .settle
            default: return .cancel(Int.random(in: 0..<10, using: &random))
            }
        }
    }

    /// A clock on which calls are made, and what is seen meanwhile.
    @MainActor
    private final class Trial {
        let clock = SimulationClock()
        /// For each turn: its entry's number, the time for which it was entered (of its first turn), and the clock's.
        var turns: [(number: Int, due: TimeInterval, now: TimeInterval)] = []
        var tickets: [Agenda.Ticket] = []
        var cancelled: Set<Int> = []
        var repeats: Set<Int> = []

        func enter(delay: TimeInterval, interval: TimeInterval?, enters: Int, cancels: Int?) {
            let number = tickets.count
            let due = clock.now + max(delay, 0)
            if interval != nil { repeats.insert(number) }
            tickets.append(
                clock.schedule(after: delay, every: interval) { [self] in
                    turns.append((number, due, clock.now))
                    // Fewer and fewer, so that it ends.
                    if tickets.count < 200 {
                        for index in 0..<enters {
                            enter(delay: TimeInterval(index) / 4, interval: nil, enters: enters - 1, cancels: nil)
                        }
                    }
                    if let cancels { cancel(cancels) }
                })
        }

        func cancel(_ number: Int) {
            guard number < tickets.count else { return }
            clock.cancel(tickets[number])
            cancelled.insert(number)
        }

        func make(_ call: Call) {
            switch call {
            case .enter(let delay, let interval, let enters, let cancels):
                enter(delay: delay, interval: interval, enters: enters, cancels: cancels)
            case .advance(let seconds): clock.advance(by: seconds)
            case .turn: clock.takeTurn()
            case .settle: clock.settle()
            case .cancel(let number): cancel(number)
            }
        }
    }

    @Test(
        "Laws: time never goes back; entries keep time and order; none runs early, twice or cancelled; settling is done once"
    )
    func laws() {
        for seed in 0..<400 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            let calls = Self.calls(&random)
            let trial = Trial()
            for call in calls {
                let (before, count) = (trial.clock.now, trial.turns.count)
                let cancelled = trial.cancelled
                trial.make(call)
                #expect(trial.clock.now >= before, "seed \(seed)")
                let made = trial.turns.dropFirst(count)
                for (turn, next) in zip(made, made.dropFirst()) {
                    #expect(turn.now <= next.now, "seed \(seed)")
                    // Of two that were due together, the one that was entered first comes first.
                    if !trial.repeats.contains(turn.number), !trial.repeats.contains(next.number), turn.due == next.due
                    {
                        #expect(turn.number < next.number, "seed \(seed)")
                    }
                }
                for turn in made {
                    #expect(turn.now >= turn.due, "seed \(seed)")
                    #expect(!cancelled.contains(turn.number), "seed \(seed)")
                }
                switch call {
                case .advance(let seconds) where seconds >= 0:
                    #expect(trial.clock.now == before + seconds, "seed \(seed)")
                    #expect(!trial.clock.hasOverdueEntries, "seed \(seed)")
                case .turn:
                    #expect(trial.clock.now == before, "seed \(seed)")
                    #expect(!trial.clock.hasOverdueEntries, "seed \(seed)")
                case .settle:
                    let (turns, now) = (trial.turns.count, trial.clock.now)
                    trial.clock.settle()
                    #expect(trial.turns.count == turns && trial.clock.now == now, "seed \(seed)")
                default: break
                }
            }
            let once = trial.turns.map(\.number).filter { !trial.repeats.contains($0) }
            #expect(Set(once).count == once.count, "seed \(seed)")
        }
    }

    @Test("The same calls give the same turns at the same times")
    func determinism() {
        for seed in 0..<50 as Range<UInt64> {
            let runs = (0..<2).map { _ in
                var random = SeededGenerator(seed: seed)
                let trial = Trial()
                for call in Self.calls(&random) { trial.make(call) }
                return trial.turns.map { "\($0.number) \($0.due) \($0.now)" }
            }
            #expect(runs[0] == runs[1], "seed \(seed)")
        }
    }

    // MARK: The simulation

    @Test("Every simulation has a time of its own, from 0, and work runs in its simulation")
    func simulations() {
        let (one, other) = (Simulation(), Simulation())
        var seen: [Simulation] = []
        other.clock.schedule(after: 1) { seen.append(Simulation.current) }
        one.perform { other.advance(by: 1.5) }
        #expect(seen.count == 1 && seen[0] === other)
        #expect(one.elapsedTime == 0)
        #expect(other.elapsedTime == 1.5)
    }

    @Test("A loop in the agenda is reported")
    func reportedLoop() {
        inWorld { world in
            let clock = world.simulation.clock
            @MainActor func again() { clock.schedule { again() } }
            clock.schedule { again() }
            world.simulation.advance(by: 1)
            #expect(world.diagnostics == [.agendaLoop(count: SimulationClock.limit)])
        }
    }

    // MARK: Transitions

    @Test("A transition that waits runs in the next turn of the run loop, after what was entered before it")
    func transitions() {
        let log = Log(clock)
        let queue = TransitionQueue(clock: clock)
        clock.schedule(after: 1) {
            log.note("work")
            let result = queue.run { () -> Int in
                log.note("transition")
                let waits: Int? = queue.run { () -> Int in
                    log.note("waiting transition")
                    return 2
                }
                #expect(waits == nil)
                queue.afterCurrent { log.note("completion") }
                return 1
            }
            #expect(result == 1)
            log.note("end of work")
        }
        clock.schedule(after: 1) { log.note("other work") }
        clock.advance(by: 1)
        #expect(
            log.lines.map { $0.replacing(" at 1.0", with: "") } == [
                "work", "transition", "end of work", "other work", "waiting transition", "completion",
            ])
        queue.afterCurrent { log.note("at once") }
        #expect(log.lines.last == "at once at 1.0")
    }

    @Test("A callback that lets time pass does not start waiting transitions, and later ones continue to wait")
    func timeInTransition() {
        for settles in [false, true] {
            let clock = SimulationClock()
            let log = Log(clock)
            let queue = TransitionQueue(clock: clock)
            queue.run {
                queue.run { log.note("second") }
                clock.schedule(after: 1) { log.note("work") }
                if settles { clock.settle() } else { clock.advance(by: 1) }
                queue.run { log.note("third") }
                #expect(queue.isRunning)
                log.note("end of first")
            }
            #expect(log.lines == ["work at 1.0", "end of first at 1.0", "second at 1.0", "third at 1.0"])
            #expect(clock.waitingCount == 0)
        }
    }

    @Test("Transitions that lead to transitions end at their limit, also in the middle of an advance")
    func endlessTransitions() {
        for inAdvance in [false, true] {
            let clock = SimulationClock()
            let queue = TransitionQueue(clock: clock)
            var (transitions, loops) = (0, 0)
            queue.onLoop = { [weak queue] in
                loops += 1
                // One who answers with another transition is not heard.
                queue?.run { transitions += 1 }
            }
            @MainActor func again() {
                transitions += 1
                queue.run { again() }
                queue.afterCurrent {}
            }
            if inAdvance {
                clock.schedule { queue.run { again() } }
                clock.advance(by: 1)
                #expect(clock.now == 1)
            } else {
                queue.run { again() }
            }
            // Every second one that follows is a completion.
            #expect(transitions == 1 + TransitionQueue.limit / 2)
            #expect(loops == 1)
            #expect(clock.waitingCount == 0)
            queue.run { transitions += 1 }
            #expect(transitions == 2 + TransitionQueue.limit / 2)
        }
    }
}

extension SimulationClock {
    /// The number of scheduled entries.
    fileprivate var waitingCount: Int { agenda.entries.count }

    /// Whether an entry has not run although its time has come.
    fileprivate var hasOverdueEntries: Bool { agenda.hasEntry(dueAt: now) { _ in true } }
}
