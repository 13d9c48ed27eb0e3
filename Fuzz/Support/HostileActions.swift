import Foundation
import ReflowKit

/// A program in which callbacks answer with other actions. The input says which action comes next.
///
/// There is a limited number of actions in all, and inside of each other; a callback beyond that does nothing, since one
/// that always acts would be the user's own recursion.
@MainActor
class HostileActions {
    /// The program that callbacks ask; there is one at a time.
    private(set) static var running: HostileActions?

    /// The most objects of one kind that a program keeps.
    static let poolLimit = 24

    final var input: FuzzInput
    final let simulation: Simulation
    private let depthLimit: Int
    private var actionsLeft: Int
    private var depth = 0

    init(_ bytes: Data, in simulation: Simulation, actionLimit: Int, depthLimit: Int) {
        input = FuzzInput(bytes)
        self.simulation = simulation
        actionsLeft = actionLimit
        self.depthLimit = depthLimit
    }

    /// Does one action; each program has its own.
    func change() {}

    /// Makes a program and runs it. Callbacks act, and so do UIKit's messages.
    static func problems<Program: HostileActions>(
        in simulation: Simulation, of make: () -> Program, _ run: (Program) -> [String]
    ) -> [String] {
        simulation.diagnosticHandler = { _ in act() }
        return simulation.perform {
            let program = make()
            running = program
            defer { running = nil }
            return run(program)
        }
    }

    /// The effect of a callback: nothing, or one more action.
    static func act() { running?.step() }

    /// Acts until the input or the actions are at an end. From then on nobody answers.
    final func runActions() {
        while !input.isAtEnd, actionsLeft > 0 { step() }
        actionsLeft = 0
    }

    private func step() {
        guard !input.isAtEnd else { return }
        inside {
            actionsLeft -= 1
            change()
        }
    }

    /// Does something in a callback, unless there were too many actions, or too many inside of each other.
    final func inside(_ body: () -> Void) {
        guard actionsLeft > 0, depth < depthLimit else { return }
        depth += 1
        defer { depth -= 1 }
        body()
    }

    final func any<Element>(_ pool: [Element]) -> Element? {
        pool.isEmpty ? nil : pool[input.choice(of: pool.count)]
    }

    /// Forgets an object. The last reference goes when the pool may be used again: what goes acts on it.
    final func forgetOne<Program: HostileActions, Element>(
        of pool: ReferenceWritableKeyPath<Program, [Element]>, in program: Program
    ) {
        let count = program[keyPath: pool].count
        guard count > 0 else { return }
        let gone = program[keyPath: pool].remove(at: input.choice(of: count))
        withExtendedLifetime(gone) {}
    }
}
