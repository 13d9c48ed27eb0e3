/// Changes to the text of a file that keep every line at its place.
///
/// A replacement has as many line ends as the replaced text, so a diagnostic of the copy names the line of the
/// original.
struct Edits {
    private struct Edit {
        var range: Range<Int>
        var text: String
    }

    private let source: [UInt8]
    private var edits: [Edit] = []
    /// Declarations after the file's last line.
    private var ending = ""

    init(of source: [UInt8]) {
        self.source = source
    }

    var isEmpty: Bool { edits.isEmpty && ending.isEmpty }

    func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

    /// Replaces a text by spaces, so that the rest of the line keeps its column.
    mutating func blank(_ range: Range<Int>) {
        let spaces = source[range].map { Self.isLineEnd($0) ? $0 : UInt8(ascii: " ") }
        edits.append(Edit(range: range, text: String(decoding: spaces, as: UTF8.self)))
    }

    mutating func replace(_ range: Range<Int>, with text: String) {
        let ends = source[range].filter(Self.isLineEnd)
        edits.append(Edit(range: range, text: text + String(decoding: ends, as: UTF8.self)))
    }

    mutating func insert(_ text: String, at place: Int) {
        edits.append(Edit(range: place..<place, text: text))
    }

    /// Whether a text is inserted at this place.
    func hasInsertion(at place: Int) -> Bool { edits.contains { $0.range.isEmpty && $0.range.lowerBound == place } }

    mutating func append(_ declaration: String) { ending += declaration + "\n" }

    /// The text with all changes. Changes inside a replaced text are dropped.
    func result() -> [UInt8] {
        // At the same position, insertions come first, in the order in which they were made. The longest replacement
        // follows.
        let ordered = edits.enumerated().sorted { first, second in
            let (one, other) = (first.element.range, second.element.range)
            if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
            if one.isEmpty != other.isEmpty { return one.isEmpty }
            return one.count == other.count ? first.offset < second.offset : one.count > other.count
        }
        var result: [UInt8] = []
        result.reserveCapacity(source.count + 256)
        var end = 0
        for (_, edit) in ordered where edit.range.lowerBound >= end {
            result += source[end..<edit.range.lowerBound]
            result += edit.text.utf8
            end = edit.range.upperBound
        }
        result += source[end...]
        guard !ending.isEmpty else { return result }
        if let last = result.last, !Self.isLineEnd(last) { result.append(UInt8(ascii: "\n")) }
        return result + ending.utf8
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }
}
