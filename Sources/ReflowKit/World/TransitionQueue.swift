import Foundation

/// Runs transitions one after the other: a rotation, a presentation or a dismissal that is requested during another one
/// waits for its end, as in UIKit.
@MainActor
final class TransitionQueue {
    /// The maximum number of transitions that may follow from one. More are taken as an endless sequence.
    static let limit = 100

    private(set) var isRunning = false
    /// The coordinator of the running transition, if it has one.
    var coordinator: TransitionCoordinator?
    private var waiting: [() -> Void] = []
    /// Called when a transition led to more than `limit` others, and the rest was left out.
    var onLoop: () -> Void = {}

    /// Runs `transition` now, or after the running one.
    /// - Returns: its result; nil if it waits.
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

    /// The number of nested changes, each requested in a callback of the one before.
    private var depth = 0
    /// Whether changes led to one another endlessly. Further ones are then refused.
    private var isExhausted = false

    /// Makes a change that does not wait, such as a push or a new root controller, inside the changes that are under
    /// way. After a depth of `limit`, changes are refused until the outermost one has ended, because each could lead to
    /// as many again.
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

    /// Runs `work` after the running transition, or now if there is none.
    func afterCurrent(_ work: @escaping () -> Void) {
        if isRunning { waiting.append(work) } else { work() }
    }
}
