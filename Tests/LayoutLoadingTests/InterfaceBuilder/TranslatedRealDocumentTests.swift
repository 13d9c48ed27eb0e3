import Foundation
import LayoutDocument
import ReflowKit
import Screens
import TestSupport
import Testing

@testable import LayoutLoading

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Strings of our own beside documents of real applications.
@MainActor
@Suite("Documents of real applications in a language", .tags(.thirdPartyDocuments), .needs(.interfaceBuilder))
struct TranslatedRealDocumentTests {
    /// The elements whose texts are translated here, with the attribute that has the text.
    nonisolated private static let keys = ["label": "text", "textField": "placeholder", "textView": "text"]

    @Test("A file of strings applies key by key in twenty documents: every text that it names, and no other")
    func keyByKey() throws {
        var documents = 0
        var translated = 0
        for url in try ThirdPartyDocuments.interfaceBuilder(usingAutoLayout: false) {
            let texts = try ElementTexts(contentsOf: url)
            guard texts.found.count >= 3, documents < 20 else { continue }
            documents += 1
            // Every second text has a translation, which is its own key.
            let chosen = texts.found.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
            let strings = chosen.map { "\"\($0.id).\($0.key)\" = \"<\($0.id).\($0.key)>\";" }.joined(separator: "\n")
            let name = url.lastPathComponent
            let layout = try TemporaryLayout(
                String(contentsOf: url, encoding: .utf8), name: "Base.lproj/\(name)",
                files: ["de.lproj/\(url.deletingPathExtension().lastPathComponent).strings": Data(strings.utf8)])
            let source = layout.source.translated(into: .tag("de"))
            let names = Set(chosen.map(\.id))
            for shown in try source.layouts(shownAs: name, root: "all").layouts {
                let sized = try SizedView(
                    shown.document, root: nil, size: CGSize(width: 320, height: 480), source: source,
                    settings: StageSettings())
                for view in views(below: sized.view) {
                    guard let id = view.accessibilityIdentifier, let own = texts.found.first(where: { $0.id == id })
                    else { continue }
                    let text: String? =
                        switch view {
                        case let label as UILabel: label.text
                        case let field as UITextField: field.placeholder
                        default: nil
                        }
                    guard let text else { continue }
                    if names.contains(id) {
                        #expect(text == "<\(id).\(own.key)>", "\(name)")
                        translated += 1
                    } else {
                        #expect(!text.hasPrefix("<\(id)."), "\(name)")
                    }
                }
            }
        }
        #expect(documents == 20)
        #expect(translated >= 40)
    }

    private func views(below view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }

    /// The texts of a document's elements, read by Foundation's parser.
    private final class ElementTexts: NSObject, XMLParserDelegate {
        private(set) var found: [(id: String, key: String)] = []

        init(contentsOf url: URL) throws {
            super.init()
            let parser = XMLParser(data: try Data(contentsOf: url))
            parser.delegate = self
            _ = parser.parse()
        }

        func parser(
            _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            guard let key = TranslatedRealDocumentTests.keys[element], let id = attributes["id"],
                attributes[key]?.isEmpty == false
            else { return }
            found.append((id, key))
        }
    }
}
