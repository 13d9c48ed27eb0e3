import Basics
import Foundation
import ImageCodecs
import Screens
import TestSupport
import Testing

@testable import Comparison

@Suite("Whose pixels differ, where the frames are the same")
struct RepaintedViewTests {
    private static let blue: UInt32 = 0xFF00_7AFF
    private static let green: UInt32 = 0xFF34_C759
    private static let size = (width: 60, height: 40)

    /// A window of 30 × 20 points with two pixels per point. It contains a card with a title and a button, and a badge
    /// in front.
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

    /// A white picture with overlapping rectangles, in points.
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
        // Half-transparent white is stored premultiplied as grey, but the message names the colour as set.
        #expect(lines([(go, 0x8080_8080)], [(go, Self.blue)]) == ["go: color #FFFFFF80 → #007AFF"])
    }

    @Test("Where colours changed in many ways, the view is drawn differently")
    func noise() {
        let stripes = (0..<12).map { (index: Int) -> (CGRect, UInt32) in
            let color: UInt32 = 0xFF00_0000 | UInt32(index) * 0x10203
            return (CGRect(x: 3 + CGFloat(index) / 2, y: 10, width: 0.5, height: 4), color)
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
        // The changed area is the card, and the part of the badge inside it.
        #expect(lines([], [(card, Self.green)]) == ["card: color #FFFFFF → #34C759", "badge: drawn differently"])
        // The button and its subview changed in the same way, and a small part of the card beside them in another way.
        let corner = CGRect(x: 18, y: 14, width: 2, height: 2)
        #expect(
            lines([(go, Self.blue)], [(go, Self.green), (corner, 0xFF00_0000)]) == [
                "go: color #007AFF → #34C759", "card: drawn differently",
            ])
    }

    @Test("One colour became another only where nothing of the old is left, and the new was not there before")
    func recoloring() {
        // The change is a border around the button, which still contains blue.
        let inner = go.insetBy(dx: 1, dy: 1)
        #expect(lines([(go, Self.blue)], [(go, Self.green), (inner, Self.blue)]) == ["go: drawn differently"])
        // The letters moved, grew or became thinner; their background was white.
        let letter = CGRect(x: 4, y: 11, width: 2, height: 2)
        let moved = letter.offsetBy(dx: 2, dy: 0)
        #expect(lines([(letter, Self.blue)], [(moved, Self.blue)]) == ["go: drawn differently"])
        #expect(lines([(letter, Self.blue)], []) == ["go: drawn differently"])
        #expect(lines([], [(letter, Self.blue)]) == ["go: drawn differently"])
        // One change is in the letters' colour, the other in the colour behind them.
        #expect(lines([(letter, Self.blue)], [(letter, Self.green)]) == ["go: color #007AFF → #34C759"])
        #expect(
            lines([(go, Self.blue), (letter, 0xFFFF_FFFF)], [(go, Self.green), (letter, 0xFFFF_FFFF)])
                == ["go: color #007AFF → #34C759"])
    }

    @Test("Beside views that moved, others that look different are named; what moved there is not their change")
    func besideChanges() {
        // The title moves right by two points, over a visible part of the card, and the button changes its colour.
        var moved = tree()
        moved = replacing("UILabel", in: moved) { $0.frame.origin.x += 2 }
        let changes = FrameComparison(reference: tree(), actual: moved)
        #expect(changes.text() == "card/UILabel \"Title\": x 1 → 3\n")
        func lines(_ old: [(CGRect, UInt32)], _ new: [(CGRect, UInt32)]) -> [String] {
            RepaintedView.all(reference: picture(old), actual: picture(new), beside: changes).map(\.description)
        }
        let shifted = title.offsetBy(dx: 2, dy: 0)
        #expect(lines([(title, Self.blue)], [(shifted, Self.blue)]) == [])
        #expect(
            lines([(title, Self.blue), (go, Self.blue)], [(shifted, Self.blue), (go, Self.green)])
                == ["go: color #007AFF → #34C759"])
        // The button is independent of the title's position. The card is behind the title, so less of it may be
        // visible.
        let dot = CGRect(x: 4, y: 11, width: 1, height: 1)
        let shadow = CGRect(x: 3, y: 7.5, width: 10, height: 0.5)
        #expect(lines([], [(dot, Self.blue), (shadow, 0xFF80_8080)]) == ["go: drawn differently"])
        #expect(
            lines([(card, Self.blue)], [(card, Self.green), (shifted, 0xFF00_0000)]).first
                == "card: color #007AFF → #34C759")
    }

    @Test("A colour that trees tell is not told again, and what lies over it is not said to have changed")
    func besideLooks() {
        func lines(_ change: (inout FrameNode) -> Void, _ new: [(CGRect, UInt32)]) -> [String] {
            let changes = FrameComparison(reference: tree(), actual: replacing("card", in: tree(), change))
            return RepaintedView.all(
                reference: picture([(card, Self.blue), (go, 0xFF00_0000)]), actual: picture(new), beside: changes
            ).map(\.description)
        }
        let recolored = { (node: inout FrameNode) in node.looks[.backgroundColor] = "#34C759" }
        #expect(lines(recolored, [(card, Self.green), (go, 0xFF00_0000)]).isEmpty)
        // The button changed as well, although the trees are equal.
        #expect(lines(recolored, [(card, Self.green), (go, 0xFFFF_FFFF)]) == ["go: color #000000 → #FFFFFF"])
        // The card grew, too. The title shows the card's new colour, and has no colour of its own.
        let grown = { (node: inout FrameNode) in
            recolored(&node)
            node.frame.size.width += 2
        }
        let wide = CGRect(x: 2, y: 2, width: 22, height: 16)
        #expect(lines(grown, [(wide, Self.green), (go, 0xFF00_0000)]).isEmpty)
    }

    @Test("A view that fades, or lies in one that does, is told by that; one that came or went by itself")
    func fading() {
        for change in [{ $0.alpha = 0.5 }, { $0.isHidden = true }] as [(inout FrameNode) -> Void] {
            let faded = replacing("card", in: tree(), change)
            let changes = FrameComparison(reference: tree(), actual: faded)
            #expect(changes.changes.map(\.view) == ["card"])
            #expect(
                RepaintedView.all(
                    reference: picture([(go, Self.blue)]), actual: picture([(go, Self.green)]), beside: changes
                ).isEmpty)
        }
        var added = tree()
        added.append(FrameNode("UIView", id: "dot", frame: CGRect(x: 24, y: 12, width: 4, height: 4)), depth: 1)
        let dot = CGRect(x: 24, y: 12, width: 4, height: 4)
        for (old, new) in [(tree(), added), (added, tree())] {
            let changes = FrameComparison(reference: old, actual: new)
            #expect(changes.changes.map(\.view) == ["dot"])
            #expect(
                RepaintedView.all(reference: picture([]), actual: picture([(dot, Self.blue)]), beside: changes).isEmpty)
        }
    }

    /// The tree with the first view of that id or class replaced.
    private func replacing(_ name: String, in tree: FrameTree, _ change: (inout FrameNode) -> Void) -> FrameTree {
        var nodes = tree.nodes
        if let index = nodes.firstIndex(where: { $0.id == name || $0.className == name }) { change(&nodes[index]) }
        var result = FrameTree(
            device: tree.device, orientation: tree.orientation, semantics: tree.semantics, size: tree.size,
            scale: tree.scale, root: nodes[0])
        for node in nodes.dropFirst() { result.append(node, depth: node.depth) }
        return result
    }

    @Test("Hidden views own nothing; what lies in no view is the window's; masked pixels are nobody's")
    func nobody() {
        #expect(lines([], [(title, Self.blue)], hidden: true) == ["card: drawn differently"])
        let corner = CGRect(x: 28, y: 18, width: 2, height: 2)
        #expect(lines([], [(corner, Self.blue)]) == ["UIWindow: drawn differently"])
        #expect(lines([], [(corner, Self.blue)], masks: [PixelRect(x: 56, y: 36, width: 4, height: 4)]).isEmpty)
        #expect(lines([], []).isEmpty)
    }

    @Test("What is scrolled is seen where it is scrolled to, and named with that place")
    func scrolled() throws {
        var tree = FrameTree(
            device: nil, orientation: nil, semantics: "iOS15", size: CGSize(width: 30, height: 20), scale: 2,
            root: FrameNode("UIWindow", frame: CGRect(x: 0, y: 0, width: 30, height: 20)))
        tree.append(
            FrameNode(
                "UIScrollView", id: "scroll", frame: CGRect(x: 2, y: 2, width: 20, height: 16),
                bounds: CGRect(x: 5, y: 8, width: 20, height: 16)), depth: 1)
        tree.append(FrameNode("UIView", id: "row", frame: CGRect(x: 6, y: 16, width: 6, height: 4)), depth: 2)
        let view = try #require(
            RepaintedView.all(
                reference: picture([(go, Self.blue)]), actual: picture([(go, Self.green)]), tree: tree
            ).first)
        #expect(view.view == "row" && view.frame == go)
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
