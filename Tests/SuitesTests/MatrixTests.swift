import Comparison
import Foundation
import ImageCodecs
import KitValues
import LayoutDocument
import LayoutLoading
import LayoutRules
import ReflowKit
import Snapshots
import Suites
import Testing

@Suite("The settings of the device that pictures are taken in")
struct MatrixTests {
    private let folder: SuiteFolder

    init() throws {
        folder = try SuiteFolder()
        // The text follows the user's size, the colours follow the appearance, and the label follows the direction of
        // text.
        try folder.write(
            """
            { "devices": ["iPhone 8"], "root": { "class": "UIViewController", "supportedInterfaceOrientations": ["portrait"],
              "view": { "class": "UIView", "frame": [0, 0, 375, 667], "backgroundColor": "systemBackground", "subviews": [
                { "class": "UILabel", "id": "title", "frame": [16, 40, 300, 80], "text": "Hello", "font": "body" } ] } },
              "steps": [{ "snapshot": "seen" }] }
            """, to: "Layouts/a.json")
    }

    /// A run in light and dark appearance, with two text sizes, from left to right and from right to left.
    private func suite(_ mode: RecordMode) throws -> SuiteRun {
        var suite = try folder.suite(mode)
        suite.options.appearances = [.light, .dark, .light]
        suite.options.contentSizes = [.large, .accessibilityMedium]
        suite.options.layoutDirections = [.leftToRight, .rightToLeft]
        return suite
    }

    @Test("Every combination is a golden of its own name, in order, and another picture")
    func combinations() async throws {
        let result = try await suite(.all).run()
        let endings = [
            "", ".rtl", ".accessibilityMedium", ".accessibilityMedium.rtl", ".dark", ".dark.rtl",
            ".dark.accessibilityMedium", ".dark.accessibilityMedium.rtl",
        ]
        #expect(
            result.pictures.map(\.name.stem)
                == endings.flatMap { ["a.iphone-8.portrait\($0)", "a.iphone-8.landscapeRight\($0)"] }
                + endings.map { "a.iphone-8.seen\($0)" })
        #expect(result.logs.map(\.name.stem) == endings.map { "a.iphone-8\($0)" })
        let pictures = try endings.map { try folder.read("Snapshots/a/a.iphone-8.portrait\($0).png") }
        #expect(Set(pictures).count == 8)
        #expect(try await suite(.never).run().pictures.allSatisfy { [.passed, .skipped].contains($0.status) })
    }

    @Test("High contrast is a setting of its own: its name is behind the appearance, and system colours differ")
    func highContrast() async throws {
        try folder.write(
            """
            { "devices": ["iPhone 8"],
              "root": { "class": "UIView", "frame": [0, 0, 375, 667], "backgroundColor": "systemRed" } }
            """, to: "Layouts/a.json")
        var suite = try folder.suite(.all)
        suite.options.appearances = [.light, .dark]
        suite.options.contrasts = [.normal, .high, .normal]
        suite.options.layoutDirections = [.rightToLeft]
        suite.options.orientations = .only([.turn(.portrait)])
        suite.options.scale = 1
        let stems = await suite.run().pictures.map(\.name.stem)
        let endings = [".rtl", ".high-contrast.rtl", ".dark.rtl", ".dark.high-contrast.rtl"]
        #expect(stems == endings.map { "a.iphone-8.portrait\($0)" })
        // According to Apple's Human Interface Guidelines, "Color", systemRed is this colour in each setting.
        let colors = try stems.map { try PNG.decode(folder.read("Snapshots/a/\($0).png")).pixels.first }
        #expect(colors == [0xFFFF_3B30, 0xFFD7_0015, 0xFFFF_453A, 0xFFFF_6961])
    }

    @Test("Goldens of every combination that is not asked for any more are obsolete, also beside the plain one")
    func obsolete() async throws {
        _ = try await suite(.all).run()
        let all = try await suite(.never).run()
        #expect(try folder.summary(of: all).obsolete == [])
        let stems = Set(all.pictures.map(\.name.path) + all.logs.map(\.name.path))
        let plain = try await folder.test()
        let owned = Set(plain.pictures.map(\.name.path) + plain.logs.map(\.name.path))
        #expect(owned.count == 4 && stems.count == 32)
        let obsolete = try folder.summary(of: plain).obsolete
        // The layout never rotated to landscape.
        let expected = stems.subtracting(owned).filter { !$0.contains("landscape") }
        #expect(Set(obsolete.map { ($0 as NSString).deletingPathExtension }) == expected)
        // Each of seven combinations has two pictures with their trees and a log.
        #expect(obsolete.count == 35)
    }

    private func document(_ matrix: String) throws -> SuiteDocument {
        try SuiteDocument.parse(Data("{ \"matrix\": \(matrix) }".utf8), file: "reflow.json")
    }

    @Test("A suite file says what is taken; what the file of the layout or the command line says wins")
    func suiteFile() async throws {
        try folder.layout("Layouts/a.json", supported: ["portrait"])
        try folder.write(
            "{ \"root\": { \"class\": \"UIView\", \"frame\": [0, 0, 10, 10] } }", to: "Layouts/b.json")
        var suite = try folder.suite(.never)
        let matrix = """
            { "devices": ["iPhone 15", "iPhone 4s"], "orientations": "portrait", "appearances": ["light", "dark"] }
            """
        try suite.configure(by: document(matrix))
        #expect(
            await suite.run().pictures.map(\.name.stem) == [
                "a.iphone-8.portrait", "a.iphone-8.portrait.dark", "b.iphone-15.portrait", "b.iphone-15.portrait.dark",
                "b.iphone-4s.portrait", "b.iphone-4s.portrait.dark",
            ])
        suite = try folder.suite(.never)
        suite.options.appearances = [.light]
        suite.options.devices = [.default]
        try suite.configure(by: document(matrix))
        #expect(await suite.run().pictures.map(\.name.stem) == ["a.iphone-15.portrait", "b.iphone-15.portrait"])
    }

    @Test("Orientations that were asked for win over the suite file's")
    func orientations() throws {
        var suite = try folder.suite(.never)
        suite.options.orientations = .only([.landscape])
        try suite.configure(by: document("{ \"orientations\": \"portrait\" }"))
        #expect(suite.options.orientations == .only([.landscape]))
    }

    @Test("A device of the suite file that nobody knows stops the run, with its place")
    func unknownDevice() throws {
        var suite = try folder.suite(.never)
        let error = #expect(throws: LayoutLoadingError.self) {
            try suite.configure(by: document("{\n \"devices\": [\"iPhone 99\"] }"))
        }
        #expect(error?.description.hasPrefix("reflow.json:2:14: error: ") == true, "\(error?.description ?? "")")
    }
}
