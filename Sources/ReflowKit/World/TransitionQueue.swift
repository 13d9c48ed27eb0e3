import Foundation

/// Lets transitions happen one after the other: a turn, a presentation or a dismissal that is asked for while another
/// one runs waits for its end, as it does in UIKit.
@MainActor
final class TransitionQueue {
    /// So many transitions may follow from one; what asks for more turns for ever.
    static let limit = 100

    private(set) var isRunning = false
    /// That of the transition that is running, where it has one.
    var coordinator: TransitionCoordinator?
    private var waiting: [() -> Void] = []
    /// Hears that a transition led to `limit` others and the rest was left out.
    var onLoop: () -> Void = {}

    /// Runs `transition` now, or after the one that is running.
    /// - Returns: what it came to; `nil` where it waits.
    @discardableResult
    func run<Result>(_ transition: @escaping () -> Result) -> Result? {
        guard !isRunning else {
            waiting.append { _ = transition() }
            return nil
        }
        isRunning = true
        defer { isRunning = false }
        let result = transition()
        var count = 0
        while !waiting.isEmpty {
            guard count < TransitionQueue.limit else {
                waiting = []
                onLoop()
                break
            }
            count += 1
            waiting.removeFirst()()
        }
        return result
    }

    /// How many changes are under way, each asked for in a callback of the one before.
    private var depth = 0
    /// Whether changes led to one another without end, and those that are under way take no more.
    private var isExhausted = false

    /// Makes a change that does not wait for its turn, such as a push or another root controller, inside those that are
    /// under way. What a callback of the hundredth one inside the other asks for is left out, and so is everything that
    /// is asked for until the outermost is over: each of them might lead to as many again.
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

    /// Runs `work` after the transition that is running, or now.
    func afterCurrent(_ work: @escaping () -> Void) {
        if isRunning { waiting.append(work) } else { work() }
    }
}
