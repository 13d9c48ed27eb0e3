/// The name of a method, and the method itself if the source names it.
///
/// Linux has no Objective-C runtime that finds methods by name. In the copy of a source, `#selector(tapped(_:))`
/// therefore becomes `Selector("tapped:", { (one: Player) in { one.tapped($0) } })`. Such a selector calls this method,
/// or its override, on an object of the class. A selector that was made from a name alone can be compared and printed,
/// but no object responds to it.
public struct Selector: Hashable, @unchecked Sendable {
    package let name: String
    /// Calls the method; nil if the selector is only a name.
    private let method: ((AnyObject, [Any?]) -> Outcome)?
    /// Whether an object belongs to the class that has the method.
    private let isMethod: (AnyObject) -> Bool
    /// The number of the method's parameters.
    let count: Int

    /// The result of sending a selector to an object.
    package enum Outcome {
        case returned(Any?)
        /// The object's class does not have the method.
        case unrecognized
        /// A value does not have the type of its parameter. The associated value is the index of the parameter, from 0.
        case mismatched(Int)
    }

    public init(_ name: String) {
        self.name = name
        method = nil
        isMethod = { _ in false }
        count = name.count { $0 == ":" }
    }

    /// A selector whose method is looked for in each object.
    init(
        _ name: String, isMethod: @escaping (AnyObject) -> Bool, send: @escaping (AnyObject, [Any?]) -> Outcome
    ) {
        self.name = name
        method = send
        self.isMethod = isMethod
        count = name.count { $0 == ":" }
    }

    private init<T>(_ name: String, _ count: Int, _ method: @escaping (T, [Any?]) -> Outcome) {
        self.name = name
        self.count = count
        self.method = { target, values in (target as? T).map { method($0, values) } ?? .unrecognized }
        isMethod = { $0 is T }
    }

    public static func == (first: Selector, second: Selector) -> Bool { first.name == second.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// Whether an object has the method.
    package func isMethod(of object: AnyObject) -> Bool { isMethod(object) }

    /// Calls the method of an object. Values without a parameter are dropped, and nil is passed for parameters without
    /// a value.
    package func send(to object: AnyObject, _ values: [Any?]) -> Outcome {
        method?(object, values + Array(repeating: nil, count: max(0, count - values.count))) ?? .unrecognized
    }
}

extension Selector: ExpressibleByStringLiteral, CustomStringConvertible {
    public init(stringLiteral name: String) { self.init(name) }
    public var description: String { name }
}

// Methods are called on the thread on which the selector is sent, as on iOS. UIKit sends selectors on the main thread.
// Methods of the main actor are treated like all others.
extension Selector {
    /// The name of the method of a selector.
    public enum Name: ExpressibleByStringLiteral, Sendable {
        case full(String)
        /// The name before the first colon, if the source does not state the labels.
        case base(String)

        public init(stringLiteral name: String) { self = .full(name) }

        fileprivate func text(_ count: Int) -> String {
            switch self {
            case .full(let name): name
            case .base(let name): name + String(repeating: ":", count: count)
            }
        }
    }

    @preconcurrency
    public init<T, R>(_ name: Name, _ method: @escaping @MainActor (T) -> @MainActor () -> R) {
        let call = unsafeBitCast(method, to: ((T) -> () -> R).self)
        self.init(name.text(0), 0) { (target: T, _) in .returned(call(target)()) }
    }

    @preconcurrency
    public init<T, A, R>(_ name: Name, _ method: @escaping @MainActor (T) -> @MainActor (A) -> R) {
        let call = unsafeBitCast(method, to: ((T) -> (A) -> R).self)
        self.init(name.text(1), 1) { (target: T, values) in
            guard let first = values[0] as? A else { return .mismatched(0) }
            return .returned(call(target)(first))
        }
    }

    @preconcurrency
    public init<T, A, B, R>(_ name: Name, _ method: @escaping @MainActor (T) -> @MainActor (A, B) -> R) {
        let call = unsafeBitCast(method, to: ((T) -> (A, B) -> R).self)
        self.init(name.text(2), 2) { (target: T, values) in
            guard let first = values[0] as? A else { return .mismatched(0) }
            guard let second = values[1] as? B else { return .mismatched(1) }
            return .returned(call(target)(first, second))
        }
    }

    @preconcurrency
    public init<T, A, B, C, R>(_ name: Name, _ method: @escaping @MainActor (T) -> @MainActor (A, B, C) -> R) {
        let call = unsafeBitCast(method, to: ((T) -> (A, B, C) -> R).self)
        self.init(name.text(3), 3) { (target: T, values) in
            guard let first = values[0] as? A else { return .mismatched(0) }
            guard let second = values[1] as? B else { return .mismatched(1) }
            guard let third = values[2] as? C else { return .mismatched(2) }
            return .returned(call(target)(first, second, third))
        }
    }

    // Methods that are named on an object, as in `#selector(model.reload)`. Only the type of the object matters, so it
    // is not evaluated.

    @preconcurrency
    public init<T, R>(
        _ name: Name, of object: @autoclosure () -> T, _ method: @escaping @MainActor (T) -> @MainActor () -> R
    ) {
        self.init(name, method)
    }

    @preconcurrency
    public init<T, A, R>(
        _ name: Name, of object: @autoclosure () -> T, _ method: @escaping @MainActor (T) -> @MainActor (A) -> R
    ) {
        self.init(name, method)
    }

    @preconcurrency
    public init<T, A, B, R>(
        _ name: Name, of object: @autoclosure () -> T, _ method: @escaping @MainActor (T) -> @MainActor (A, B) -> R
    ) {
        self.init(name, method)
    }

    @preconcurrency
    public init<T, A, B, C, R>(
        _ name: Name, of object: @autoclosure () -> T, _ method: @escaping @MainActor (T) -> @MainActor (A, B, C) -> R
    ) {
        self.init(name, method)
    }

    // The accessors of a property.

    public init<T, V>(getter name: String, _ path: KeyPath<T, V>) {
        nonisolated(unsafe) let path = path
        self.init(name, 0) { (target: T, _) in .returned(target[keyPath: path]) }
    }

    public init<T, V>(setter name: String, _ path: KeyPath<T, V>) {
        nonisolated(unsafe) let path = path
        self.init(Self.setterName(of: name), 1) { (target: T, values) in
            guard let value = values[0] as? V else { return .mismatched(0) }
            guard let settable = path as? ReferenceWritableKeyPath<T, V> else { return .unrecognized }
            target[keyPath: settable] = value
            return .returned(nil)
        }
    }
}

/// A selector that is only a name (see ``Selector``).
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
