import LayoutDocument
import LayoutLoading

/// A page of the reference as text. Every key begins a line, after two spaces, so that it is easy to search for.
struct ReferenceText {
    let text: String

    init(_ page: ReferencePage) {
        let title = TextLayout.wrap(["\(page.name):"] + page.summary.words)
        let introduction = page.introduction.map { TextLayout.wrap($0.words) }
        let sections = page.sections.flatMap { ReferenceText.paragraphs(of: $0, on: page) }
        let inherited = page.inherited.map { inherited in
            TextLayout.wrap(
                ["keys", "of"] + "\(inherited.page) (\(ReferenceText.command(inherited.page))):".words) + "\n"
                + TextLayout.wrap(
                    Array(inherited.keys.dropLast().map { "\($0)," } + inherited.keys.suffix(1)), after: "  ")
        }
        text = ([title] + introduction + sections + inherited).joined(separator: "\n\n") + "\n"
    }

    /// The entries for a key of this name on all pages.
    init(_ pages: [ReferencePage]) {
        text = pages.map { ReferenceText($0).text }.joined(separator: "\n")
    }

    private static func paragraphs(of section: ReferenceSection, on page: ReferencePage) -> [String] {
        let heading = section.heading.map { ["\($0):"] } ?? []
        return heading + section.text.map { TextLayout.wrap($0.words) }
            + section.keys.map { entry($0, on: page) }
    }

    private static func entry(_ key: ReferenceKey, on page: ReferencePage) -> String {
        let standard = key.standard.map { "default: \($0)" } ?? "required"
        let related = Reference.links(of: key, on: page).flatMap { words(of: $0, on: page) }
        let lines = [
            "\(key.value); \(standard)".words, key.meaning.words + related, "\"\(key.name)\": \(key.example)".words,
        ]
        return (["  \(key.name)"] + lines.map { TextLayout.wrap($0, after: "      ") }).joined(separator: "\n")
    }

    /// The words of a sentence; a heading or a command counts as one word, so that it is not broken.
    private static func words(of link: Reference.Link, on page: ReferencePage) -> [String] {
        let section = link.section.map { "\"\($0)\"" }
        let other = link.page == page.name ? nil : command(link.page)
        let way = [section, section == nil || other == nil ? nil : "in", other].compactMap(\.self)
        return ["See"] + way.dropLast() + way.suffix(1).map { "\($0)." }
    }

    private static func command(_ page: String) -> String { "\"\(CommandTable.program) help \(page)\"" }
}

extension ReferencePages {
    /// The pages without the defaults of views' keys: for lists and links, which every command may need.
    static let index = ReferencePages(of: .kit)
}

/// Parts that both forms of the reference share.
enum Reference {
    struct Link: Hashable {
        let page: String
        /// The section; nil if the page has only one.
        let section: String?
    }

    /// The places that describe the objects of a key, except the top of the page that describes the key.
    static func links(of key: ReferenceKey, on page: ReferencePage) -> [Link] {
        key.related.compactMap { id in
            ReferencePages.index.page(describing: id).map { Link(page: $0.name, section: heading(of: id, on: $0)) }
        }.filter { $0.page != page.name || $0.section != nil }
    }

    /// The heading of a section; nil for the first one, which the page itself is about.
    private static func heading(of id: String, on page: ReferencePage) -> String? {
        page.sections.dropFirst().first { $0.id == id }?.heading
    }
}

extension String {
    fileprivate var words: [String] { split(separator: " ").map(String.init) }
}
