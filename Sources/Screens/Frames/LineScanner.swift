import Foundation

/// Reads one line of a tree's dump from left to right.
struct LineScanner {
    private var rest: ArraySlice<UInt8>
    private let start: Int
    private let line: Int

    init(_ bytes: ArraySlice<UInt8>, line: Int) {
        self.rest = bytes
        self.start = bytes.startIndex
        self.line = line
    }

    var isAtEnd: Bool { rest.isEmpty }

    func expected(_ what: String) -> FrameTreeError {
        FrameTreeError(line: line, column: rest.startIndex - start + 1, expected: what)
    }

    /// Skips `literal` if it is next.
    mutating func take(_ literal: String) -> Bool {
        guard rest.starts(with: literal.utf8) else { return false }
        rest.removeFirst(literal.utf8.count)
        return true
    }

    mutating func require(_ literal: String) throws(FrameTreeError) {
        guard take(literal) else { throw expected(literal == "\"" ? "a double quote" : "\"\(literal)\"") }
    }

    /// Skips the indentation and returns its length.
    mutating func spaces() -> Int {
        let count = rest.prefix { $0 == UInt8(ascii: " ") }.count
        rest.removeFirst(count)
        return count
    }

    /// A bare or quoted name.
    mutating func word() throws(FrameTreeError) -> String {
        if rest.first == UInt8(ascii: "\"") { return try quoted() }
        let bytes = rest.prefix(while: QuotedText.isWordByte)
        guard !bytes.isEmpty else { throw expected("a name") }
        rest.removeFirst(bytes.count)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A name, or a colour after its mark.
    mutating func look() throws(FrameTreeError) -> String {
        guard take("#") else { return try word() }
        let digits = rest.prefix(while: QuotedText.isWordByte)
        rest.removeFirst(digits.count)
        return "#" + String(decoding: digits, as: UTF8.self)
    }

    /// A quoted string, unescaped.
    mutating func quoted() throws(FrameTreeError) -> String {
        try require("\"")
        var result: [UInt8] = []
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: result, as: UTF8.self)
            case UInt8(ascii: "\\"): result += Array(String(try escape()).utf8)
            default: result.append(byte)
            }
        }
        throw expected("a closing quote")
    }

    /// What follows a backslash.
    private mutating func escape() throws(FrameTreeError) -> Unicode.Scalar {
        if take("\"") { return "\"" }
        if take("\\") { return "\\" }
        if take("n") { return "\n" }
        if take("r") { return "\r" }
        if take("t") { return "\t" }
        let here = self
        if take("u{") {
            let digits = rest.prefix { $0 != UInt8(ascii: "}") }
            rest.removeFirst(digits.count)
            if take("}"), let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
                let scalar = Unicode.Scalar(value)
            {
                return scalar
            }
        }
        throw here.expected("an escape")
    }

    mutating func number() throws(FrameTreeError) -> CGFloat {
        let bytes = rest.prefix { byte in
            byte != UInt8(ascii: " ") && byte != UInt8(ascii: ";") && byte != UInt8(ascii: ")")
        }
        guard let value = Double(String(decoding: bytes, as: UTF8.self)) else { throw expected("a number") }
        rest.removeFirst(bytes.count)
        return CGFloat(value)
    }

    /// `(x y; width height)`
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

    /// `count` numbers in parentheses.
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
