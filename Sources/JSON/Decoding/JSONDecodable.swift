package import Basics
package import Foundation

/// A type that can be made from a JSON value.
package protocol JSONDecodable: SendableMetatype {
    init(json: JSONValue) throws(JSONDecodingError)
}

/// The reason why a value cannot be decoded, and its position.
package struct JSONDecodingError: Error, Sendable, Equatable {
    package enum Reason: Sendable, Equatable {
        /// An object lacks a key. `nearest` is an unknown key of the object that may be a misspelling of it.
        case missing(key: String, nearest: String?)
        /// An object has a key that is probably a misspelling of another key.
        case misspelt(key: String, nearest: String)
        /// The value has the wrong type or content. `expected` says what it must be: `true or false`.
        case expected(String, found: String)
    }

    package let reason: Reason
    /// The position of the value or the misspelt key, or of the object that lacks a key.
    package let position: SourcePosition

    package init(_ reason: Reason, at position: SourcePosition) {
        self.reason = reason
        self.position = position
    }

    /// An error that says in words what the value must be.
    package init(_ value: JSONValue, mustBe expectation: String) {
        self.init(.expected(expectation, found: value.summary), at: value.position)
    }
}

extension Bool: JSONDecodable {
    package init(json: JSONValue) throws(JSONDecodingError) {
        guard case .boolean(let flag) = json.content else { throw JSONDecodingError(json, mustBe: "true or false") }
        self = flag
    }
}

extension Double: JSONDecodable {
    package init(json: JSONValue) throws(JSONDecodingError) {
        guard case .number(let number) = json.content else { throw JSONDecodingError(json, mustBe: "a number") }
        self = number
    }
}

extension CGFloat: JSONDecodable {
    package init(json: JSONValue) throws(JSONDecodingError) {
        self = CGFloat(try Double(json: json))
    }
}

extension Int: JSONDecodable {
    package init(json: JSONValue) throws(JSONDecodingError) {
        guard case .number(let number) = json.content, let whole = Int(exactly: number) else {
            throw JSONDecodingError(json, mustBe: "a whole number")
        }
        self = whole
    }
}

extension String: JSONDecodable {
    package init(json: JSONValue) throws(JSONDecodingError) {
        guard case .string(let string) = json.content else { throw JSONDecodingError(json, mustBe: "a string") }
        self = string
    }
}

extension Array: JSONDecodable where Element: JSONDecodable {
    package init(json: JSONValue) throws(JSONDecodingError) {
        guard case .array(let elements) = json.content else { throw JSONDecodingError(json, mustBe: "a list") }
        self.init()
        reserveCapacity(elements.count)
        for element in elements { append(try Element(json: element)) }
    }
}

/// Dictionaries with a fixed set of keys. Any other key is an error.
extension Dictionary: JSONDecodable
where Key: JSONName, Value: JSONDecodable {
    package init(json: JSONValue) throws(JSONDecodingError) {
        guard let members = json.members else { throw JSONDecodingError(json, mustBe: "an object") }
        self.init()
        for member in members {
            guard let name = Key(rawValue: member.key) else {
                throw JSONDecodingError(
                    JSONValue(.string(member.key), at: member.position),
                    mustBe: Wording.alternatives(Key.allCases.map(\.rawValue)))
            }
            self[name] = try Value(json: member.value)
        }
    }
}
