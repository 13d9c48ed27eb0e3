import Foundation

/// The observers of properties, in the order in which they were added.
@MainActor
enum KeyValueObservers {
    private struct Entry {
        weak var object: NSObject?
        weak var observation: NSKeyValueObservation?
        /// Tells of a change; false if there is none.
        let tell: () -> Bool

        var isAlive: Bool { object != nil && observation?.isValid == true }
    }

    /// Whether somebody observes something: most applications observe nothing.
    private(set) static var isInUse = false
    private static var entries: [Entry] = []

    static func add(_ object: NSObject, _ observation: NSKeyValueObservation, tell: @escaping () -> Bool) {
        entries.removeAll { !$0.isAlive }
        entries.append(Entry(object: object, observation: observation, tell: tell))
        isInUse = true
    }

    /// Tells the observers of an object.
    static func tell(of object: NSObject) {
        if isInUse { _ = tell { $0.object === object } }
    }

    /// Tells all observers.
    /// - Returns: whether one was told something.
    static func tellAll() -> Bool { tell { _ in true } }

    private static func tell(where isWanted: (Entry) -> Bool) -> Bool {
        var isTold = false
        for entry in entries where isWanted(entry) && entry.isAlive && entry.tell() { isTold = true }
        entries.removeAll { !$0.isAlive }
        isInUse = !entries.isEmpty
        return isTold
    }

    /// Whether two values are equal, as far as it can be told.
    static func isSame<Value>(_ first: Value, _ second: Value) -> Bool {
        func isEqual<Known: Equatable>(_ one: Known) -> Bool { one == second as? Known }
        if let known = first as? any Equatable { return isEqual(known) }
        return (first as AnyObject) === (second as AnyObject)
    }
}
