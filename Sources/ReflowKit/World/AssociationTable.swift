import Foundation

/// The objects set by `objc_setAssociatedObject`.
///
/// Objects on Linux cannot store associated objects, so a table finds them by address, and a weak reference verifies
/// that the address still belongs to the same object. Entries of deallocated objects are removed from time to time,
/// those of a view together with the view.
package final class AssociationTable: @unchecked Sendable {
    package static let shared = AssociationTable()

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which entries of deallocated objects are removed.
    private var limit = AssociationTable.firstLimit
    private static let firstLimit = 256

    private struct Entry {
        weak var object: AnyObject?
        /// Whether the entry is removed together with a view. Such an entry is valid without the weak reference, which
        /// is already nil while the view's `deinit` runs.
        let isTakenAlong: Bool
        var values: [UnsafeRawPointer: AssociatedValue] = [:]

        init(of object: AnyObject) {
            self.object = object
            isTakenAlong = object is UIView && MainThread.isCurrent
        }

        func belongs(to other: AnyObject) -> Bool {
            let object = object
            return object === other || object == nil && isTakenAlong && other is UIView
        }
    }

    package func value(of object: AnyObject, for key: UnsafeRawPointer) -> Any? {
        lock.withLock {
            guard let entry = entries[ObjectIdentifier(object)], entry.belongs(to: object) else { return nil }
            return entry.values[key]?.value
        }
    }

    package func set(_ value: AssociatedValue?, of object: AnyObject, for key: UnsafeRawPointer) {
        let address = ObjectIdentifier(object)
        // Released objects may call this table from their `deinit`, so they are released outside the lock.
        var released: [AnyObject] = []
        var replaced: [Entry] = []
        let isNew = lock.withLock {
            var entry = entries[address] ?? Entry(of: object)
            let isNew = entry.values.isEmpty || !entry.belongs(to: object)
            replaced.append(entry)
            if !entry.belongs(to: object) { entry = Entry(of: object) }
            entry.values[key] = value
            entries[address] = entry.values.isEmpty ? nil : entry
            if entries.count > limit { replaced += takeGone(keeping: &released) }
            return isNew
        }
        replaced = []
        released = []
        if isNew, let view = object as? UIView, MainThread.isCurrent {
            MainActor.assumeIsolated { view.noteAssociatedObjects() }
        }
    }

    package func removeAll(of object: AnyObject) {
        remove(ObjectIdentifier(object))
    }

    fileprivate func remove(_ address: ObjectIdentifier) {
        _ = lock.withLock { entries.removeValue(forKey: address) }
    }

    /// Removes the entries of objects that were deallocated, and returns them.
    /// - Parameter alive: receives the objects that exist. Reading a weak reference retains the object for a moment. If
    ///   all other references are released in this moment, its `deinit` would run here.
    private func takeGone(keeping alive: inout [AnyObject]) -> [Entry] {
        let gone = entries.filter { entry in
            guard let object = entry.value.object else { return true }
            alive.append(object)
            return false
        }
        for address in gone.keys { entries[address] = nil }
        limit = max(AssociationTable.firstLimit, entries.count * 2)
        return Array(gone.values)
    }
}

/// One associated object.
package enum AssociatedValue {
    case strong(Any)
    case weak(WeakReference)

    package static func weak(_ object: AnyObject) -> AssociatedValue { .weak(WeakReference(object)) }

    package struct WeakReference {
        fileprivate weak var object: AnyObject?

        fileprivate init(_ object: AnyObject) {
            self.object = object
        }
    }

    fileprivate var value: Any? {
        switch self {
        case .strong(let value): value
        case .weak(let reference): reference.object
        }
    }
}

/// An object that is deallocated with a view and then removes the view's associated objects.
final class AssociationEnd {
    private let address: ObjectIdentifier

    init(of view: UIView) {
        address = ObjectIdentifier(view)
    }

    deinit {
        AssociationTable.shared.remove(address)
    }
}

extension UIView {
    fileprivate final func noteAssociatedObjects() {
        let extras = ensureExtras()
        if extras.associationEnd == nil { extras.associationEnd = AssociationEnd(of: self) }
    }
}
