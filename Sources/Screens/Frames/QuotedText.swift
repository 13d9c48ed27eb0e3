import Basics

/// The form of names and strings in a tree's text. Names have no quotes if that is unambiguous; everything else has.
/// Characters that could break a line, hide, or change the reading direction are escaped.
package enum QuotedText {
    /// The string itself if it consists of ASCII letters, digits, `_`, `.` and `-`, else quoted.
    package static func word(_ string: String) -> String {
        !string.isEmpty && string.utf8.allSatisfy(isWordByte) ? string : quoted(string)
    }

    /// The character before the digits of a colour.
    static let colorMark = UInt8(ascii: "#")

    static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    package static func quoted(_ string: String) -> String {
        var result = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where ShownText.isInvisible(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// The string with at most `limit` Unicode scalars; a longer one ends with an ellipsis. Cutting it again changes
    /// nothing.
    package static func cut(_ string: String, to limit: Int) -> String {
        let scalars = string.unicodeScalars
        guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
            end != scalars.endIndex
        else { return string }
        return String(scalars[..<scalars.index(before: end)]) + "…"
    }
}
