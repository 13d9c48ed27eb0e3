import Foundation
import Geometry
import LayoutRules
import TestSupport
import Testing

@Suite("Autoresizing, against what Apple's own code computed")
struct AutoresizingOracleTests {
    /// A view before and after its superview was resized in a designer's canvas.
    private struct Tuple: Decodable {
        var mask: [String]
        var oldParent: [CGFloat]
        var newParent: [CGFloat]
        var oldFrame: [CGFloat]
        var newFrame: [CGFloat]
    }

    /// The same, with the mask as six digits: left margin, width, right margin, top margin, height, bottom margin.
    private struct View: Decodable {
        var maskBits: String
        var oldParent: [CGFloat]
        var newParent: [CGFloat]
        var oldFrame: [CGFloat]
        var newFrame: [CGFloat]
    }

    /// How far the rule is from the canvas, which rounds to whole points, in the component that is farthest.
    private func deviation(
        _ mask: AutoresizingMask, _ old: [CGFloat], _ new: [CGFloat], _ frame: [CGFloat], _ expected: [CGFloat]
    ) -> CGFloat {
        let actual = resized(
            CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]), mask,
            from: CGSize(width: old[0], height: old[1]), to: CGSize(width: new[0], height: new[1]), rounding: .none)
        let values = [actual.origin.x, actual.origin.y, actual.size.width, actual.size.height]
        return zip(values, expected).map { abs($0 - $1) }.max() ?? 0
    }

    @Test(
        "§1.3: at least 85 % of 78 single views are within a point",
        .enabled(if: SharedData.resizeTuples != nil, "needs shared/oracles/rotation/resize-tuples.jsonl"))
    func singleViews() throws {
        let lines = try String(contentsOf: #require(SharedData.resizeTuples), encoding: .utf8).split(separator: "\n")
        let tuples = try lines.map { try JSONDecoder().decode(Tuple.self, from: Data($0.utf8)) }
        let near = tuples.filter { tuple in
            let mask = AutoresizingMask.named.filter { tuple.mask.contains($0.name) }.map(\.mask)
            return deviation(
                AutoresizingMask(mask), tuple.oldParent, tuple.newParent, tuple.oldFrame, tuple.newFrame) <= 1.01
        }
        #expect(tuples.count == 78)
        #expect(Double(near.count) >= 0.85 * Double(tuples.count), "\(near.count) of \(tuples.count)")
    }

    @Test(
        "§1.3: every view of six screens that were turned is within a point",
        .enabled(if: SharedData.rotatedScreens != nil, "needs shared/oracles/rotation"))
    func screens() throws {
        let folder = try #require(SharedData.rotatedScreens)
        let screens = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .map { $0.appendingPathComponent("expected.json") }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
        #expect(screens.count >= 6)
        for screen in screens {
            let views = try JSONDecoder().decode([View].self, from: Data(contentsOf: screen))
            for view in views {
                let bits = view.maskBits.enumerated().reduce(UInt(0)) {
                    $1.element == "1" ? $0 | 1 << UInt($1.offset) : $0
                }
                let distance = deviation(
                    AutoresizingMask(rawValue: bits), view.oldParent, view.newParent, view.oldFrame, view.newFrame)
                #expect(distance <= 1.01, "\(screen.path) \(view)")
            }
        }
    }
}
