import Foundation
import LayoutDocument
import LayoutRules
import ReflowKit
import Testing

@testable import LayoutLoading

@MainActor
@Suite("Layout files in a language")
struct TranslatedLayoutTests {
    private static let layout = """
        { "root": { "class": "UIView", "frame": [0, 0, 393, 852], "subviews": [
          { "class": "UILabel", "id": "lab", "text": "Hello", "accessibilityIdentifier": "greeting" },
          { "class": "UILabel", "id": "runs", "attributedText": [{ "text": "Hello" }, { "text": "Save" }] },
          { "class": "UIButton", "id": "but", "title": { "normal": "Save", "selected": "Saved" } },
          { "class": "UITextField", "id": "fie", "placeholder": "Name" },
          { "class": "UISegmentedControl", "id": "seg", "segments": ["Hello", { "title": "Save" }] } ] } }
        """

    /// The texts of the label, the two runs, the button in two states, the field and the segments, and the identifier.
    private func texts(_ language: String, files: [String: String] = [:]) throws -> [String?] {
        let layout = try TemporaryLayout(
            TranslatedLayoutTests.layout, name: "Screens/page.json", files: files.mapValues { Data($0.utf8) })
        let source = LayoutSource(url: layout.source.url, root: layout.folder)
            .translated(into: try #require(LayoutLanguage(language)))
        let document = try #require(try source.parse(shownAs: "page.json").document)
        let stage = try LayoutStage(
            document, on: DeviceCatalogue.standard.require(named: "iPhone 15"), source: source)
        let button = stage.view("but") as? UIButton
        let segments = stage.view("seg") as? UISegmentedControl
        return [
            (stage.view("greeting") as? UILabel)?.text, (stage.view("runs") as? UILabel)?.attributedText?.string,
            button?.title(for: .normal), button?.title(for: .selected),
            (stage.view("fie") as? UITextField)?.placeholder, segments?.titleForSegment(at: 0),
            segments?.titleForSegment(at: 1), stage.view("greeting")?.accessibilityIdentifier,
        ]
    }

    private static let strings = """
        "Hello" = "Hallo"; "Save" = "Sichern"; "greeting" = "?";
        """
    private static let german = ["Hallo", "HalloSichern", "Sichern", "Saved", "Name", "Hallo", "Sichern", "greeting"]

    @Test("Texts are keys of the table Localizable, beside the file or above it, the nearest first")
    func table() throws {
        let strings = TranslatedLayoutTests.strings
        #expect(
            try texts("de", files: ["Screens/de.lproj/Localizable.strings": strings]) == TranslatedLayoutTests.german)
        #expect(try texts("de-AT", files: ["de.lproj/Localizable.strings": strings]) == TranslatedLayoutTests.german)
        let near = ["de.lproj/Localizable.strings": "", "Screens/de.lproj/Localizable.strings": strings]
        #expect(try texts("de", files: near) == TranslatedLayoutTests.german)
        let catalogue = """
            { "sourceLanguage": "en", "version": "1.0", "strings": { "Hello": { "localizations": {
              "de": { "stringUnit": { "value": "Hallo" } } } }, "Save": { "localizations": {
              "de": { "stringUnit": { "value": "Sichern" } } } } } }
            """
        #expect(try texts("de", files: ["Localizable.xcstrings": catalogue]) == TranslatedLayoutTests.german)
        let own = ["Hello", "HelloSave", "Save", "Saved", "Name", "Hello", "Save", "greeting"]
        #expect(try texts("base", files: ["de.lproj/Localizable.strings": strings]) == own)
        #expect(try texts("fr", files: ["de.lproj/Localizable.strings": strings]) == own)
    }

    @Test("The pseudo-languages change every text that people see, and no identifier")
    func pseudoLanguages() throws {
        #expect(
            try texts("double") == [
                "Hello Hello", "Hello HelloSave Save", "Save Save", "Saved Saved", "Name Name", "Hello Hello",
                "Save Save",
                "greeting",
            ])
        #expect(try texts("accents").first == "Ĥéļļö")
    }
}
