import Foundation
import ImageCodecs
import KitValues
import LayoutDocument
import LayoutRules
import Snapshots
import Suites
import Testing

@Suite("Planted changes: each is caught or tolerated as documented, and none crashes")
struct PlantedChangeTests {
    private static let goldens = Task { try await PlantedBoard.recorded() }

    @Test("Without a tolerance, and with each of them", arguments: PlantedChange.all)
    func outcome(change: PlantedChange) async throws {
        let board = try PlantedBoard(goldens: try await PlantedChangeTests.goldens.value)
        try change.plant(board)
        for setting in PlantedChange.Setting.allCases {
            let result = try await board.run(setting)
            let expected = change.passing.contains(setting) ? .passed : change.status
            let text = result.text() ?? ""
            #expect(result.status == expected, "\(setting): \(text)")
            guard setting == .exact else { continue }
            for part in change.tells { #expect((text + "\n").contains(part), "\(text)") }
        }
    }

    @Test("There are fifty of them at least, each under a name of its own")
    func count() {
        #expect(PlantedChange.all.count >= 50)
        #expect(Set(PlantedChange.all.map(\.name)).count == PlantedChange.all.count)
    }

    // A fraction of a large picture hides a change that a count in a window finds.
    @Test("A swapped icon on an iPad picture passes by its share, and not by the densest window")
    func icon() async throws {
        let folder = try SuiteFolder()
        let layout = """
            { "devices": ["iPad Pro 11 (1st-4th)"], "root": { "class": "UIView", "frame": [0, 0, 834, 1194],
              "backgroundColor": "white", "subviews": [
                { "class": "UIImageView", "id": "icon", "frame": [40, 60, 24, 24], "image": "icon" } ] } }
            """
        func icon(_ color: UInt32) throws -> Data {
            try PNG.encode(Bitmap(width: 24, height: 24, pixels: [UInt32](repeating: color, count: 576)))
        }
        try folder.write(layout, to: "Layouts/a.json")
        try folder.write(icon(0xFF00_7AFF), to: "Layouts/Images/icon.png")
        func status(_ tolerance: ToleranceSettings, _ mode: RecordMode = .never) async throws -> SnapshotStatus? {
            var suite = try folder.suite(mode)
            suite.options.scale = 1
            suite.options.orientations = .only([.turn(.portrait)])
            suite.overrides.comparison.tolerance = tolerance
            return await suite.run().pictures.first?.status
        }
        #expect(try await status(ToleranceSettings(), .all) == .recorded)
        try folder.write(icon(0xFFFF_3B30), to: "Layouts/Images/icon.png")
        // The change is 576 of 995,796 pixels, 0.06 %.
        #expect(try await status(ToleranceSettings()) == .changed)
        #expect(try await status(ToleranceSettings(precision: 0.999)) == .passed)
        #expect(try await status(ToleranceSettings(precision: 0.999, maxDiffPixelsPerWindow: 100)) == .changed)
        #expect(try await status(ToleranceSettings(maxDiffPixels: 500)) == .changed)
        #expect(try await status(ToleranceSettings(perceptualPrecision: 0.95)) == .changed)
    }
}
