import Foundation

/// Runs transitions one after the other: a rotation, a presentation or a dismissal that is requested during another one
/// waits for its end, as in UIKit. Waiting transitions are in the clock's agenda; the end of a transition is a turn of
/// the run loop. A callback that lets time pass does not end its transition, so the others continue to wait.
@MainActor
final class TransitionQueue {
    /// The maximum number of transitions that may follow from one. More are taken as an endless sequence.
    static let limit = 100

    private let clock: SimulationClock
    private(set) var isRunning = false
    /// The coordinator of the running transition, if it has one.
    var coordinator: TransitionCoordinator?
    /// The waiting entries of the agenda, in order.
    private var waiting: [Agenda.Ticket] = []
    /// The number of transitions that followed from the last one that did not wait.
    private var followers = 0
    /// Whether the limit was exceeded. Further transitions are then refused until one does not have to wait.
    private var isOver = false
    /// Called when a transition led to more than `limit` others, and the rest was left out.
    var onLoop: () -> Void = {}

    init(clock: SimulationClock) {
        self.clock = clock
    }

    /// Runs `transition` now, or after the running one.
    /// - Returns: its result; nil if it waits.
    @discardableResult
    func run<Result>(_ transition: @escaping () -> Result) -> Result? {
        guard !isRunning else {
            wait { _ = transition() }
            return nil
        }
        (followers, isOver) = (0, false)
        let result = perform(transition)
        clock.takeTurn()
        return result
    }

    /// Runs `work` after the running transition, or now if there is none.
    func afterCurrent(_ work: @escaping () -> Void) {
        if isRunning { wait(work) } else { work() }
    }

    private func perform<Result>(_ transition: () -> Result) -> Result {
        isRunning = true
        defer { isRunning = false }
        return transition()
    }

    private func wait(_ work: @escaping () -> Void) {
        guard !isOver else { return }
        waiting.append(
            clock.schedule(when: { [weak self] in self?.isRunning != true }, { [weak self] in self?.follow(work) }))
    }

    private func follow(_ work: () -> Void) {
        waiting.removeFirst()
        guard followers == TransitionQueue.limit else {
            followers += 1
            return perform(work)
        }
        isOver = true
        for ticket in waiting { clock.cancel(ticket) }
        waiting = []
        perform(onLoop)
    }

    /// The number of nested changes, each requested in a callback of the one before.
    private var depth = 0
    /// Whether changes led to one another endlessly. Further ones are then refused.
    private var isExhausted = false

    /// Makes a change that does not wait, such as a push or a new root controller, inside the changes that are under
    /// way. After a depth of `limit`, changes are refused until the outermost one has ended, because each of them could
    /// lead to just as many further ones.
    /// - Returns: whether the change was made.
    @discardableResult
    func nest(_ change: () -> Void) -> Bool {
        guard !isExhausted else { return false }
        guard depth < TransitionQueue.limit else {
            isExhausted = true
            onLoop()
            return false
        }
        depth += 1
        defer {
            depth -= 1
            if depth == 0 { isExhausted = false }
        }
        change()
        return true
    }
}
