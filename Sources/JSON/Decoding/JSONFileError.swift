package import Basics
package import Foundation

/// The reason why a file cannot be decoded.
package struct JSONFileError: Error, Sendable, Equatable, CustomStringConvertible {
    package let position: SourcePosition
    /// The error in one sentence without a full stop.
    package let message: String

    /// `line 5, column 14: layouts[0].run must be true or false, not 1`
    package var description: String { "line \(position.line), column \(position.column): \(message)" }
}

extension JSONDecodable {
    /// Reads the text of a file.
    package static func read(_ data: Data, limits: JSONLimits = .standard) throws(JSONFileError) -> Self {
        let document: JSONDocument
        do throws(JSONSyntaxError) {
            document = try JSONReader.parse(data, limits: limits)
        } catch {
            throw JSONFileError(position: error.position, message: error.message)
        }
        if let twice = document.duplicateKeys.first {
            throw JSONFileError(
                position: twice.position,
                message: "duplicate key \(Wording.quoted(twice.key)); the first is at \(twice.first)")
        }
        do throws(JSONDecodingError) {
            return try Self(json: document.root)
        } catch {
            throw JSONFileError(position: error.position, message: error.message(in: document.root))
        }
    }
}

extension JSONDecodingError {
    /// The error's message, with the path of the value from the file's outermost value.
    fileprivate func message(in root: JSONValue) -> String {
        let path = root.path(to: position)
        switch reason {
        case .missing(let key, let nearest):
            let advice = nearest.map { "; is \(Wording.quoted($0)) a misspelling of it?" } ?? ""
            return "\(path.isEmpty ? key : "\(path).\(key)") is missing" + advice
        case .misspelt(let key, let nearest):
            return "unknown key \(Wording.quoted(key)); did you mean \(Wording.quoted(nearest))?"
        case .expected(let expectation, let found):
            return "\(path.isEmpty ? "the file" : path) must be \(expectation), not \(found)"
        }
    }
}

extension JSONValue {
    /// The path of a value inside this one, such as `layouts[2].pictures[0].name`, by its position.
    fileprivate func path(to position: SourcePosition) -> String {
        var path = ""
        var value = self
        while value.position < position {
            switch value.content {
            case .array(let elements):
                guard let index = elements.lastIndex(where: { $0.position <= position }) else { return path }
                path += "[\(index)]"
                value = elements[index]
            case .object(let members):
                // An error about a key has the position of its object.
                guard let member = members.last(where: { $0.position <= position }), member.value.position <= position
                else { return path }
                path += (path.isEmpty ? "" : ".") + Wording.unquoted(member.key)
                value = member.value
            case .null, .boolean, .number, .string:
                return path
            }
        }
        return path
    }

    /// A short text for the value, as messages use it after "not".
    package var summary: String {
        switch content {
        case .null: "null"
        case .boolean(let flag): flag ? "true" : "false"
        case .number(let number): CGFloat(number).shortestText
        case .string(let string): Wording.quoted(string)
        case .array(let elements):
            switch elements.count {
            case 0: "an empty list"
            case 1: "a list with 1 item"
            case let count: "a list with \(count) items"
            }
        case .object: "an object"
        }
    }
}
