import Foundation
import LayoutDocument
import LayoutLoading
import LayoutRules
import Snapshots
import Suites
import Testing

@Suite("Finding and using the suite file")
struct SuiteFileTests {
    private let folder: SuiteFolder

    init() throws {
        folder = try SuiteFolder()
        try folder.layout("Layouts/a.json")
        try folder.layout("Layouts/more/b.json")
    }

    private func file(_ paths: String...) throws -> String? {
        try SuiteFile.read(for: paths, in: folder.url)?.file
    }

    @Test("The nearest one counts, in the folder of the layouts or above; it is no layout")
    func nearest() throws {
        try folder.write("{}", to: "reflow.json")
        #expect(try file("Layouts") == "reflow.json")
        #expect(try file("Layouts/more/b.json", "Layouts") == "reflow.json")
        try folder.write("{}", to: "Layouts/reflow.json")
        #expect(try file("Layouts") == "Layouts/reflow.json")
        #expect(try file("Layouts/more") == "Layouts/reflow.json")
        #expect(try folder.layouts().entries.map(\.source.name) == ["a", "b"])
    }

    @Test("Layouts of two suites cannot be one run")
    func several() throws {
        try folder.write("{}", to: "reflow.json")
        try folder.write("{}", to: "Layouts/more/reflow.json")
        #expect {
            try file("Layouts/a.json", "Layouts/more")
        } throws: { error in
            "\(error)".contains("Layouts/a.json and Layouts/more belong to different suites")
        }
    }

    @Test("A suite file that cannot be used is an error, not a run without it")
    func unusable() throws {
        try folder.write("{ \"comparison\": {\n  \"precision\": 2 } }", to: "reflow.json")
        #expect {
            try file("Layouts")
        } throws: { error in
            "\(error)" == "reflow.json:2:16: error: \"precision\" must be from 0 to 1, not 2"
        }
        try folder.remove("reflow.json")
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appending(path: "reflow.json").path, withDestinationPath: "nowhere.json")
        #expect {
            try file("Layouts")
        } throws: { error in
            "\(error)" == "cannot read reflow.json: No such file or directory"
        }
    }

    /// Records, then changes one channel of one pixel in every golden by 1.
    private func recordWithOnePixelOff() async throws {
        try await folder.record()
        for (path, bytes) in try folder.goldenBytes() where path.hasSuffix(".png") {
            try folder.write(Pictures.reencoded(bytes) { $0[0] ^= 1 }, to: "Snapshots/\(path)")
        }
    }

    @Test("Zero tolerance unless told; a layout's tolerance is its own; what is given for the run wins")
    func tolerance() async throws {
        try await recordWithOnePixelOff()
        func statuses(_ document: SuiteDocument?, _ overrides: ComparisonSettings = ComparisonSettings()) async throws
            -> [String: SnapshotStatus]
        {
            var suite = try folder.suite()
            suite.document = document
            suite.overrides.comparison = overrides
            let statuses = await suite.run().statuses
            return [
                "a": try #require(statuses["a.iphone-8.portrait"]),
                "b": try #require(statuses["b.iphone-8.portrait"]),
            ]
        }
        #expect(try await statuses(nil) == ["a": .changed, "b": .changed])
        let document = try SuiteDocument.parse(
            Data("{ \"layouts\": { \"a\": { \"comparison\": { \"perceptualPrecision\": 0.98 } } } }".utf8), file: "f")
        #expect(try await statuses(document) == ["a": .passed, "b": .changed])
        #expect(
            try await statuses(document, ComparisonSettings(tolerance: ToleranceSettings(perceptualPrecision: 1)))
                == ["a": .changed, "b": .changed])
        #expect(
            try await statuses(nil, ComparisonSettings(tolerance: ToleranceSettings(precision: 0.99))) == [
                "a": .passed, "b": .passed,
            ])
    }

    @Test("What passes by a tolerance says so")
    func tolerated() async throws {
        try await recordWithOnePixelOff()
        var suite = try folder.suite()
        suite.overrides.comparison.tolerance.precision = 0.9
        let text = await suite.run().picture("a.iphone-8.portrait")?.text()
        #expect(text?.hasSuffix("That is within the tolerance.") == true, "\(text ?? "")")
    }
}
