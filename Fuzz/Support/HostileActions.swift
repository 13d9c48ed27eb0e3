import Foundation
import ReflowKit

/// A program in which callbacks run further actions. The input determines the next action.
///
/// The number of actions and the depth of nested ones are limited. Callbacks beyond the limits do nothing, because
/// endless recursion would be the user's own.
@MainActor
class HostileActions {
    /// The program whose callbacks run; only one runs at a time.
    private(set) static var running: HostileActions?

    /// The maximum number of objects of one kind that a program keeps.
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

    /// Runs one action. Each program overrides this.
    func change() {}

    /// Creates a program and runs it. Callbacks run actions, and so do UIKit's messages.
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

    /// Runs actions until the input ends or their number reaches the limit. Callbacks then run no more actions.
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

    /// Runs `body` inside a callback, unless a limit of actions or of their nesting is reached.
    final func inside(_ body: () -> Void) {
        guard actionsLeft > 0, depth < depthLimit else { return }
        depth += 1
        defer { depth -= 1 }
        body()
    }

    final func any<Element>(_ pool: [Element]) -> Element? {
        pool.isEmpty ? nil : pool[input.choice(of: pool.count)]
    }

    /// Releases an object. Its last reference is released when the pool may be used again, because a `deinit` uses it.
    final func forgetOne<Program: HostileActions, Element>(
        of pool: ReferenceWritableKeyPath<Program, [Element]>, in program: Program
    ) {
        let count = program[keyPath: pool].count
        guard count > 0 else { return }
        let gone = program[keyPath: pool].remove(at: input.choice(of: count))
        withExtendedLifetime(gone) {}
    }
}
