public import Basics

/// The reason why a text is not JSON, and its position.
public struct JSONSyntaxError: Error, Sendable, Equatable {
    public enum Reason: Sendable, Equatable {
        case fileTooLarge(bytes: Int, limit: Int)
        case tooDeep(limit: Int)
        case tooManyValues(limit: Int)
        case stringTooLong(limit: Int)
        /// More combining marks after one letter than the limit.
        case tooManyMarks(limit: Int)
        case numberTooLong(limit: Int)
        /// A text without a value: empty, or only white space and comments.
        case empty
        case invalidUTF8(byte: UInt8)
        /// A text that starts with the byte order mark of another encoding. The value is that encoding's name.
        case otherEncoding(String)
        /// A character that is not allowed at this place; `expected` says which ones are.
        case unexpected(found: String, expected: String)
        /// A line that git writes into a file that it could not merge.
        case conflictMarker
        /// A list or object whose closing bracket is missing.
        case unclosed(bracket: Character, opened: SourcePosition)
        /// The text ends after a key or a comma.
        case unexpectedEnd(expected: String)
        case unclosedString
        case unclosedComment
        /// A character below U+0020 inside a string, which has to be written as an escape.
        case controlCharacter(UInt8)
        case invalidEscape(String)
        /// A half of a surrogate pair, given by its code unit.
        case loneSurrogate(UInt16)
        case invalidNumber(String)
        /// A number too large for a `Double`.
        case numberOverflow(String)
        /// A bare word that is none of `true`, `false` and `null`.
        case unknownWord(String)
    }

    public var reason: Reason
    public var position: SourcePosition

    public init(_ reason: Reason, at position: SourcePosition) {
        self.reason = reason
        self.position = position
    }

    /// The reason in words, without the place.
    public var message: String {
        switch reason {
        case .fileTooLarge(let bytes, let limit): "the file has \(bytes) bytes; the limit is \(limit)"
        case .tooDeep(let limit): "lists and objects are nested more than \(limit) deep"
        case .tooManyValues(let limit): "the file has more than \(limit) values"
        case .stringTooLong(let limit): "the string has more than \(limit) bytes"
        case .tooManyMarks(let limit): "the string has more than \(limit) combining marks on one letter"
        case .numberTooLong(let limit): "the number has more than \(limit) characters"
        case .empty: "the file is empty"
        case .invalidUTF8(let byte): "invalid UTF-8: byte 0x\(hexadecimal(UInt16(byte), digits: 2))"
        case .otherEncoding(let name): "the file is \(name); it must be UTF-8"
        case .unexpected(let found, let expected): "expected \(expected), found \(found)"
        case .conflictMarker:
            "the file contains git's conflict markers; choose one of the two versions and delete the markers"
        case .unclosed(let bracket, let opened): "the \(Wording.quoted(String(bracket))) at \(opened) is never closed"
        case .unexpectedEnd(let expected): "the file ends where \(expected) is expected"
        case .unclosedString: "the string is never closed"
        case .unclosedComment: "the comment is never closed"
        case .controlCharacter(let byte):
            "a string must not contain U+\(hexadecimal(UInt16(byte), digits: 4)); write \(escape(for: byte))"
        case .invalidEscape(let text): "invalid escape \(Wording.quoted(text))"
        case .loneSurrogate(let unit): "\"\\u\(hexadecimal(unit, digits: 4))\" is half of a surrogate pair"
        case .invalidNumber(let text): "invalid number \(Wording.quoted(text))"
        case .numberOverflow(let text): "the number \(Wording.quoted(text)) is too large"
        case .unknownWord(let word): "\(Wording.quoted(word)) is not a JSON value; write text in double quotes"
        }
    }

    private func escape(for byte: UInt8) -> String {
        switch byte {
        case 0x08: "\\b"
        case 0x09: "\\t"
        case 0x0A: "\\n"
        case 0x0C: "\\f"
        case 0x0D: "\\r"
        default: "\\u\(hexadecimal(UInt16(byte), digits: 4))"
        }
    }

    private func hexadecimal(_ number: UInt16, digits: Int) -> String {
        let text = String(number, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
