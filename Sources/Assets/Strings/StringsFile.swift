package import Basics
package import Foundation

/// The reason why a file of strings cannot be read.
package struct StringsError: Error, Sendable, Equatable, CustomStringConvertible {
    package let position: SourcePosition
    /// The error in one sentence without a full stop.
    package let message: String

    /// `line 5, column 14: a string is not closed`
    package var description: String { "line \(position.line), column \(position.column): \(message)" }
}

/// A `.strings` file: keys and texts in the form `"key" = "text";`, with comments of both kinds, in UTF-8 or UTF-16
/// (Apple's "Resource Programming Guide", "String Resources"). Built apps have property lists instead.
package struct StringsFile: Sendable, Equatable {
    /// The texts by key. Of a key that occurs twice, the last text counts, as in property lists.
    package var texts: [String: String]

    /// The maximum size, in bytes.
    package static let maximumBytes = 16 << 20

    package init(_ data: Data) throws(StringsError) {
        if data.starts(with: Array("bplist".utf8)) || data.starts(with: Array("<?xml".utf8)) {
            texts = try StringsFile.propertyList(data)
            return
        }
        guard let scalars = StringsFile.decoded(data) else {
            throw StringsError(position: .start, message: "the text is neither UTF-8 nor UTF-16")
        }
        var scanner = StringsScanner(scalars)
        texts = try scanner.pairs()
    }

    private static func propertyList(_ data: Data) throws(StringsError) -> [String: String] {
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            throw StringsError(position: .start, message: "the property list is damaged, or is not a dictionary")
        }
        return list.compactMapValues { $0 as? String }
    }

    /// The characters of a text with or without a byte order mark; nil for neither UTF-8 nor UTF-16.
    private static func decoded(_ data: Data) -> [Unicode.Scalar]? {
        let bytes = [UInt8](data)
        if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), low: 0) }
        if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), low: 1) }
        // Without a mark, the first character of a file, a quote or a slash, shows the order of the bytes.
        if bytes.count > 1, bytes[1] == 0 { return utf16(bytes[...], low: 0) }
        if bytes.count > 1, bytes[0] == 0 { return utf16(bytes[...], low: 1) }
        let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        return String(validating: bytes.dropFirst(mark), as: UTF8.self).map { Array($0.unicodeScalars) }
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, low: Int) -> [Unicode.Scalar]? {
        guard bytes.count.isMultiple(of: 2) else { return nil }
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            units.append(UInt16(bytes[index + low]) | UInt16(bytes[index + 1 - low]) << 8)
            index += 2
        }
        return String(validating: units, as: UTF16.self).map { Array($0.unicodeScalars) }
    }
}

/// Reads the pairs of a `.strings` file.
private struct StringsScanner {
    private let scalars: [Unicode.Scalar]
    private var index = 0

    init(_ scalars: [Unicode.Scalar]) {
        self.scalars = scalars
    }

    mutating func pairs() throws(StringsError) -> [String: String] {
        var texts: [String: String] = [:]
        while true {
            try skipSpace()
            guard index < scalars.count else { return texts }
            let key = try string("a key")
            try skipSpace()
            // A key alone is its own text.
            var text = key
            if index < scalars.count, scalars[index] == "=" {
                index += 1
                try skipSpace()
                text = try string("a text")
                try skipSpace()
            }
            guard index < scalars.count, scalars[index] == ";" else {
                throw error("a semicolon is missing after the text of \(Wording.quoted(key))")
            }
            index += 1
            texts[key] = text
        }
    }

    private mutating func skipSpace() throws(StringsError) {
        while index < scalars.count {
            if scalars[index].properties.isWhitespace {
                index += 1
            } else if isNext("//") {
                while index < scalars.count, scalars[index] != "\n", scalars[index] != "\r" { index += 1 }
            } else if isNext("/*") {
                let start = index
                index += 2
                while index < scalars.count, !isNext("*/") { index += 1 }
                guard index < scalars.count else { throw error("a comment is not closed", at: start) }
                index += 2
            } else {
                return
            }
        }
    }

    private func isNext(_ pair: StaticString) -> Bool {
        index + 1 < scalars.count && scalars[index].value == UInt32(pair.utf8Start[0])
            && scalars[index + 1].value == UInt32(pair.utf8Start[1])
    }

    private mutating func string(_ name: String) throws(StringsError) -> String {
        guard index < scalars.count else { throw error("\(name) is missing at the end of the file") }
        let quote = scalars[index]
        guard quote == "\"" || quote == "'" else { return try word(name) }
        let start = index
        index += 1
        var text = String.UnicodeScalarView()
        while index < scalars.count {
            let scalar = scalars[index]
            index += 1
            if scalar == quote { return String(text) }
            if scalar == "\\" {
                text.append(contentsOf: try escape())
            } else {
                text.append(scalar)
            }
        }
        throw error("a string is not closed", at: start)
    }

    /// A string without quotes: letters, digits and some signs.
    private mutating func word(_ name: String) throws(StringsError) -> String {
        let start = index
        while index < scalars.count, StringsScanner.isWord(scalars[index]) { index += 1 }
        guard index > start else {
            throw error("\(name) must be in quotes, not \(Wording.quoted(String(Character(scalars[index]))))")
        }
        return String(String.UnicodeScalarView(scalars[start..<index]))
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.isASCII else { return false }
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".", "$", ":": return true
        default: return false
        }
    }

    /// The characters of an escape sequence, after the backslash. An unknown one stands for its own character.
    private mutating func escape() throws(StringsError) -> [Unicode.Scalar] {
        guard index < scalars.count else { throw error("a string is not closed") }
        let scalar = scalars[index]
        index += 1
        switch scalar {
        case "n": return ["\n"]
        case "t": return ["\t"]
        case "r": return ["\r"]
        case "a": return ["\u{7}"]
        case "b": return ["\u{8}"]
        case "f": return ["\u{C}"]
        case "v": return ["\u{B}"]
        case "U", "u": return [try codePoint()]
        default: return [scalar]
        }
    }

    /// The character of up to four hexadecimal digits; two such sequences may form a surrogate pair.
    private mutating func codePoint() throws(StringsError) -> Unicode.Scalar {
        let start = index
        let first = hexadecimal()
        if let scalar = Unicode.Scalar(first) { return scalar }
        if (0xD800..<0xDC00).contains(first), index + 1 < scalars.count, scalars[index] == "\\",
            scalars[index + 1] == "U" || scalars[index + 1] == "u"
        {
            index += 2
            let second = hexadecimal()
            if (0xDC00..<0xE000).contains(second),
                let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
            {
                return scalar
            }
        }
        throw error("a surrogate stands alone", at: start)
    }

    private mutating func hexadecimal() -> UInt32 {
        var value: UInt32 = 0
        var digits = 0
        while digits < 4, index < scalars.count, let digit = Character(scalars[index]).hexDigitValue {
            value = value << 4 | UInt32(digit)
            index += 1
            digits += 1
        }
        return value
    }

    private func error(_ message: String, at offset: Int? = nil) -> StringsError {
        let end = min(offset ?? index, scalars.count)
        var (line, column, bytes) = (1, 1, 0)
        for position in 0..<end {
            let scalar = scalars[position]
            bytes += UTF8.width(scalar)
            let isBreak = scalar == "\n" && !(position > 0 && scalars[position - 1] == "\r") || scalar == "\r"
            if isBreak {
                line += 1
                column = 1
            } else if scalar != "\n" {
                column += 1
            }
        }
        return StringsError(position: SourcePosition(line: line, column: column, offset: bytes), message: message)
    }
}
