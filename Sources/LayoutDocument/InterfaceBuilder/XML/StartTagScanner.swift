import Basics
import KitSchema

/// Finds the positions of the start tags in an XML text, one after the other.
///
/// Foundation's parser only reports the end of a start tag, and its columns count bytes of a buffer. In a text that it
/// parses without an error, `<` only occurs where markup begins. Therefore, this scanner only needs to recognise markup
/// that may contain a `<`: comments, character data and processing instructions.
struct StartTagScanner {
    private let bytes: [UInt8]
    private var offset = 0
    private var line = 1
    private var column = 1

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    }

    /// The position of the next start tag's `<`; nil if there is none.
    mutating func next() -> SourcePosition? {
        while offset < bytes.count {
            guard bytes[offset] == UInt8(ascii: "<") else {
                advance()
                continue
            }
            if isNext("<!--") {
                skip(through: "-->")
            } else if isNext("<![CDATA[") {
                skip(through: "]]>")
            } else if isNext("<?") {
                skip(through: "?>")
            } else if isNext("</") || isNext("<!") {
                advance()
            } else {
                let position = SourcePosition(line: line, column: column, offset: offset)
                advance()
                return position
            }
        }
        return nil
    }

    /// The position at a number of bytes after the start of a line.
    func position(line: Int, byte: Int) -> SourcePosition {
        var scanner = StartTagScanner(bytes)
        while scanner.offset < bytes.count, scanner.line < line { scanner.advance() }
        let end = min(bytes.count, scanner.offset + max(0, byte))
        while scanner.offset < end, scanner.line == line { scanner.advance() }
        return SourcePosition(line: scanner.line, column: scanner.column, offset: scanner.offset)
    }

    func position(ofByte target: Int) -> SourcePosition {
        var scanner = StartTagScanner(bytes)
        while scanner.offset < min(target, bytes.count) { scanner.advance() }
        return SourcePosition(line: scanner.line, column: scanner.column, offset: scanner.offset)
    }

    private func isNext(_ mark: StaticString) -> Bool {
        guard bytes.count - offset >= mark.utf8CodeUnitCount else { return false }
        for index in 0..<mark.utf8CodeUnitCount where bytes[offset + index] != mark.utf8Start[index] { return false }
        return true
    }

    private mutating func skip(through end: StaticString) {
        while offset < bytes.count, !isNext(end) { advance() }
        for _ in 0..<end.utf8CodeUnitCount where offset < bytes.count { advance() }
    }

    private mutating func advance() {
        let byte = bytes[offset]
        offset += 1
        let endsLine =
            byte == UInt8(ascii: "\n")
            || byte == UInt8(ascii: "\r") && (offset == bytes.count || bytes[offset] != UInt8(ascii: "\n"))
        if endsLine {
            line += 1
            column = 1
        } else if offset == bytes.count || bytes[offset] & 0xC0 != 0x80 {
            // This is the last byte of a character.
            column += 1
        }
    }
}
