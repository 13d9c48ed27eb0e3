import Foundation

/// The name of a method, and the method itself if the source names it.
///
/// Linux has no Objective-C runtime that finds methods by name. A copy of a source that says `#selector(tapped(_:))`
/// therefore says `Selector("tapped:", { (one: Player) in .init { one.tapped($0) } })`: the selector calls that method,
/// or its override, on an object of the class. A selector that was made from a name alone can be compared and printed,
/// and no object responds to it.
public struct Selector: Hashable, @unchecked Sendable {
    package let name: String
    /// Calls the method; nil if the selector is only a name.
    private let method: ((AnyObject, [Any?]) -> Outcome)?
    /// Whether an object belongs to the class that has the method.
    private let isMethod: (AnyObject) -> Bool

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
    }

    /// A selector whose method is looked for in each object.
    init(
        _ name: String, isMethod: @escaping (AnyObject) -> Bool, send: @escaping (AnyObject, [Any?]) -> Outcome
    ) {
        self.name = name
        method = send
        self.isMethod = isMethod
    }

    private init<T>(_ name: String, _ method: @escaping (T, [Any?]) -> Outcome) {
        self.name = name
        self.method = { target, values in
            (ClassObject.value(of: target) as? T).map { method($0, values) } ?? .unrecognized
        }
        isMethod = { ClassObject.value(of: $0) is T }
    }

    public static func == (first: Selector, second: Selector) -> Bool { first.name == second.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// Whether an object has the method.
    package func isMethod(of object: AnyObject) -> Bool { isMethod(object) }

    /// Calls the method of an object. Values without a parameter are dropped, and nil is passed for parameters without
    /// a value.
    package func send(to object: AnyObject, _ values: [Any?]) -> Outcome {
        method?(object, values) ?? .unrecognized
    }
}

extension Selector: ExpressibleByStringLiteral, CustomStringConvertible {
    public init(stringLiteral name: String) { self.init(name) }
    public var description: String { name }
}

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

    /// A method of one object, which takes these values.
    public struct Method<each Value> {
        fileprivate let call: ([Any?]) -> Outcome

        /// An error is as lost as it is on iOS, where nobody passes a place for it.
        public init<Result>(_ method: @escaping (repeat each Value) throws -> Result) {
            call = { values in
                var values = Values(values)
                do {
                    let arguments = (repeat try values.next((each Value).self))
                    return .returned(try? method(repeat each arguments))
                } catch {
                    return .mismatched(values.place - 1)
                }
            }
        }

        /// A method that waits: it begins as a task of the main actor.
        public init<Result>(_ method: @escaping (repeat each Value) async throws -> Result) {
            self.init { (values: repeat each Value) in
                let work = { _ = try? await method(repeat each values) }
                Task { @MainActor [work = Work(run: work)] in await work.run() }
                return ()
            }
        }

        fileprivate static var count: Int {
            var count = 0
            for _ in repeat (each Value).self { count += 1 }
            return count
        }
    }

    /// A method that waits, with its values. Nobody else has them while it runs, as on iOS nobody checks.
    private struct Work: @unchecked Sendable {
        let run: () async -> Void
    }

    /// The values that are sent, which are taken one by one. Those that are missing are nil.
    private struct Values {
        private let all: [Any?]
        private(set) var place = 0

        struct Mismatch: Error {}

        init(_ all: [Any?]) {
            self.all = all
        }

        mutating func next<Value>(_: Value.Type) throws -> Value {
            let value = place < all.count ? all[place] : nil
            place += 1
            guard let value = value as? Value else { throw Mismatch() }
            return value
        }
    }

    // Methods are called on the thread on which the selector is sent, as on iOS. UIKit sends on the main thread. A method
    // of the main actor has the same form as any other.

    @preconcurrency
    public init<T, each Value>(_ name: Name, _ method: @escaping @MainActor (T) -> Method<repeat each Value>) {
        let method = unsafeBitCast(method, to: ((T) -> Method<repeat each Value>).self)
        self.init(name.text(Method<repeat each Value>.count)) { (target: T, values) in method(target).call(values) }
    }

    /// A method of the type of an object, which is not looked at: `#selector(model.reload)`.
    @preconcurrency
    public init<T, each Value>(
        _ name: Name, of object: @autoclosure () -> T,
        _ method: @escaping @MainActor (T) -> Method<repeat each Value>
    ) {
        self.init(name, method)
    }

    // The accessors of a property.

    public init<T, V>(getter name: String, _ path: KeyPath<T, V>) {
        nonisolated(unsafe) let path = path
        self.init(name) { (target: T, _) in .returned(target[keyPath: path]) }
    }

    public init<T, V>(setter name: String, _ path: KeyPath<T, V>) {
        nonisolated(unsafe) let path = path
        self.init(Self.setterName(of: name)) { (target: T, values) in
            guard let value = values.first as? V else { return .mismatched(0) }
            guard let settable = path as? ReferenceWritableKeyPath<T, V> else { return .unrecognized }
            target[keyPath: settable] = value
            return .returned(nil)
        }
    }
}

/// A selector that is only a name (see ``Selector``).
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
