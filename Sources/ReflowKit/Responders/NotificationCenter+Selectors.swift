import Basics
public import Foundation

extension NotificationCenter {
    /// Calls a method of the observer for each notification. The observer is not retained, and need not be removed:
    /// without it, nothing is called.
    public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
        let observer = ClassObject.target(observer)
        let receiver = Receiver(observer)
        let token = addObserver(forName: name, object: object, queue: nil) { receiver.receive($0, selector) }
        SelectorObservers.shared.add(
            observer, of: self, name: name, object: object.map { $0 as AnyObject }, token: token)
    }

    /// Removes an observer, or the token of a closure, from all notifications.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Removes a class, whose methods were called, from all notifications.
    public func removeObserver(_ observer: AnyClass) {
        removeObserver(ClassObject.target(observer))
    }

    public func removeObserver(_ observer: AnyClass, name: Notification.Name?, object: Any?) {
        removeObserver(ClassObject.target(observer), name: name, object: object)
    }

    public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
        removeObserver(observer as Any, name: name, object: object)
        SelectorObservers.shared.remove(observer, of: self, name: name, object: object.map { $0 as AnyObject })
    }
}

/// An observer that gets notifications on the thread on which they are posted, as on iOS.
private final class Receiver: @unchecked Sendable {
    private weak var observer: AnyObject?

    init(_ observer: AnyObject) {
        self.observer = observer
    }

    /// Sends the notification as a value, and then as an object, because methods may take either. A method that takes
    /// neither is only called on the main thread, where an exception can be reported.
    func receive(_ notification: Notification, _ selector: Selector) {
        guard let observer else { return }
        for value in [notification as Any, notification as NSNotification] {
            if case .returned = selector.send(to: observer, [value]) { return }
        }
        if MainThread.isCurrent { MainActor.assumeIsolated { _ = selector.perform(on: self.observer ?? self, [nil]) } }
    }
}

/// The observers that were added with selectors, each with the token of the closure that calls it.
private final class SelectorObservers: Sendable {
    static let shared = SelectorObservers()

    private struct Entry: @unchecked Sendable {
        weak var observer: AnyObject?
        weak var center: NotificationCenter?
        var name: Notification.Name?
        var object: ObjectIdentifier?
        var token: any NSObjectProtocol
    }

    private struct State: Sendable {
        var entries: [ObjectIdentifier: [Entry]] = [:]
        var count = 0
        /// The number of entries at which entries without an observer are searched and removed.
        var limit = 64

        /// Removes the wanted entries from the list, and returns them.
        mutating func take(from keys: [ObjectIdentifier], where isWanted: (Entry) -> Bool) -> [Entry] {
            var taken: [Entry] = []
            for key in keys {
                guard let own = entries[key] else { continue }
                let rest = own.filter { !isWanted($0) }
                taken += own.filter(isWanted)
                entries[key] = rest.isEmpty ? nil : rest
            }
            count -= taken.count
            return taken
        }
    }

    private let state = Guarded(State())

    func add(
        _ observer: AnyObject, of center: NotificationCenter, name: Notification.Name?, object: AnyObject?,
        token: any NSObjectProtocol
    ) {
        let entry = Entry(
            observer: observer, center: center, name: name, object: object.map(ObjectIdentifier.init), token: token)
        let gone = state.withLock { state -> [Entry] in
            state.entries[ObjectIdentifier(observer), default: []].append(entry)
            state.count += 1
            guard state.count > state.limit else { return [] }
            let gone = state.take(from: Array(state.entries.keys)) { $0.observer == nil || $0.center == nil }
            state.limit = max(64, 2 * state.count)
            return gone
        }
        end(gone)
    }

    /// Removes an observer's entries, and the entries of a deallocated observer that had the same address.
    func remove(_ observer: AnyObject, of center: NotificationCenter, name: Notification.Name?, object: AnyObject?) {
        let object = object.map(ObjectIdentifier.init)
        let removed = state.withLock { state in
            state.take(from: [ObjectIdentifier(observer)]) { entry in
                entry.observer == nil
                    || (entry.center === center && (name == nil || entry.name == name)
                        && (object == nil || entry.object == object))
            }
        }
        end(removed)
    }

    private func end(_ entries: [Entry]) {
        for entry in entries { entry.center?.removeObserver(entry.token as Any, name: nil, object: nil) }
    }
}
