import Foundation
import Geometry

/// JSON to be written: members in the order given, the same text on every machine.
enum JSONText {
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONText])
    case object([(String, JSONText)])

    static func strings(_ strings: [String]) -> JSONText {
        .array(strings.map { .string($0) })
    }

    /// Indented by two spaces; what fits on a line stands on one.
    func text(indentation: Int = 0, lineLength: Int = 100) -> String {
        let line = singleLine
        if indentation + line.count <= lineLength { return line }
        let inner = String(repeating: " ", count: indentation + 2)
        let parts: [String]
        let brackets: (String, String)
        switch self {
        case .array(let elements):
            parts = elements.map { $0.text(indentation: indentation + 2, lineLength: lineLength) }
            brackets = ("[", "]")
        case .object(let members):
            parts = members.map { key, value in
                "\(JSONText.quoted(key)): \(value.text(indentation: indentation + 2, lineLength: lineLength))"
            }
            brackets = ("{", "}")
        case .boolean, .number, .string:
            return line
        }
        let end = String(repeating: " ", count: indentation)
        return brackets.0 + "\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n" + end + brackets.1
    }

    private var singleLine: String {
        switch self {
        case .boolean(let flag): flag ? "true" : "false"
        case .number(let number): CGFloat(number).shortestText
        case .string(let string): JSONText.quoted(string)
        case .array(let elements): "[" + elements.map(\.singleLine).joined(separator: ", ") + "]"
        case .object(let members):
            members.isEmpty
                ? "{}"
                : "{ " + members.map { "\(JSONText.quoted($0)): \($1.singleLine)" }.joined(separator: ", ") + " }"
        }
    }

    /// The strings of the schema are our own: nothing in them but quotes and backslashes needs an escape.
    private static func quoted(_ string: String) -> String {
        "\"" + string.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
