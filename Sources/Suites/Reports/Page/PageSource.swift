import Basics
import Foundation

/// The page's own text, style and script, which lie beside this file and are compiled in.
enum PageSource {
    /// With a name in two braces where something is to stand.
    static let template = text(PackageResources.page_html)
    static let style = text(PackageResources.page_css)

    /// The parts of the script, each of which uses those before it.
    static let script = [
        PackageResources.dom_js, PackageResources.model_js, PackageResources.accept_js, PackageResources.overview_js,
        PackageResources.canvas_js, PackageResources.views_js, PackageResources.plate_js, PackageResources.detail_js,
        PackageResources.main_js,
    ].map(text).joined(separator: "\n")

    /// What the page's policy calls its style and its script. Whatever else came to stand in the page, by a name or a
    /// text that it shows, has another digest, and browsers do not run it.
    static let digests = ["style-digest": policyName(of: style), "script-digest": policyName(of: script)]

    private static func policyName(of text: String) -> String {
        "sha256-" + Data(SHA256(of: Array(text.utf8)).bytes).base64EncodedString()
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    /// The template with what belongs in its places.
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
