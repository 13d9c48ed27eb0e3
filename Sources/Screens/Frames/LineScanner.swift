import Basics
import Foundation

/// Reads one line of a tree's dump from left to right.
struct LineScanner {
    // The scanner uses indices and `while` loops, because nearly every test reads trees, and slices are many times
    // slower in a debug build.
    private let bytes: [UInt8]
    /// The next byte, and the end of the line.
    private var next: Int
    private let end: Int
    private let start: Int
    private let line: Int

    /// - Parameters:
    ///   - bytes: the whole text.
    ///   - range: the range of the line.
    init(_ bytes: [UInt8], in range: Range<Int>, line: Int) {
        self.bytes = bytes
        next = range.lowerBound
        start = range.lowerBound
        end = range.upperBound
        self.line = line
    }

    var isAtEnd: Bool { next == end }

    func expected(_ what: String) -> FrameTreeError {
        FrameTreeError(line: line, column: next - start + 1, expected: what)
    }

    /// Skips `literal` if it is next.
    mutating func take(_ literal: StaticString) -> Bool {
        let count = literal.utf8CodeUnitCount
        guard count <= end - next else { return false }
        let wanted = literal.utf8Start
        var index = 0
        while index < count {
            if bytes[next + index] != wanted[index] { return false }
            index += 1
        }
        next += count
        return true
    }

    mutating func require(_ literal: StaticString) throws(FrameTreeError) {
        guard take(literal) else {
            throw expected("\(literal)" == "\"" ? "a double quote" : Wording.quoted("\(literal)"))
        }
    }

    /// Skips ` name=` if it is next, and the name is that of a look which belongs after the last one.
    mutating func takeLook(after last: Look?) -> Look? {
        let here = next
        if take(" "), let look = Look(rawValue: takeText(while: QuotedText.isWordByte)),
            last.map({ $0 < look }) ?? true, take("=")
        {
            return look
        }
        next = here
        return nil
    }

    /// The text up to the first byte that is not a part of it.
    private mutating func takeText(while isPart: (UInt8) -> Bool) -> String {
        let first = next
        while next < end, isPart(bytes[next]) { next += 1 }
        return text(first..<next)
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Skips the indentation and returns its length.
    mutating func spaces() -> Int {
        let first = next
        while next < end, bytes[next] == UInt8(ascii: " ") { next += 1 }
        return next - first
    }

    /// A bare or quoted name.
    mutating func word() throws(FrameTreeError) -> String {
        if next < end, bytes[next] == UInt8(ascii: "\"") { return try quoted() }
        let word = takeText(while: QuotedText.isWordByte)
        guard !word.isEmpty else { throw expected("a name") }
        return word
    }

    /// A name, or a colour after its mark.
    mutating func look() throws(FrameTreeError) -> String {
        guard take("#") else { return try word() }
        return "#" + takeText(while: QuotedText.isWordByte)
    }

    /// A quoted string, unescaped.
    mutating func quoted() throws(FrameTreeError) -> String {
        try require("\"")
        var result = ""
        var first = next
        while next < end {
            switch bytes[next] {
            case UInt8(ascii: "\""):
                result += text(first..<next)
                next += 1
                return result
            case UInt8(ascii: "\\"):
                result += text(first..<next)
                next += 1
                result.unicodeScalars.append(try escape())
                first = next
            default: next += 1
            }
        }
        throw expected("a closing quote")
    }

    /// The character of an escape, after the backslash.
    private mutating func escape() throws(FrameTreeError) -> Unicode.Scalar {
        if take("\"") { return "\"" }
        if take("\\") { return "\\" }
        if take("n") { return "\n" }
        if take("r") { return "\r" }
        if take("t") { return "\t" }
        let here = self
        if take("u{") {
            let digits = takeText { $0 != UInt8(ascii: "}") }
            if take("}"), let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) { return scalar }
        }
        throw here.expected("an escape")
    }

    mutating func number() throws(FrameTreeError) -> CGFloat {
        let here = self
        let text = takeText { byte in
            byte != UInt8(ascii: " ") && byte != UInt8(ascii: ";") && byte != UInt8(ascii: ")")
        }
        guard let value = Double(text) else { throw here.expected("a number") }
        return CGFloat(value)
    }

    /// A rectangle: `(x y; width height)`
    mutating func rect() throws(FrameTreeError) -> CGRect {
        try require("(")
        let x = try number()
        try require(" ")
        let y = try number()
        try require("; ")
        let width = try number()
        try require(" ")
        let height = try number()
        try require(")")
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// A list of `count` numbers in parentheses.
    mutating func numbers(_ count: Int) throws(FrameTreeError) -> [CGFloat] {
        try require("(")
        var result: [CGFloat] = []
        for index in 0..<count {
            if index > 0 { try require(" ") }
            result.append(try number())
        }
        try require(")")
        return result
    }
}
