public import Foundation

// Selectors of Foundation's root class, as on iOS. Delays are measured by the simulation's clock, so nothing waits for
// the machine's time.
extension NSObject {
    /// Whether the object has the method. If a selector is only a name, no object has its method (see ``Selector``).
    public func responds(to selector: Selector!) -> Bool {
        selector?.isMethod(of: self) ?? false
    }

    /// Calls the method now. The result lives at least until the simulation's time passes or a stage inspects its
    /// screen. On iOS, it lives until the run loop's next turn.
    @preconcurrency @MainActor @discardableResult
    public func perform(_ selector: Selector!, with object: Any? = nil, with other: Any? = nil) -> Unmanaged<AnyObject>!
    {
        guard let result = selector.perform(on: self, [object, other]), !(result is Void) else { return nil }
        if let optional = result as? any EmptyOptional, optional.isEmpty { return nil }
        let kept = result as AnyObject
        Simulation.current.clock.schedule { withExtendedLifetime(kept) {} }
        return Unmanaged.passUnretained(kept)
    }

    /// Calls the method after a delay in seconds of the simulation's time. The object is retained until then.
    @preconcurrency @MainActor
    public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
        Simulation.current.delayedCalls.schedule(self, selector, object, after: delay)
    }

    /// Cancels the delayed calls of this method with this object.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(
        withTarget target: Any, selector: Selector, object: Any?
    ) {
        Simulation.current.delayedCalls.cancel(ClassObject.target(target)) { call in
            call.selector == selector && DelayedCalls.isSame(call.object, object)
        }
    }

    /// Cancels all delayed calls of an object.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget target: Any) {
        Simulation.current.delayedCalls.cancel(ClassObject.target(target)) { _ in true }
    }
}

/// The calls of `perform(_:with:afterDelay:)` that are still to come.
@MainActor
final class DelayedCalls {
    struct Call {
        let target: AnyObject
        let selector: Selector
        let object: Any?
        fileprivate let ticket: Agenda.Ticket
    }

    private let clock: SimulationClock
    private var calls: [Agenda.Ticket: Call] = [:]

    init(_ clock: SimulationClock) {
        self.clock = clock
    }

    func schedule(_ target: AnyObject, _ selector: Selector, _ object: Any?, after delay: TimeInterval) {
        var ticket: Agenda.Ticket?
        ticket = clock.schedule(after: delay) { [weak self] in
            if let ticket { self?.calls[ticket] = nil }
            _ = selector.perform(on: target, [object])
        }
        if let ticket { calls[ticket] = Call(target: target, selector: selector, object: object, ticket: ticket) }
    }

    func cancel(_ target: AnyObject, where isWanted: (Call) -> Bool) {
        for call in calls.values where call.target === target && isWanted(call) {
            clock.cancel(call.ticket)
            calls[call.ticket] = nil
        }
    }

    /// Whether two values are equal: by `==` if they are hashable, and by identity otherwise.
    static func isSame(_ first: Any?, _ second: Any?) -> Bool {
        switch (first, second) {
        case (nil, nil): true
        case (let first?, let second?):
            if let first = first as? AnyHashable, let second = second as? AnyHashable {
                first == second
            } else {
                (first as AnyObject) === (second as AnyObject)
            }
        default: false
        }
    }
}

/// An optional of any type.
private protocol EmptyOptional {
    var isEmpty: Bool { get }
}

extension Optional: EmptyOptional {
    fileprivate var isEmpty: Bool { if case .none = self { true } else { false } }
}
