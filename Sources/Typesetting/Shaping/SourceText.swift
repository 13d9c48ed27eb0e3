import Foundation

/// The characters of a styled text in a form for Pango: UTF-8, one kind of paragraph end, one kind of line end, and no
/// control characters.
struct SourceText {
    private(set) var bytes: [UInt8] = []
    /// The end of each run in `bytes`.
    private(set) var runEnds: [Int] = []
    /// Whether the text exceeded the limit and was cut.
    private(set) var isCut = false

    static let paragraphEnd = UInt8(ascii: "\n")
    static let lineSeparator: Unicode.Scalar = "\u{2028}"

    init(_ text: StyledText) {
        runEnds.reserveCapacity(text.runs.count)
        var followsReturn = false
        for run in text.runs {
            if !isCut { append(run.text, followsReturn: &followsReturn) }
            runEnds.append(bytes.count)
        }
    }

    private mutating func append(_ text: String, followsReturn: inout Bool) {
        var text = text
        let isPlain = text.withUTF8 { bytes in
            bytes.count <= TypesettingLimits.textBytes - self.bytes.count
                && bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
        }
        if isPlain {
            bytes.append(contentsOf: text.utf8)
            if !text.isEmpty { followsReturn = false }
            return
        }
        for scalar in text.unicodeScalars {
            let isSecondHalf = followsReturn && scalar == "\n"
            followsReturn = scalar == "\r"
            guard !isSecondHalf, let scalar = SourceText.settable(scalar) else { continue }
            let encoded = UTF8.encode(scalar)
            guard let encoded, bytes.count + encoded.count <= TypesettingLimits.textBytes else {
                isCut = true
                return
            }
            bytes.append(contentsOf: encoded)
        }
    }

    private static func settable(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x09, 0x0A: scalar
        case 0x0D, 0x85, 0x2029: "\n"
        case 0x0B, 0x0C: lineSeparator
        case 0x00..<0x20, 0x7F..<0xA0: nil
        default: scalar
        }
    }

    /// The run that a byte belongs to; the last one for the end of the text.
    func run(at byte: Int) -> Int {
        var low = 0
        var high = runEnds.count - 1
        while low < high {
            let middle = (low + high) / 2
            if runEnds[middle] > byte { high = middle } else { low = middle + 1 }
        }
        return max(low, 0)
    }

    /// The paragraph that begins at a byte, without its end mark.
    func paragraph(from start: Int) -> Range<Int> {
        start..<(bytes[start...].firstIndex(of: SourceText.paragraphEnd) ?? bytes.count)
    }

    /// The number of Unicode scalars, each of one or several bytes.
    func characterCount(in range: Range<Int>) -> Int {
        bytes[range].count { $0 & 0xC0 != 0x80 }
    }

    /// Passes a part of the text to C for the duration of a call.
    func withCharacters<Result>(in range: Range<Int>, _ body: (UnsafeBufferPointer<CChar>) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { $0[range].withMemoryRebound(to: CChar.self, body) }
    }

    /// Whether anything except white space follows.
    func hasInk(from start: Int) -> Bool {
        var index = start
        while index < bytes.count {
            let scalar = bytes.scalar(at: index)
            if !scalar.isWhite && scalar != "\n" { return true }
            index += UTF8.width(scalar)
        }
        return false
    }
}

extension Unicode.Scalar {
    /// Whether the character has no ink and disappears at the end of a line. No-break spaces do not.
    var isWhite: Bool {
        switch value {
        case 0x20, 0x09: true
        case ..<0x1680: false
        case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x205F, 0x3000: true
        default: false
        }
    }
}

extension Unicode.Scalar {
    /// Whether the character is a Korean syllable, or a letter that is part of one.
    var isHangul: Bool {
        switch value {
        case ..<0x1100: false
        case 0xAC00...0xD7FF, 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xFFA0...0xFFDC: true
        default: false
        }
    }
}

extension [UInt8] {
    /// The scalar whose valid UTF-8 begins at `index`.
    func scalar(at index: Int) -> Unicode.Scalar {
        let first = UInt32(self[index])
        func next(_ offset: Int) -> UInt32 { UInt32(self[index + offset]) & 0x3F }
        let value =
            switch first {
            case ..<0x80: first
            case ..<0xE0: (first & 0x1F) << 6 | next(1)
            case ..<0xF0: (first & 0x0F) << 12 | next(1) << 6 | next(2)
            default: (first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3)
            }
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }
}
