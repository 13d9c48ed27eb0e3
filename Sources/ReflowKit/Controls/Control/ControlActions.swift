import Foundation

/// The actions and the targets of a control, in one list, in the order in which they were added.
@MainActor
struct ControlActions {
    private enum Receiver {
        case action(UIAction)
        /// A target, which the control does not retain. Without the object, nothing is sent.
        case target(WeakTarget, Selector)
        /// The first responder in the responder chain that has the method.
        case chain(Selector)
    }

    private struct WeakTarget {
        weak var object: AnyObject?
    }

    private var entries: [(receiver: Receiver, events: UIControl.Event)] = []

    /// The events that have any receiver.
    var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

    var targets: Set<AnyHashable> {
        Set(
            entries.compactMap { entry -> AnyHashable? in
                switch entry.receiver {
                case .action: nil
                case .target(let target, _): target.object.flatMap { $0 as? AnyHashable }
                case .chain: AnyHashable(NSNull())
                }
            })
    }

    // MARK: Adding and removing

    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        add(.action(action), for: events) {
            if case .action(action) = $0 { true } else { false }
        }
    }

    /// Adds a target. Without one, the responder chain is searched for each event.
    mutating func add(_ target: AnyObject?, _ selector: Selector, for events: UIControl.Event) {
        let receiver: Receiver = target.map { .target(WeakTarget(object: $0), selector) } ?? .chain(selector)
        add(receiver, for: events) { ControlActions.matches($0, target, selector) }
    }

    /// Adds a receiver. A receiver that is already there gets the additional events (input.md §2.7).
    private mutating func add(_ receiver: Receiver, for events: UIControl.Event, where isSame: (Receiver) -> Bool) {
        if let index = entries.firstIndex(where: { isSame($0.receiver) }) {
            entries[index].events.formUnion(events)
        } else {
            entries.append((receiver, events))
        }
    }

    mutating func remove(_ action: UIAction, for events: UIControl.Event) {
        remove(for: events) { if case .action(action) = $0 { true } else { false } }
    }

    /// Removes targets. A nil target means every target including the responder chain, and a nil selector every
    /// selector. `UIAction`s stay.
    mutating func remove(_ target: AnyObject?, _ selector: Selector?, for events: UIControl.Event) {
        remove(for: events) { receiver in
            switch receiver {
            case .action: false
            case .target(let other, let action):
                (target == nil || other.object === target) && (selector == nil || action == selector)
            case .chain(let action): target == nil && (selector == nil || action == selector)
            }
        }
    }

    private mutating func remove(for events: UIControl.Event, where isWanted: (Receiver) -> Bool) {
        for index in entries.indices where isWanted(entries[index].receiver) { entries[index].events.subtract(events) }
        entries.removeAll { $0.events.isEmpty }
    }

    private static func matches(_ receiver: Receiver, _ target: AnyObject?, _ selector: Selector) -> Bool {
        switch receiver {
        case .action: false
        case .target(let other, let action): target != nil && other.object === target && action == selector
        case .chain(let action): target == nil && action == selector
        }
    }

    // MARK: Asking and sending

    /// The names of the selectors of a target for these events.
    func names(forTarget target: AnyObject?, events: UIControl.Event) -> [String] {
        entries.compactMap { entry in
            guard !entry.events.isDisjoint(with: events) else { return nil }
            switch entry.receiver {
            case .target(let other, let action): return target != nil && other.object === target ? action.name : nil
            case .chain(let action): return target == nil ? action.name : nil
            case .action: return nil
            }
        }
    }

    /// Performs everything that was added for these events.
    func send(_ events: UIControl.Event, from control: UIControl) {
        for (receiver, wanted) in entries where !wanted.isDisjoint(with: events) {
            switch receiver {
            case .action(let action): control.sendAction(action)
            case .target(let target, let selector):
                if let object = target.object { control.sendAction(selector, to: object, for: nil) }
            case .chain(let selector): control.sendAction(selector, to: nil, for: nil)
            }
        }
    }
}
