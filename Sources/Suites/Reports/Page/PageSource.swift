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

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    /// The template with what belongs in its places.
    static func page(_ parts: [String: String]) -> String {
        var result = ""
        var rest = template[...]
        while let opening = rest.firstRange(of: "{{"), let closing = rest[opening.upperBound...].firstRange(of: "}}") {
            result += rest[..<opening.lowerBound]
            result += parts[String(rest[opening.upperBound..<closing.lowerBound]), default: ""]
            rest = rest[closing.upperBound...]
        }
        return result + rest
    }
}
