import Basics
public import Foundation

/// Reads JSON (RFC 8259) and keeps the position of every value. Comments and trailing commas are allowed, as in all
/// files that people write.
///
/// Foundation's reader reports neither line nor column. This one accepts `//` and `/* */` comments wherever white space
/// is allowed, a comma after the last element, and a UTF-8 byte order mark; otherwise it follows the standard exactly.
/// It never traps and recurses no deeper than ``JSONLimits/depth``.
public struct JSONReader {
    let bytes: [UInt8]
    let limits: JSONLimits
    /// The next byte to be read.
    var offset: Int
    /// The last position that was requested. Positions are requested in the order of the text, so that counting lines
    /// stays linear.
    private var mark: SourcePosition
    private var valueCount = 0
    private var duplicateKeys: [JSONDocument.DuplicateKey] = []

    /// The document in `data`, whose text must be UTF-8.
    public static func parse(
        _ data: Data, limits: JSONLimits = .standard
    ) throws(JSONSyntaxError) -> JSONDocument {
        guard data.count <= limits.fileBytes else {
            throw JSONSyntaxError(.fileTooLarge(bytes: data.count, limit: limits.fileBytes), at: .start)
        }
        var reader = JSONReader(bytes: [UInt8](data), limits: limits)
        return try reader.document()
    }

    private init(bytes: [UInt8], limits: JSONLimits) {
        self.bytes = bytes
        self.limits = limits
        offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        mark = SourcePosition(line: 1, column: 1, offset: offset)
    }

    private mutating func document() throws(JSONSyntaxError) -> JSONDocument {
        try checkEncoding()
        try skipSpace()
        guard offset < bytes.count else { throw JSONSyntaxError(.empty, at: .start) }
        let root = try value(depth: 0)
        try skipSpace()
        guard offset == bytes.count else { throw unexpected(expected: "nothing after the end of the document") }
        return JSONDocument(root: root, duplicateKeys: duplicateKeys)
    }

    // MARK: Text

