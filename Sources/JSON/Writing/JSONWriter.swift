import Basics
package import Foundation

/// Writes JSON with its keys in the order of the calls, indented by two spaces; the same bytes everywhere.
///
/// It writes as it goes, so nesting costs no stack.
package struct JSONWriter {
    private struct Level {
        let closing: String
        /// Whether the members share one line. Short arrays of numbers and names do, and everything that is written
        /// inline.
        let isInline: Bool
        /// The space inside the brackets if the value is on one line.
        let padding: String
        var isEmpty = true
    }

    private var result = ""
    private var levels: [Level] = []

    package init() {}

    /// The document with a newline at its end.
    ///
    /// - Precondition: everything that was opened is closed.
    package var text: String {
        precondition(levels.isEmpty)
        return result + "\n"
    }

    /// The number of open objects and arrays.
    package var depth: Int { levels.count }

    /// Whether the next value is written on the same line as the previous one.
    package var isInline: Bool { levels.last?.isInline == true }

    /// - Parameter isInline: whether the object and all its contents are written on one line.
    package mutating func beginObject(_ key: String? = nil, isInline: Bool = false) {
        begin(key, "{", "}", isInline: isInline, padding: " ")
    }

    /// - Parameter isInline: whether the array and all its contents are written on one line.
    package mutating func beginArray(_ key: String? = nil, isInline: Bool = false) {
        begin(key, "[", "]", isInline: isInline, padding: "")
    }

    /// Closes the object or array that was opened last.
    package mutating func end() {
        let level = levels.removeLast()
        if !level.isEmpty {
            if level.isInline { result += level.padding } else { newLine() }
        }
        result += level.closing
    }

    package mutating func string(_ key: String? = nil, _ value: String) {
        member(key)
        quote(value)
    }

    package mutating func bool(_ key: String? = nil, _ value: Bool) {
        member(key)
        result += value ? "true" : "false"
    }

    package mutating func null(_ key: String? = nil) {
        member(key)
        result += "null"
    }

    package mutating func integer(_ key: String? = nil, _ value: Int) {
        member(key)
        result += String(value)
    }

    /// Writes a number in its shortest exact form. JSON cannot express a number that is not finite; it becomes `null`.
    package mutating func number(_ key: String? = nil, _ value: CGFloat) {
        member(key)
        result += value.isFinite ? value.shortestText : "null"
    }

    /// Writes an array of numbers on one line.
    package mutating func numbers(_ key: String? = nil, _ values: [CGFloat]) {
        beginArray(key, isInline: true)
        for value in values { number(nil, value) }
        end()
    }

    /// Writes an array of strings on one line.
    package mutating func strings(_ key: String? = nil, _ values: [String]) {
        beginArray(key, isInline: true)
        for value in values { string(nil, value) }
        end()
    }

    /// Writes a string, or `null`.
    package mutating func optionalString(_ key: String, _ value: String?) {
        if let value { string(key, value) } else { null(key) }
    }

    private mutating func begin(
        _ key: String?, _ opening: String, _ closing: String, isInline: Bool, padding: String
    ) {
        member(key)
        result += opening
        levels.append(
            Level(closing: closing, isInline: isInline || self.isInline, padding: padding))
    }

    private mutating func member(_ key: String?) {
        if let level = levels.last {
            if !level.isEmpty { result += level.isInline ? ", " : "," }
            if !level.isInline {
                newLine()
            } else if level.isEmpty {
                result += level.padding
            }
            levels[levels.count - 1].isEmpty = false
        }
        if let key {
            quote(key)
            result += ": "
        }
    }

    private mutating func newLine() {
        result += "\n"
        result += String(repeating: "  ", count: levels.count)
    }

    private mutating func quote(_ string: String) {
        result += "\""
        // Nearly every text needs no escape and is copied as a whole.
        if string.utf8.allSatisfy({ (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
        ) {
            result += string
            result += "\""
            return
        }
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            // More characters than JSON requires are escaped: JavaScript ends lines at some of them, and some readers
            // drop others.
            case _ where ShownText.isInvisible(scalar):
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        result += "\""
    }
}
