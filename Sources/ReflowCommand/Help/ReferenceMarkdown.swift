import LayoutDocument

/// The reference as Markdown: the pages of Documentation/Reference.
struct ReferenceMarkdown {
    let text: String

    init(_ page: ReferencePage) {
        var parts = [
            "# \(page.name)", ReferenceMarkdown.note,
            "[Reference](README.md) · \(page.summary), also printed by `\(CommandTable.program) help \(page.name)`",
        ]
        parts += page.introduction.map(ReferenceMarkdown.escaped)
        for section in page.sections {
            if let heading = section.heading {
                // A key may have the same name as its object. Links lead to the object.
                parts.append("<a id=\"\(ReferenceMarkdown.anchor(of: heading))\"></a>\n\n## \(heading)")
            }
            parts += section.text.map(ReferenceMarkdown.escaped)
            for key in section.keys { parts += ReferenceMarkdown.entry(key, on: page) }
        }
        for inherited in page.inherited {
            let keys = inherited.keys.map { key in
                "[`\(key)`](\(inherited.page).md#\(ReferenceMarkdown.anchor(key)))"
            }
            parts += ["## Keys of \(inherited.page)", keys.joined(separator: ",\n")]
        }
        text = parts.joined(separator: "\n\n") + "\n"
    }

    /// The list of all pages.
    init(index pages: [ReferencePage]) {
        var parts = [
            "# Reference", ReferenceMarkdown.note,
            "All keys of layout files, suite files and device files. Each key has its type, default, meaning and an "
                + "example. `\(CommandTable.program) help TOPIC` prints the same text, and "
                + "`\(CommandTable.program) help KEY` prints the entries of all keys with this name.",
        ]
        for kind in ReferencePage.Kind.allCases {
            parts.append("## \(kind.title)")
            parts.append(
                pages.filter { $0.kind == kind }.map { "- [\($0.name)](\($0.name).md): \($0.summary)" }
                    .joined(separator: "\n"))
        }
        text = parts.joined(separator: "\n\n") + "\n"
    }

    private static let note = "<!-- Made by Scripts/reference from the tables of Sources/LayoutDocument. -->"

    private static func entry(_ key: ReferenceKey, on page: ReferencePage) -> [String] {
        let links = Reference.links(of: key, on: page).map { link in
            let file = link.page == page.name ? "" : "\(link.page).md"
            let place = link.section.map { "#\(anchor(of: $0))" } ?? ""
            return "See [\(link.section ?? link.page)](\(file)\(place))."
        }
        return [
            "### \(key.name)",
            escaped("Value: \(key.value); \(key.standard.map { "default: \($0)" } ?? "required")."),
            ([escaped(key.meaning)] + links).joined(separator: " "),
            "```json\n\"\(key.name)\": \(key.example)\n```",
        ]
    }

    /// The anchor to which links to a section lead.
    private static func anchor(of section: String) -> String { "section-\(anchor(section))" }

    /// The anchor that GitHub makes from a heading.
    private static func anchor(_ heading: String) -> String {
        heading.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
            .replacing(" ", with: "-")
    }

    /// The text with its markup escaped.
    static func escaped(_ text: String) -> String {
        String(text.flatMap { "\\`*_[]<>|#".contains($0) ? ["\\", $0] : [$0] })
    }
}

extension ReferencePage.Kind {
    /// The title of a list of pages of this kind.
    var title: String {
        switch self {
        case .file: "Files"
        case .part: "Parts of layout files"
        case .view: "Views"
        case .controller: "Controllers"
        }
    }
}
