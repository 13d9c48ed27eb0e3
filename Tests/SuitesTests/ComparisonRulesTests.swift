import Comparison
import Foundation
import LayoutDocument
import LayoutRules
import Snapshots
import Suites
import Testing

@Suite("Rules of comparison for single views")
struct ComparisonRulesTests {
    private let folder: SuiteFolder
    private static let name = "a.iphone-8.portrait"

    init() throws {
        folder = try SuiteFolder()
    }

    /// Writes a layout with a card at 20 80 and a label at 10 10 in it.
    /// - Parameter clock: further keys of the label, such as a transform that turns it upside down.
    private func write(time: String, x: Int = 10, semantics: String = "iOS15", clock: String = "") throws {
        try folder.write(
            """
            { "devices": ["iPhone 8"], "semantics": "\(semantics)",
              "root": { "class": "UIView", "frame": [0, 0, 375, 667], "backgroundColor": "white", "subviews": [
                { "class": "UIView", "id": "card", "frame": [20, 80, 200, 100], "backgroundColor": "systemYellow",
                  "subviews": [
                    { "class": "UILabel", "id": "clock", "frame": [\(x), 10, 90, 30], "text": "\(time)" \(clock) },
                    { "class": "UILabel", "id": "name", "frame": [10, 50, 90, 30], "text": "Ada" } ] } ] } }
            """, to: "Layouts/a.json")
    }

    private func run(_ comparison: ComparisonSettings) async throws -> SuiteResult {
        var suite = try folder.suite()
        suite.overrides.comparison = comparison
        return await suite.run()
    }

    @Test(
        "A masked view may show another text, in every orientation and under every rotation rule",
        arguments: ["iOS15", "iOS6"])
    func masked(semantics: String) async throws {
        try write(time: "12:00", semantics: semantics)
        try await folder.record()
        try write(time: "23:59", semantics: semantics)
        #expect(try await run(ComparisonSettings()).statuses.values.allSatisfy { $0 == .changed })
        let masked = try await run(ComparisonSettings(masks: ["clock"]))
        #expect(masked.statuses.values.allSatisfy { $0 == .passed }, "\(masked.pictures.map { $0.text() ?? "" })")
        #expect(
            masked.picture(Self.name)?.text() == "The picture differs from the golden only where it is masked.")
        // A mask of a view around it hides the change too, and one of a view beside it does not.
        #expect(try await run(ComparisonSettings(masks: ["card"])).statuses.values.allSatisfy { $0 == .passed })
        #expect(try await run(ComparisonSettings(masks: ["name"])).statuses.values.allSatisfy { $0 == .changed })
    }

    @Test("A masked view has to stay where it was, and what lies in it has not")
    func masksKeepFrames() async throws {
        try write(time: "12:00")
        try await folder.record()
        try write(time: "12:00", x: 11)
        let moved = try await run(ComparisonSettings(masks: ["clock"]))
        #expect(moved.picture(Self.name)?.text()?.hasPrefix("clock: x 10 → 11\n") == true)
        #expect(try await run(ComparisonSettings(masks: ["card"])).statuses.values.allSatisfy { $0 == .passed })
    }

    @Test("A masked view may fade and go out, whichever of the two the golden shows")
    func masksOpacity() async throws {
        let looks = ["", #", "alpha": 0.25"#, #", "isHidden": true"#]
        for (old, new) in zip(looks, looks.dropFirst() + [looks[0]]) {
            try write(time: "12:00", clock: old)
            try await folder.record()
            try write(time: "12:00", clock: new)
            #expect(try await run(ComparisonSettings()).statuses.values.allSatisfy { $0 == .changed })
            let masked = try await run(ComparisonSettings(masks: ["clock"]))
            #expect(masked.statuses.values.allSatisfy { $0 == .passed }, "\(old) → \(new)")
        }
    }

    @Test("A view's tolerance allows its pixels to differ, and only its")
    func viewTolerance() async throws {
        try write(time: "12:00")
        try await folder.record()
        let golden = "Snapshots/a/\(Self.name).png"
        let recorded = try folder.read(golden)
        // The clock covers 30 90 to 120 120 in points, with two pixels each.
        func plant(_ x: Int, _ y: Int) throws {
            try folder.write(Pictures.reencoded(recorded) { $0[y * 750 + x] ^= 0x00FF_FFFF }, to: golden)
        }
        let clock = ComparisonSettings(views: ["clock": ToleranceSettings(maxDiffPixels: 1)])
        try plant(60, 180)
        #expect(try await run(clock).statuses[Self.name] == .passed)
        try plant(239, 239)
        #expect(try await run(clock).statuses[Self.name] == .passed)
        try plant(240, 239)
        #expect(try await run(clock).statuses[Self.name] == .changed)
        try plant(59, 180)
        let failed = try await run(clock)
        #expect(failed.statuses[Self.name] == .changed)
        #expect(failed.picture(Self.name)?.passing.map(\.view) == [nil])
        try plant(60, 180)
        let strict = try await run(
            ComparisonSettings(views: ["clock": ToleranceSettings(perceptualPrecision: 0.999)]))
        #expect(strict.picture(Self.name)?.passing.map(\.view) == ["clock"])
    }
}
