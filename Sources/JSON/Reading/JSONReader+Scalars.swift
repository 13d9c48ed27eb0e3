import Basics
import Foundation

extension JSONReader {
    // MARK: Strings

    /// The string whose opening quote comes next.
    mutating func string() throws(JSONSyntaxError) -> String {
        let start = here()
        offset += 1
        // The unescaped text so far; a string without escapes is copied from the source.
        var units: [UInt8] = []
        var copied = offset
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                let rest = bytes[copied..<offset]
                offset += 1
                guard units.count + rest.count <= limits.stringBytes else {
                    throw JSONSyntaxError(.stringTooLong(limit: limits.stringBytes), at: start)
                }
                let text = String(decoding: units.isEmpty ? rest : (units + rest)[...], as: UTF8.self)
                guard limits.combiningMarks == .max || !CombiningMarks.exceed(limits.combiningMarks, in: text) else {
                    throw JSONSyntaxError(.tooManyMarks(limit: limits.combiningMarks), at: start)
                }
                return text
            case UInt8(ascii: "\\"):
                units.append(contentsOf: bytes[copied..<offset])
                units.append(contentsOf: Array(String(try escape(in: start)).utf8))
                copied = offset
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                throw JSONSyntaxError(.unclosedString, at: start)
            case 0..<0x20:
                throw JSONSyntaxError(.controlCharacter(byte), at: here())
            default:
                offset += 1
            }
        }
        throw JSONSyntaxError(.unclosedString, at: start)
    }

    /// The character that the escape at the next byte stands for.
    private mutating func escape(in start: SourcePosition) throws(JSONSyntaxError) -> Unicode.Scalar {
        let place = here()
        offset += 1
        guard let byte = next else { throw JSONSyntaxError(.unclosedString, at: start) }
        offset += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicodeEscape(at: place)
        default: throw invalidEscape(at: place)
        }
    }

    /// The character of `\uXXXX`, whose digits come next, or of a surrogate pair of two such escapes.
    private mutating func unicodeEscape(at place: SourcePosition) throws(JSONSyntaxError) -> Unicode.Scalar {
        guard let first = fourDigits() else { throw invalidEscape(at: place) }
        if let scalar = Unicode.Scalar(UInt32(first)) { return scalar }
        let afterFirst = offset
        if UTF16.isLeadSurrogate(first), bytes[offset...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
            offset += 2
            if let second = fourDigits(), UTF16.isTrailSurrogate(second) {
                return UTF16.decode(UTF16.EncodedScalar([first, second]))
            }
            offset = afterFirst
        }
        throw JSONSyntaxError(.loneSurrogate(first), at: place)
    }

    private mutating func fourDigits() -> UInt16? {
        guard offset + 4 <= bytes.count else { return nil }
        var unit: UInt16 = 0
        for byte in bytes[offset..<offset + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            unit = unit << 4 | UInt16(digit)
        }
        offset += 4
        return unit
    }

    /// The error that quotes an invalid escape, from its backslash to where a correct one would end.
    private func invalidEscape(at place: SourcePosition) -> JSONSyntaxError {
        let isUnicode = place.offset + 1 < bytes.count && bytes[place.offset + 1] == UInt8(ascii: "u")
        let text = String(decoding: bytes[place.offset...].prefix(isUnicode ? 6 : 5), as: UTF8.self)
        let shown = isUnicode ? text.prefix { $0 != "\"" && !$0.isNewline } : text.prefix(2)
        return JSONSyntaxError(.invalidEscape(String(shown)), at: place)
    }

    // MARK: Numbers

    /// The number that comes next, according to JSON's grammar.
    mutating func number() throws(JSONSyntaxError) -> Double {
        let start = here()
        // All characters that can be part of a number are read, so that an error quotes all of them.
        while let byte = next, JSONReader.standsInNumbers(byte) { offset += 1 }
        guard offset - start.offset <= limits.numberCharacters else {
            throw JSONSyntaxError(.numberTooLong(limit: limits.numberCharacters), at: start)
        }
        let text = String(decoding: bytes[start.offset..<offset], as: UTF8.self)
        guard JSONReader.isNumber(bytes[start.offset..<offset]), let number = Double(text) else {
            throw JSONSyntaxError(.invalidNumber(text), at: start)
        }
        guard number.isFinite else { throw JSONSyntaxError(.numberOverflow(text), at: start) }
        return number
    }

    private static func standsInNumbers(_ byte: UInt8) -> Bool {
        isDigit(byte) || isLetter(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: ".")
    }

    static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// Whether a text is a number: `-? (0 | [1-9] digits*) (. digits+)? ([eE] [+-]? digits+)?`
    private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
        var rest = text
        func digits() -> Bool {
            let before = rest.count
            rest = rest.drop(while: isDigit)
            return rest.count < before
        }
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        if rest.first == UInt8(ascii: "0") {
            rest = rest.dropFirst()
        } else if !digits() {
            return false
        }
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            guard digits() else { return false }
        }
        if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
            rest = rest.dropFirst()
            if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
            guard digits() else { return false }
        }
        return rest.isEmpty
    }
}
