import Foundation

/// A JSON value that is composed before it is written.
package enum JSONText: Sendable {
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONText])
    case object([(String, JSONText)])

    package static func strings(_ strings: [String]) -> JSONText {
        .array(strings.map { .string($0) })
    }

    /// The text, indented by two spaces, with a newline at its end. A list or object that fits on one line is written
    /// on one line.
    package func text(lineLength: Int = 100) -> String {
        var writer = JSONWriter()
        write(nil, to: &writer, lineLength: lineLength)
        return writer.text
    }

    /// Writes the value as the next element, or as the value of a key.
    package func write(_ key: String? = nil, to writer: inout JSONWriter, lineLength: Int = 100) {
        switch self {
        case .boolean(let flag): writer.bool(key, flag)
        case .number(let number): writer.number(key, CGFloat(number))
        case .string(let string): writer.string(key, string)
        case .array(let elements):
            writer.beginArray(key, isInline: writer.isInline || fits(lineLength - 2 * writer.depth))
            for element in elements { element.write(nil, to: &writer, lineLength: lineLength) }
            writer.end()
        case .object(let members):
            writer.beginObject(key, isInline: writer.isInline || fits(lineLength - 2 * writer.depth))
            for (key, value) in members { value.write(key, to: &writer, lineLength: lineLength) }
            writer.end()
        }
    }

    /// Whether the text on one line needs at most `length` characters.
    private func fits(_ length: Int) -> Bool {
        var writer = JSONWriter()
        // An array on one line has all its elements on that line, too.
        writer.beginArray(isInline: true)
        write(nil, to: &writer, lineLength: 0)
        writer.end()
        return writer.text.count - "[]\n".count <= length
    }
}
