/// How names and strings stand in a tree's text: names bare where that is unambiguous, everything else in quotes with
/// every character escaped that could break a line, hide, or turn the reading direction.
package enum QuotedText {
    /// The string itself if it consists of ASCII letters, digits, `_`, `.` and `-`, else quoted.
    package static func word(_ string: String) -> String {
        !string.isEmpty && string.utf8.allSatisfy(isWordByte) ? string : quoted(string)
    }

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
            case _ where isInvisible(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Characters that break a line, hide, or turn the reading direction, all of the Basic Multilingual Plane.
    ///
    /// A fixed list rather than Unicode's properties, whose tables differ between versions of the runtime. The joiners
    /// of emoji are not in it.
    package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F: true  // controls
        case 0x2028, 0x2029: true  // line and paragraph separator
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // reading direction
        case 0x200B, 0x2060, 0xFEFF: true  // no width
        default: false
        }
    }

    /// At most `limit` Unicode scalars; what is longer ends in an ellipsis. Cutting twice changes nothing more.
    package static func cut(_ string: String, to limit: Int) -> String {
        let scalars = string.unicodeScalars
        guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
            end != scalars.endIndex
        else { return string }
        return String(scalars[..<scalars.index(before: end)]) + "…"
    }
}
