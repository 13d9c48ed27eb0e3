import Basics
import LayoutRules

/// The format of a parameter's value, and the code that reads it.
struct ValueFormat<Value: Sendable>: Sendable {
    /// The placeholder in the help: `WxH`.
    let placeholder: String
    /// The expectation in an error message: "a size such as 320x480".
    let expected: String
    /// All accepted texts, if they are few.
    let choices: [String]
    /// Other words that people write for one of the choices, in lower case: `rtl` for `rightToLeft`.
    private let synonyms: [String: String]
    /// The completions that the shell offers.
    let completion: ValueCompletion
    /// The specific problem of a text without a value; nil if the expectation says enough.
    private let problem: @Sendable (String) -> String?
    /// The value, or nil for a text that has none.
    let read: @Sendable (String) -> Value?

    /// - Parameter completion: the completions; by default the choices.
    init(
        placeholder: String, expected: String, choices: [String] = [], synonyms: [String: String] = [:],
        completion: ValueCompletion? = nil,
        problem: @escaping @Sendable (String) -> String? = { _ in nil },
        read: @escaping @Sendable (String) -> Value?
    ) {
        self.placeholder = placeholder
        self.expected = expected
        self.choices = choices
        self.synonyms = synonyms
        self.completion = completion ?? .words(choices)
        self.problem = problem
        self.read = read
    }

    /// The value of `text`, which was given for `parameter`.
    func value(of text: String, for parameter: String) throws(UsageError) -> Value {
        guard let value = read(text) else {
            if let problem = problem(text) { throw .unreadableValue(of: parameter, problem: problem) }
            throw .invalidValue(
                text, of: parameter, expected: expected,
                nearest: synonyms[text.lowercased()] ?? NearestKey.find(text, among: choices))
        }
        return value
    }
}

extension ValueFormat {
    /// One of a few names.
    /// - Parameters:
    ///   - placeholder: the placeholder in the help; nil for a list of the names.
    ///   - synonyms: other words for the names, in lower case, for which an error suggests the name.
    static func choice(
        _ named: [(name: String, value: Value)], placeholder: String? = nil, synonyms: [String: String] = [:]
    ) -> ValueFormat {
        let names = named.map(\.name)
        return ValueFormat(
            placeholder: placeholder ?? names.joined(separator: "|"), expected: names.alternatives, choices: names,
            synonyms: synonyms
        ) { text in
            named.first { $0.name == text }?.value
        }
    }

    /// One of the cases of an enumeration, by its raw value.
    static func choice(placeholder: String? = nil) -> ValueFormat
    where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
        choice(Value.allCases.map { (name: $0.rawValue, value: $0) }, placeholder: placeholder)
    }
}

extension ValueFormat where Value == String {
    /// Any text that is not empty.
    static func text(
        _ placeholder: String, expected: String, completion: ValueCompletion? = nil
    ) -> ValueFormat {
        ValueFormat(placeholder: placeholder, expected: expected, completion: completion) { $0.isEmpty ? nil : $0 }
    }
}

extension ValueFormat where Value == Int {
    /// A whole number in decimal digits.
    static func integer(_ placeholder: String, in range: ClosedRange<Int>) -> ValueFormat {
        ValueFormat(
            placeholder: placeholder, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)"
        ) { text in
            guard text.isDecimal(withPoint: false), let value = Int(text), range.contains(value) else { return nil }
            return value
        }
    }
}

extension String {
    /// Whether the text is a number of decimal digits, without sign, exponent or spaces. `withPoint` allows one point
    /// between digits.
    func isDecimal(withPoint: Bool) -> Bool {
        let parts = split(separator: ".", omittingEmptySubsequences: false)
        return parts.count <= (withPoint ? 2 : 1)
            && parts.allSatisfy { part in
                !part.isEmpty && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            }
    }
}

extension [String] {
    /// `light or dark`; `portrait, landscape or all`.
    var alternatives: String {
        guard count > 1, let last else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " or " + last
    }
}
