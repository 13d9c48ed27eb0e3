import Basics
import Foundation

/// The page's template, style and script, which are files in this folder and are compiled in.
enum PageSource {
    /// The template, whose placeholders are names in double braces.
    static let template = text(PackageResources.page_html)
    static let style = text(PackageResources.page_css)

    /// The parts of the script, each of which uses those before it.
    static let script = [
        PackageResources.dom_js, PackageResources.model_js, PackageResources.accept_js, PackageResources.overview_js,
        PackageResources.canvas_js, PackageResources.constraints_js, PackageResources.views_js,
        PackageResources.plate_js, PackageResources.detail_js, PackageResources.main_js,
    ].map(text).joined(separator: "\n")

    /// The digests of style and script in the page's content security policy. If a name or a text in the page contained
    /// another style or script, its digest would differ, and browsers would not run it.
    static let digests = ["style-digest": policyName(of: style), "script-digest": policyName(of: script)]

    private static func policyName(of text: String) -> String {
        "sha256-" + Data(SHA256(of: Array(text.utf8)).bytes).base64EncodedString()
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

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
