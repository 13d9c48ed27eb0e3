import Foundation
import LayoutDocument
import ReflowKit
import Screens
import TestSupport
import Testing

@testable import LayoutLoading

/// Screens whose designer rotated the canvas in Xcode, before and after.
@MainActor
@Suite(
    "Third-party documents: screens that Xcode turned", .tags(.thirdPartyDocuments), .needs(.turnedScreens))
struct RotationOracleTests {
    private struct Expected: Decodable {
        var view: String
        var element: String
        var newFrame: [Double]
    }

    @Test("Every view of every turned screen is within a point of Xcode's frame")
    func screens() throws {
        let folder = try #require(ThirdPartyDocuments.turnedScreens.url)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        var count = 0
        for name in names where !name.hasSuffix(".jsonl") {
            let screen = folder.appendingPathComponent(name)
            let before = screen.appendingPathComponent("before.xib")
            let expected = try JSONDecoder().decode(
                [Expected].self, from: Data(contentsOf: screen.appendingPathComponent("expected.json")))
            let sizes = try topSizes(screen.appendingPathComponent("after.xib"))
            let document = try #require(
                InterfaceBuilderDocument.parse(try Data(contentsOf: before), file: name, options: ParseOptions())
                    .document)
            var frames: [String: CGRect] = [:]
            for (id, old) in try topSizes(before) {
                guard let size = sizes[id], size != old else { continue }
                var settings = StageSettings()
                settings.scale = 2
                let sized = try SizedView(
                    document.layout(root: id), root: nil, size: size, source: LayoutSource(url: before),
                    settings: settings)
                note(sized.view, in: &frames)
            }
            for view in expected {
                let frame = try #require(frames[view.view], "\(name) \(view.view)")
                let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
                let deviation = zip(numbers, view.newFrame).map { abs($0 - $1) }.max() ?? .infinity
                #expect(deviation <= 1.01, "\(name) \(view.element) \(view.view): \(numbers) not \(view.newFrame)")
                count += 1
            }
        }
        #expect(count == 146)
    }

    private func topSizes(_ url: URL) throws -> [String: CGSize] {
        let stored = try StoredViews(contentsOf: url)
        var sizes: [String: CGSize] = [:]
        for top in stored.tops { if let id = stored.views[top].id { sizes[id] = stored.views[top].frame.size } }
        return sizes
    }

    private func note(_ view: UIView, in frames: inout [String: CGRect]) {
        if let id = view.accessibilityIdentifier { frames[id] = view.frame }
        for subview in view.subviews { note(subview, in: &frames) }
    }
}
