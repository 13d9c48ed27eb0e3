import Foundation
import JSON
import KitValues
import TestSupport
import Testing

@testable import Assets

@Suite("Documents in other languages (resources.md §5)")
struct LocalizedFilesTests {
    static let catalogue = """
        { "sourceLanguage": "en", "version": "1.0", "strings": {
          "a.text": { "localizations": {
            "de": { "stringUnit": { "state": "translated", "value": "Hallo" } },
            "pt-BR": { "stringUnit": { "state": "translated", "value": "Olá" } } } },
          "b.text": { "extractionState": "manual", "localizations": {
            "de": { "variations": { "device": {
              "ipad": { "stringUnit": { "value": "Tippen" } }, "other": { "stringUnit": { "value": "Klicken" } } } } } } },
          "c.text": { "localizations": {
            "de": { "variations": { "plural": {
              "one": { "stringUnit": { "value": "%d Tag" } }, "other": { "stringUnit": { "value": "%d Tage" } } } } } } },
          "d.text": {}, "e.text": { "shouldTranslate": false } } }
        """

    @Test("A string catalogue varies by language, device and plural; keys that a language lacks are missing")
    func catalogues() throws {
        let catalogue = try StringCatalogue.read(Data(LocalizedFilesTests.catalogue.utf8))
        #expect(catalogue.sourceLanguage == "en")
        #expect(catalogue.languages == ["de", "pt-BR"])
        #expect(
            catalogue.texts(in: "de", on: .phone) == ["a.text": "Hallo", "b.text": "Klicken", "c.text": "%d Tage"])
        #expect(catalogue.texts(in: "de", on: .pad)["b.text"] == "Tippen")
        #expect(catalogue.texts(in: "fr", on: .phone).isEmpty)
    }

    /// The arguments are a language and the folders that are searched.
    @Test(
        "A tag falls back to its language; old projects have underscores and English names",
        arguments: [
            ("de", ["de", "German"]), ("pt-BR", ["pt-BR", "pt_BR", "pt"]), ("zh_Hans", ["zh_Hans", "zh-Hans", "zh"]),
            ("zh-Hant-HK", ["zh-Hant-HK", "zh_Hant_HK", "zh-Hant", "zh"]), ("ar", ["ar"]), ("../x", []),
        ])
    func names(language: String, folders: [String]) {
        #expect(LocalizedFiles.names(of: language) == folders)
    }

    /// The arguments are the files, the language, the texts, and the whole document.
    static let rows: [([String: String], String, [String: String]?, String?)] = [
        (["de.lproj/X.strings": "\"a.text\" = \"1\";"], "de", ["a.text": "1"], nil),
        (["de.lproj/X.strings": "\"a.text\" = \"1\";"], "de-AT", ["a.text": "1"], nil),
        (["German.lproj/X.strings": "\"a.text\" = \"1\";"], "de", ["a.text": "1"], nil),
        (["de.lproj/Y.strings": "\"a.text\" = \"1\";"], "de", nil, nil),
        (["mul.lproj/X.xcstrings": catalogue], "pt-BR", ["a.text": "Olá"], nil),
        (["X.xcstrings": catalogue], "de-CH", ["a.text": "Hallo", "b.text": "Klicken", "c.text": "%d Tage"], nil),
        (["X.xcstrings": catalogue], "fr", nil, nil),
        (
            ["X.xcstrings": catalogue, "de.lproj/X.strings": "\"a.text\" = \"1\";"], "de", ["a.text": "1"], nil
        ),
        (["de.lproj/X.storyboard": ""], "de", nil, "de.lproj/X.storyboard"),
    ]

    @Test("Texts are beside the document's folder, in the language's folder or in a catalogue")
    func files() throws {
        for (files, language, texts, whole) in LocalizedFilesTests.rows {
            let folder = try TemporaryFolder()
            for (path, text) in files { try folder.write(text, to: path) }
            for document in ["Base.lproj/X.storyboard", "en.lproj/X.storyboard", "X.storyboard"] {
                let found = LocalizedFiles(of: folder.url(document), in: language)
                #expect(try found.texts(on: .phone) == texts, "\(files.keys) in \(language)")
                #expect(found.wholeDocument?.path == whole.map { folder.url($0).path })
            }
        }
    }

    @Test("A damaged file is named with its place")
    func damaged() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"a\" = 5", to: "de.lproj/X.strings")
        try folder.write("{", to: "mul.lproj/X.xcstrings")
        for (language, text) in [
            ("de", "X.strings: line 1, column 8: a semicolon is missing"), ("fr", "X.xcstrings: line"),
        ] {
            let error = #expect(throws: LocalizedFileError.self) {
                try LocalizedFiles(of: folder.url("Base.lproj/X.xib"), in: language).texts(on: .phone)
            }
            #expect(error?.description.contains(text) == true, "\(error?.description ?? "")")
        }
    }
}
