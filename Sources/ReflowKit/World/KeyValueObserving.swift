import Basics
public import Foundation

// Key-value observing in the form with a closure, whose types Foundation on Linux does not have. Objective-C sees every
// change as it is made. Here UIKit's classes tell of sizes of contents, offsets and states at once, and the values of other
// properties are compared when a layout pass has ended.

/// The values that an observer of a property gets.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The observer is told of the value that the property has at the beginning, too.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// The observer is told of each change twice. Here both calls come after it.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion, removal, replacement
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    public let kind: Kind
    /// The value now, if the observer asked for it.
    public let newValue: Value?
    /// The value before, if the observer asked for it.
    public let oldValue: Value?
    /// The places in a collection that changed: always nil here.
    public let indexes: IndexSet?
    /// Whether this is the first of two calls: see ``NSKeyValueObservingOptions/prior``.
    public let isPrior: Bool
}

/// An observation. It ends when nobody holds it any more.
public final class NSKeyValueObservation: NSObject, Sendable {
    private let valid = Guarded(true)

    /// Ends the observation.
    public func invalidate() { valid.withLock { $0 = false } }

    var isValid: Bool { valid.withLock { $0 } }
}

/// The classes whose properties can be observed.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Calls a closure after each change of a property, until nobody holds the result any more.
    ///
    /// `contentOffset` and `contentSize` of scroll views, and the states of controls, are told at once. A change of any other
    /// property, such as `bounds`, is told when the layout pass that follows it has ended.
    @preconcurrency @MainActor
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        func tell(_ object: Self, _ old: Value?, _ new: Value, isPrior: Bool) {
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) && !isPrior ? new : nil,
                    oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior))
        }
        let observation = NSKeyValueObservation()
        var last = self[keyPath: keyPath]
        KeyValueObservers.add(self, observation) { [weak self] in
            guard let self else { return false }
            let (old, new) = (last, self[keyPath: keyPath])
            if KeyValueObservers.isSame(old, new) { return false }
            last = new
            if options.contains(.prior) { tell(self, old, new, isPrior: true) }
            tell(self, old, new, isPrior: false)
            return true
        }
        if options.contains(.initial) { tell(self, nil, last, isPrior: false) }
        return observation
    }
}