    /// Checks the encoding of the whole text at once, so that the rest of the reader can rely on it.
    private mutating func checkEncoding() throws(JSONSyntaxError) {
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
            throw JSONSyntaxError(.otherEncoding("UTF-16"), at: .start)
        }
        do {
            _ = try UTF8Span(validating: bytes.span)
        } catch {
            let bad = min(error.byteOffsets.lowerBound, bytes.count - 1)
            throw JSONSyntaxError(.invalidUTF8(byte: bytes[bad]), at: position(at: bad))
        }
    }

    /// The line and column of `offset`, which must not be before the last one requested.
    private mutating func position(at offset: Int) -> SourcePosition {
        while mark.offset < offset {
            let byte = bytes[mark.offset]
            mark.offset += 1
            switch byte {
            case UInt8(ascii: "\r") where mark.offset < bytes.count && bytes[mark.offset] == UInt8(ascii: "\n"):
                break  // The line feed that follows ends the line.
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                mark.line += 1
                mark.column = 1
            case 0x80...0xBF:
                break  // A continuation byte belongs to the character before it.
            default:
                mark.column += 1
            }
        }
        return mark
    }

    /// The position of the next byte.
    mutating func here() -> SourcePosition {
        position(at: offset)
    }

    /// The next byte; nil at the end.
    var next: UInt8? {
        offset < bytes.count ? bytes[offset] : nil
    }

    /// The error that quotes the next byte and says what was expected.
    mutating func unexpected(expected: String) -> JSONSyntaxError {
        let place = here()
        // Seven such characters in a row are not JSON; they occur in a file that git could not merge.
        if let marker = next, "<=>".utf8.contains(marker), place.column == 1,
            bytes[offset...].prefix(7).elementsEqual(repeatElement(marker, count: 7))
        {
            return JSONSyntaxError(.conflictMarker, at: place)
        }
        guard
            let scalar = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self).unicodeScalars
                .first
        else { return JSONSyntaxError(.unexpectedEnd(expected: expected), at: place) }
        return JSONSyntaxError(.unexpected(found: Wording.quoted(String(scalar)), expected: expected), at: place)
    }

    // MARK: White space and comments

    private mutating func skipSpace() throws(JSONSyntaxError) {
        while let byte = next {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                offset += 1
            case UInt8(ascii: "/"):
                try skipComment()
            default:
                return
            }
        }
    }

    private mutating func skipComment() throws(JSONSyntaxError) {
        let start = here()
        switch offset + 1 < bytes.count ? bytes[offset + 1] : 0 {
        case UInt8(ascii: "/"):
            while let byte = next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { offset += 1 }
        case UInt8(ascii: "*"):
            offset += 2
            while offset + 1 < bytes.count {
                if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
                    offset += 2
                    return
                }
                offset += 1
            }
            throw JSONSyntaxError(.unclosedComment, at: start)
        default:
            throw unexpected(expected: "a value or a comment")
        }
    }

    // MARK: Values

    private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONValue {
        let start = here()
        valueCount += 1
        guard valueCount <= limits.values else {
            throw JSONSyntaxError(.tooManyValues(limit: limits.values), at: start)
        }
        guard let byte = next else { throw unexpected(expected: "a value") }
        switch byte {
        case UInt8(ascii: "{"):
            return JSONValue(.object(try object(from: start, depth: depth + 1)), at: start)
        case UInt8(ascii: "["):
            return JSONValue(.array(try array(from: start, depth: depth + 1)), at: start)
        case UInt8(ascii: "\""):
            return JSONValue(.string(try string()), at: start)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return JSONValue(.number(try number()), at: start)
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
            return JSONValue(try word(), at: start)
        default:
            throw unexpected(expected: "a value")
        }
    }

    private mutating func word() throws(JSONSyntaxError) -> JSONValue.Content {
        let start = here()
        while let byte = next, JSONReader.isLetter(byte) { offset += 1 }
        let word = String(decoding: bytes[start.offset..<offset], as: UTF8.self)
        switch word {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        default: throw JSONSyntaxError(.unknownWord(word), at: start)
        }
    }

    private mutating func array(from start: SourcePosition, depth: Int) throws(JSONSyntaxError) -> [JSONValue] {
        var elements: [JSONValue] = []
        try open(start, depth: depth)
        while true {
            if try close(UInt8(ascii: "]"), of: "[", opened: start) { return elements }
            elements.append(try value(depth: depth))
            try separate(orClose: "]", of: "[", opened: start)
        }
    }

    private mutating func object(from start: SourcePosition, depth: Int) throws(JSONSyntaxError) -> [JSONMember] {
        var members = MemberList()
        try open(start, depth: depth)
        while true {
            if try close(UInt8(ascii: "}"), of: "{", opened: start) { return members.all }
            guard next == UInt8(ascii: "\"") else { throw unexpected(expected: "a key in double quotes") }
            let place = here()
            let key = try string()
            try skipSpace()
            guard next == UInt8(ascii: ":") else { throw unexpected(expected: "\":\" after a key") }
            offset += 1
            try skipSpace()
            let member = JSONMember(key: key, at: place, value: try value(depth: depth))
            if let first = members.add(member) {
                duplicateKeys.append(JSONDocument.DuplicateKey(key: key, position: place, first: first))
            }
            try separate(orClose: "}", of: "{", opened: start)
        }
    }

    /// The members of an object while it is read, each key once.
    private struct MemberList {
        private(set) var all: [JSONMember] = []
        /// The position of each key. It is used only for objects with many members, where comparing with all keys would
        /// be slower.
        private var places: [String: SourcePosition] = [:]
        private static let few = 16

        /// Adds a member. If its key already exists, returns the position of that key instead.
        mutating func add(_ member: JSONMember) -> SourcePosition? {
            if all.count < MemberList.few {
                if let first = all.first(where: { $0.key == member.key }) { return first.position }
            } else {
                if places.isEmpty { for known in all { places[known.key] = known.position } }
                if let first = places[member.key] { return first }
                places[member.key] = member.position
            }
            all.append(member)
            return nil
        }
    }

    /// Skips an opening bracket.
    private mutating func open(_ start: SourcePosition, depth: Int) throws(JSONSyntaxError) {
        guard depth <= limits.depth else { throw JSONSyntaxError(.tooDeep(limit: limits.depth), at: start) }
        offset += 1
    }

    /// Skips the closing bracket if it comes next.
    private mutating func close(
        _ bracket: UInt8, of opening: Character, opened: SourcePosition
    ) throws(JSONSyntaxError) -> Bool {
        try skipSpace()
        guard let byte = next else { throw JSONSyntaxError(.unclosed(bracket: opening, opened: opened), at: here()) }
        guard byte == bracket else { return false }
        offset += 1
        return true
    }

    /// Skips the comma after an element; it is optional after the last one.
    private mutating func separate(
        orClose closing: Character, of opening: Character, opened: SourcePosition
    ) throws(JSONSyntaxError) {
        try skipSpace()
        switch next {
        case UInt8(ascii: ","):
            offset += 1
        case closing.asciiValue:
            break
        case nil:
            throw JSONSyntaxError(.unclosed(bracket: opening, opened: opened), at: here())
        default:
            throw unexpected(expected: "\",\" or \(Wording.quoted(String(closing)))")
        }
    }
}
