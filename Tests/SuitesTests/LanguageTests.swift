import Foundation
import KitValues
import LayoutDocument
import LayoutLoading
import LayoutRules
import Snapshots
import Suites
import Testing

@Suite("The languages that pictures are taken in")
struct LanguageTests {
    private let folder: SuiteFolder

    init() throws {
        folder = try SuiteFolder()
        try folder.layout("Layouts/a.json", supported: ["portrait"])
        try folder.write("\"Hello\" = \"Guten Tag\";", to: "Layouts/de.lproj/Localizable.strings")
    }

    private func suite(_ mode: RecordMode, _ languages: [LayoutLanguage]) throws -> SuiteRun {
        var suite = try folder.suite(mode)
        suite.options.languages = languages
        suite.options.orientations = .only([.turn(.portrait)])
        suite.options.scale = 1
        return suite
    }

    @Test(
        "Every language is a golden of its own name, in order, with its own texts; the layout's own has the plain name")
    func goldens() async throws {
        let languages: [LayoutLanguage] = [.base, .tag("de"), .tag("ar"), .doubled, .tag("de")]
        let result = try await suite(.all, languages).run()
        let stems = ["", ".de", ".ar", ".double"].map { "a.iphone-8.portrait\($0)" }
        #expect(result.pictures.map(\.name.stem) == stems)
        let trees = try stems.map { String(decoding: try folder.read("Snapshots/a/\($0).txt"), as: UTF8.self) }
        for (tree, text) in zip(trees, ["\"Hello\"", "\"Guten Tag\"", "\"Hello\"", "\"Hello Hello\""]) {
            #expect(tree.contains(text))
        }
        // Arabic is written from right to left, so the text stands at the other side of its label.
        let pictures = try stems.map { try folder.read("Snapshots/a/\($0).png") }
        #expect(Set(pictures).count == 4)
        #expect(try await suite(.never, languages).run().pictures.allSatisfy { $0.status == .passed })
        #expect(SuiteReport.languages(of: result) == [nil, "de", "ar", "double"])
    }

    @Test("The suite file sets the languages, and the goldens of others are obsolete")
    func suiteFile() async throws {
        _ = try await suite(.all, [.base, .tag("fr")]).run()
        var run = try suite(.never, [])
        let text = "{ \"matrix\": { \"languages\": [\"base\", \"accents\"] } }"
        run.options.orientations = .standard
        let document = try SuiteDocument.parse(Data(text.utf8), file: "reflow.json")
        try run.configure(by: document)
        #expect(run.options.languages == [.base, .accented])
        let shown = Set(await run.survey().owners.obsoleteNames(in: folder))
        #expect(shown == ["a/a.iphone-8.portrait.fr.png", "a/a.iphone-8.portrait.fr.txt"])
    }

    @Test("A language of the suite file that is no tag is told with its place")
    func unknown() throws {
        var run = try suite(.never, [])
        let text = "{ \"matrix\": {\n \"languages\": [\"de\", \"deutsch\"] } }"
        let document = try SuiteDocument.parse(Data(text.utf8), file: "reflow.json")
        let error = #expect(throws: LayoutLoadingError.self) { try run.configure(by: document) }
        #expect(error?.description.hasPrefix("reflow.json:2:22: error: \"deutsch\" for \"languages\"") == true)
    }

    @MainActor
    @Test("lint tells an issue in the first language that has it, so a language is named for what is cut only there")
    func lint() throws {
        try folder.write(
            "\"Hello\" = \"\(Array(repeating: "Guten Tag", count: 12).joined(separator: " "))\";",
            to: "Layouts/de.lproj/Localizable.strings")
        try folder.layout("Layouts/long.json", text: String(repeating: "Hello ", count: 20))
        var options = PictureOptions()
        options.orientations = .only([.turn(.portrait)])
        let maker = PictureMaker(options: options)
        func lines(_ file: String) throws -> [String] {
            let entry = try folder.layouts(["Layouts/\(file)"]).entries[0]
            let translations = try entry.translations(into: [.base, .tag("de"), .doubled])
            let layouts = translations.flatMap { translation in
                translation.read.layouts.map { (document: $0.document, source: translation.entry.source) }
            }
            let found = try maker.findings(
                in: layouts, shownAs: file, on: maker.devices(for: layouts[0].document)
            ).findings
            return found.filter { $0.kind == .truncated }.map { "\($0.language ?? "base") \($0.view)" }
        }
        #expect(try lines("a.json") == ["de title"])
        #expect(try lines("long.json") == ["base title"])
    }
}

extension SuiteReport {
    /// The languages of the pictures of a run, as its report has them.
    fileprivate static func languages(of result: SuiteResult) -> [String?] {
        result.layouts.flatMap { LayoutReport($0).pictures.map(\.language) }
    }
}

extension GoldenOwners {
    fileprivate func obsoleteNames(in folder: SuiteFolder) -> [String] {
        (try? obsolete(in: GoldenStore(root: folder.goldens))) ?? []
    }
}
