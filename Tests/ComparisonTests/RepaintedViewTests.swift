import Foundation
import ImageCodecs
import TestSupport
import Testing

@testable import Comparison

@Suite("Whose pixels differ, where the frames are the same")
struct RepaintedViewTests {
    private static let blue: UInt32 = 0xFF00_7AFF
    private static let green: UInt32 = 0xFF34_C759
    private static let size = (width: 60, height: 40)

    /// A window of 30 × 20 points at two pixels a point: a card with a title and a button, and a badge in front.
    private func tree(hidden: Bool = false) -> FrameTree {
        var tree = FrameTree(
            device: nil, orientation: nil, semantics: "iOS15", size: CGSize(width: 30, height: 20), scale: 2,
            root: FrameNode("UIWindow", frame: CGRect(x: 0, y: 0, width: 30, height: 20)))
        tree.append(FrameNode("UIView", id: "card", frame: CGRect(x: 2, y: 2, width: 20, height: 16)), depth: 1)
        tree.append(
            FrameNode("UILabel", frame: CGRect(x: 1, y: 1, width: 10, height: 4), text: "Title", isHidden: hidden),
            depth: 2)
        tree.append(FrameNode("UIButton", id: "go", frame: CGRect(x: 1, y: 8, width: 6, height: 4)), depth: 2)
        tree.append(FrameNode("UIView", id: "badge", frame: CGRect(x: 20, y: 0, width: 5, height: 5)), depth: 1)
        return tree
    }

    private let white = Bitmap(
        width: size.width, height: size.height,
        pixels: [UInt32](repeating: 0xFFFF_FFFF, count: size.width * size.height))

    /// White, with rectangles in points painted over each other.
    private func picture(_ rects: [(CGRect, UInt32)]) -> Bitmap {
        var pixels = white.pixels
        for (rect, color) in rects {
            for y in Int(rect.minY * 2)..<Int(rect.maxY * 2) {
                for x in Int(rect.minX * 2)..<Int(rect.maxX * 2) { pixels[y * white.width + x] = color }
            }
        }
        return Bitmap(width: white.width, height: white.height, pixels: pixels)
    }

    private func lines(
        _ old: [(CGRect, UInt32)], _ new: [(CGRect, UInt32)], hidden: Bool = false, masks: [PixelRect] = []
    ) -> [String] {
        RepaintedView.all(reference: picture(old), actual: picture(new), tree: tree(hidden: hidden), masks: masks)
            .map(\.description)
    }

    private let title = CGRect(x: 3, y: 3, width: 10, height: 4)
    private let go = CGRect(x: 3, y: 10, width: 6, height: 4)
    private let card = CGRect(x: 2, y: 2, width: 20, height: 16)

    @Test("The smallest view at the pixels is named, with the colour that became another")
    func colors() throws {
        #expect(lines([(go, Self.blue)], [(go, Self.green)]) == ["go: color #007AFF → #34C759"])
        let view = try #require(
            RepaintedView.all(
                reference: picture([(go, Self.blue)]), actual: picture([(go, Self.green)]), tree: tree()
            ).first)
        #expect(view.frame == go && view.pixels == 12 * 8)
        // Half transparent white is stored as grey: people read the colour that was set.
        #expect(lines([(go, 0x8080_8080)], [(go, Self.blue)]) == ["go: color #FFFFFF80 → #007AFF"])
    }

    @Test("Where colours changed in many ways, the view is drawn differently")
    func noise() {
        let stripes = (0..<12).map { index in
            (CGRect(x: 3 + CGFloat(index) / 2, y: 10, width: 0.5, height: 4), 0xFF00_0000 | UInt32(index) * 0x10203)
        }
        #expect(lines([], stripes) == ["go: drawn differently"])
    }

    @Test("Several views are told in the order of their pixels")
    func order() {
        #expect(
            lines([(go, Self.blue), (title, Self.blue)], [(go, Self.green), (title, 0xFF00_0000)]) == [
                "card/UILabel \"Title\": color #007AFF → #000000", "go: color #007AFF → #34C759",
            ])
    }

    @Test("What shows through the views in a repainted one is not their change")
    func through() {
        // The card, and of the badge what lies in it.
        #expect(lines([], [(card, Self.green)]) == ["card: color #FFFFFF → #34C759", "badge: color #FFFFFF → #34C759"])
        // A button and its own part changed in the same way, a small part of the card beside them otherwise.
        let corner = CGRect(x: 18, y: 14, width: 2, height: 2)
        #expect(
            lines([(go, Self.blue)], [(go, Self.green), (corner, 0xFF00_0000)]) == [
                "go: color #007AFF → #34C759", "card: color #FFFFFF → #000000",
            ])
    }

    @Test("Hidden views own nothing; what lies in no view is the window's; masked pixels are nobody's")
    func nobody() {
        #expect(lines([], [(title, Self.blue)], hidden: true) == ["card: color #FFFFFF → #007AFF"])
        let corner = CGRect(x: 28, y: 18, width: 2, height: 2)
        #expect(lines([], [(corner, Self.blue)]) == ["UIWindow: color #FFFFFF → #007AFF"])
        #expect(lines([], [(corner, Self.blue)], masks: [PixelRect(x: 56, y: 36, width: 4, height: 4)]).isEmpty)
        #expect(lines([], []).isEmpty)
    }

    @Test("Pictures of different sizes name no view")
    func sizes() {
        let one = Bitmap(width: 1, height: 1, pixels: [0])
        #expect(RepaintedView.all(reference: one, actual: white, tree: tree()).isEmpty)
    }

    @Test(
        "Law: every pixel has the smallest visible view that it lies in, the frontmost of equal ones", arguments: 0..<20
    )
    func owners(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var tree = FrameTree(
            device: nil, orientation: nil, semantics: "iOS15", size: CGSize(width: 30, height: 20), scale: 1,
            root: FrameNode("UIWindow", frame: CGRect(x: 0, y: 0, width: 30, height: 20)))
        for _ in 0..<12 {
            let rect = CGRect(
                x: CGFloat.random(in: -5...28, using: &generator), y: .random(in: -5...18, using: &generator),
                width: CGFloat(Int.random(in: 0...20, using: &generator)),
                height: CGFloat(Int.random(in: 0...20, using: &generator)))
            tree.append(FrameNode("UIView", frame: rect, isHidden: .random(using: &generator)), depth: 1)
        }
        var owners = PixelOwners(tree, size: PixelSize(width: 30, height: 20))
        for y in 0..<20 {
            for x in 0..<30 {
                let pixel = CGRect(x: x, y: y, width: 1, height: 1)
                let there = tree.nodes.indices.filter {
                    let shared = tree.nodes[$0].frame.intersection(pixel)
                    return !tree.nodes[$0].isHidden && shared.width > 0 && shared.height > 0
                }
                func area(_ index: Int) -> CGFloat {
                    let inside = tree.nodes[index].frame.integral.intersection(
                        CGRect(x: 0, y: 0, width: 30, height: 20))
                    return inside.width * inside.height
                }
                let expected = there.min { (area($0), $1) < (area($1), $0) }
                #expect(owners.owner(x: x, y: y) == expected, "at \(x), \(y)")
            }
        }
    }
}
