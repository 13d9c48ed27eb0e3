import Basics
internal import CReportPage
import Foundation

/// The page's template, style and script, which are files of CReportPage and are compiled in.
enum PageSource {
    /// The template, whose placeholders are names in double braces.
    static let template = String(cString: reflow_page_template())
    static let style = String(cString: reflow_page_style())
    static let script = String(cString: reflow_page_script())

    /// The digests of style and script in the page's content security policy. If a name or a text in the page contained
    /// another style or script, its digest would differ, and browsers would not run it.
    static let digests = ["style-digest": policyName(of: style), "script-digest": policyName(of: script)]

    private static func policyName(of text: String) -> String {
        "sha256-" + Data(SHA256(of: Array(text.utf8)).bytes).base64EncodedString()
    }

    /// JSON that cannot contain a tag. In JSON, `<` only occurs in strings, where it can be escaped.
    static func escaped(_ json: String) -> String {
        // The text is searched by bytes, because a combining accent would hide a `<` from a search by characters.
        var bytes: [UInt8] = []
        for byte in json.utf8 {
            if byte == UInt8(ascii: "<") { bytes += Array("\\u003c".utf8) } else { bytes.append(byte) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The template with its placeholders replaced.
    static func page(_ parts: [String: String]) -> String {
        var result = ""
        var rest = template[...]
        while let opening = rest.firstRange(of: "{{"), let closing = rest[opening.upperBound...].firstRange(of: "}}") {
            result += rest[..<opening.lowerBound]
            let name = String(rest[opening.upperBound..<closing.lowerBound])
            result += parts[name] ?? digests[name, default: ""]
            rest = rest[closing.upperBound...]
        }
        return result + rest
    }
}
