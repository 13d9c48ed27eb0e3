import Foundation
import KitSchema

/// A page of the reference for people, about a kind of file or about a class. Like the published schemas, it is made
/// from the tables that the decoder uses.
package struct ReferencePage: Sendable {
    /// The kind of page, for lists.
    package enum Kind: Sendable, CaseIterable {
        case file, part, view, controller
    }

    /// Keys that another page describes.
    package struct Inherited: Sendable {
        package let page: String
        package let keys: [String]
    }

    /// The name in the help: `layout`, `UILabel`.
    package let name: String
    package let kind: Kind
    /// The subject of the page, for a list, without a full stop.
    package let summary: String
    package let introduction: [String]
    package var sections: [ReferenceSection]
    package var inherited: [Inherited] = []
}

/// The pages about all files and classes.
package struct ReferencePages: Sendable {
    /// All pages, files first.
    package let all: [ReferencePage]

    /// - Parameter classes: UIKit's classes. If the pages are shown, the summaries of their keys must contain the
    ///   defaults.
    package init(of classes: DocumentClasses) {
        all =
            ReferencePage.files + ReferencePage.parts + ReferencePage.views(of: classes.views.available)
            + ReferencePage.controllers(of: classes.controllers)
    }

    /// The page that describes an object or a kind of value, by its name in the published schema.
    package func page(describing section: String) -> ReferencePage? {
        all.first { page in page.sections.contains { $0.id == section } }
    }

    /// The pages about all keys of this name, or with a path that ends in it. They contain nothing else.
    package func pages(withKey name: String) -> [ReferencePage] {
        all.compactMap { page in
            let sections = page.sections.compactMap { section in
                let keys = section.keys.filter { $0.name == name || $0.name.hasSuffix(".\(name)") }
                return keys.isEmpty ? nil : ReferenceSection(section.id, section.heading, keys: keys)
            }
            guard !sections.isEmpty else { return nil }
            return ReferencePage(
                name: page.name, kind: page.kind, summary: page.summary, introduction: [], sections: sections)
        }
    }

    /// The names of all keys, each once.
    package var keyNames: [String] {
        var seen: Set<String> = []
        return all.flatMap { page in page.sections.flatMap { $0.keys.map(\.name) } }.filter { seen.insert($0).inserted }
    }
}

/// The keys of one object.
package struct ReferenceSection: Sendable {
    /// The name of the object in the published schema.
    package let id: String
    /// The name of the object on pages; nil if a page has only this one.
    package let heading: String?
    package let text: [String]
    package let keys: [ReferenceKey]

    init(_ id: String, _ heading: String?, text: [String] = [], keys: [ReferenceKey] = []) {
        self.id = id
        self.heading = heading
        self.text = text
        self.keys = keys
    }

    init(_ schema: ObjectSchema, _ heading: String?) {
        self.init(schema.name, heading, text: [schema.summary], keys: schema.keys.map(ReferenceKey.init))
    }
}

/// A key with its description.
package struct ReferenceKey: Sendable {
    package let name: String
    package let isRequired: Bool
    /// The kind of the key's value.
    package let value: String
    /// The ids of the sections about objects in its value.
    package let related: [String]
    /// The default; nil for a required key.
    package let standard: String?
    package let meaning: String
    /// An example of a value, as JSON on one line.
    package let example: String

    init(_ key: KeySchema) {
        name = key.name
        isRequired = key.isRequired
        value = key.type.reference + (key.isOptional && key.type.allowsNull ? ", or null" : "")
        related = key.type.related
        standard = key.isRequired ? nil : key.standard ?? "none"
        meaning = key.meaning
        example = key.example ?? key.type.example(otherThan: key.standard)
    }
}

extension KeySchema {
    /// The part of the summary about a missing key, without the beginning and the end of its sentence.
    var standard: String? { parted.standard }

    /// The other sentences of the summary.
    var meaning: String { parted.meaning }

    private var parted: (meaning: String, standard: String?) {
        let mark = "Default: "
        guard let start = summary.range(of: mark) else { return (summary, nil) }
        let rest = summary[start.upperBound...]
        let end = rest.range(of: ". ")
        let standard = end.map { String(rest[..<$0.lowerBound]) } ?? String(rest.dropLast())
        let meaning = [String(summary[..<start.lowerBound]), end.map { String(rest[$0.upperBound...]) } ?? ""]
        return (meaning.joined().trimmingCharacters(in: .whitespaces), standard)
    }
}
