import Comparison
import Foundation
import KitValues
import LayoutRules
import TestSupport
import Testing

@testable import Screens

@Suite("A tree as text")
struct FrameTreeDumpTests {
    @Test("One view a line, defaults left out, everything else in its place")
    func everyField() {
        var tree = FrameTree(
            device: "iPhone 15", orientation: "landscapeRight", semantics: "iOS15",
            size: CGSize(width: 852, height: 393), scale: 3,
            root: FrameNode("UIWindow", frame: CGRect(0, 0, 852, 393)))
        tree.append(
            FrameNode(
                "UIView", frame: CGRect(0, 0, 852, 393),
                safeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59),
                autoresizingMask: [.flexibleWidth, .flexibleHeight]),
            depth: 1)
        tree.append(
            FrameNode(
                "UILabel", customClass: "Shop.PriceLabel", id: "price", frame: CGRect(16, 110.25, 1000.0 / 3, 44),
                autoresizingMask: [.flexibleWidth, .flexibleBottomMargin], text: "Say \"hi\"\n",
                looks: [
                    .font: "system bold 17", .ofClass: "#FF9500", .textColor: "#FF3B30", .backgroundColor: "#00000080",
                ], isHidden: true, alpha: 0.5),
            depth: 2)
        tree.append(
            FrameNode("UIScrollView", id: "i5M-Pr-FkT", frame: CGRect(0, 0, 10, 20), bounds: CGRect(0, 7, 10, 20)),
            depth: 2)
        tree.append(FrameNode("Cell<Int>", id: "a b", frame: .zero, text: ""), depth: 1)
        #expect(
            tree.dump() == """
                tree device="iPhone 15" orientation=landscapeRight semantics=iOS15 size=(852 393) scale=3
                UIWindow (0 0; 852 393)
                  UIView (0 0; 852 393) safe=(0 59 21 59) mask=W+H
                    Shop.PriceLabel:UILabel #price (16 110.25; 333.333 44) mask=W+BM hidden alpha=0.5 \
                backgroundColor=#00000080 textColor=#FF3B30 levelTintColor=#FF9500 font="system bold 17" "Say \\"hi\\"\\n"
                    UIScrollView #i5M-Pr-FkT (0 0; 10 20) bounds=(0 7; 10 20)
                  "Cell<Int>" #"a b" (0 0; 0 0) ""

                """)
    }

    @Test("Frames in the window stand behind the frames, scrolling included; without looks, nothing is said of them")
    func shapes() {
        let tree = FrameTree.sample([
            (
                1,
                FrameNode(
                    "UIScrollView", frame: CGRect(10, 100, 300, 400), bounds: CGRect(0, 50, 300, 400),
                    looks: [.backgroundColor: "#FFFFFF"])
            ),
            (2, FrameNode("UIImageView", id: "lake", frame: CGRect(8, 60, 20, 20), looks: [.image: "lake 1"])),
        ])
        #expect(
            tree.withoutLooks().absoluteDump() == """
                tree device="iPhone 15" orientation=portrait semantics=iOS15 size=(393 852) scale=3
                UIWindow (0 0; 393 852) window=(0 0; 393 852)
                  UIScrollView (10 100; 300 400) window=(10 100; 300 400) bounds=(0 50; 300 400)
                    UIImageView #lake (8 60; 20 20) window=(18 110; 20 20)

                """)
        #expect(tree.dump().hasSuffix("    UIImageView #lake (8 60; 20 20) image=\"lake 1\"\n"))
        #expect(tree.hasLooks && !tree.withoutLooks().hasLooks)
    }

    @Test("A view laid out at a size of its own names neither device nor orientation")
    func ownSize() {
        let tree = FrameTree(
            device: nil, orientation: nil, semantics: "iOS15", size: CGSize(width: 320, height: 44), scale: 2,
            root: FrameNode("UITableViewCell", frame: CGRect(0, 0, 320, 44)))
        #expect(
            tree.dump() == """
                tree semantics=iOS15 size=(320 44) scale=2
                UITableViewCell (0 0; 320 44)

                """)
    }

    @Test("Law: what was printed reads back as the same tree", arguments: 0..<300 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var tree = FrameTree.random(using: &generator, number: hundredths)
        let parsed = try FrameTree(parsing: tree.dump())
        tree = tree.withCutTexts
        #expect(parsed == tree)
    }

    @Test(
        "Law: reading and printing again gives the same bytes, whatever the numbers",
        arguments: 0..<300 as Range<UInt64>)
    func idempotence(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let text = FrameTree.random(using: &generator, number: anyNumber).dump()
        let again = try FrameTree(parsing: text).dump()
        #expect(again.utf8.elementsEqual(text.utf8))
    }

    @Test("Every string keeps its line: no control or direction character reaches the text", arguments: nastyStrings)
    func oneLine(string: String) throws {
        let tree = FrameTree.sample([(1, FrameNode("UILabel", id: string, frame: .zero, text: string))])
        let text = tree.dump()
        #expect(text.utf8.count { $0 == UInt8(ascii: "\n") } == 3)
        for scalar in text.unicodeScalars where scalar != "\n" {
            #expect(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value))
            #expect(scalar != "\u{202E}" && scalar != "\u{2028}" && scalar != "\u{FEFF}")
        }
        let parsed = try FrameTree(parsing: text)
        #expect(try #require(parsed.nodes[1].id).unicodeScalars.elementsEqual(string.unicodeScalars))
    }

    @Test("Text is cut to two hundred scalars, the last an ellipsis")
    func cutting() throws {
        let exact = String(repeating: "x", count: FrameTree.textLimit)
        let tree = FrameTree.sample([
            (1, FrameNode("UILabel", frame: .zero, text: exact)),
            (1, FrameNode("UILabel", frame: .zero, text: exact + "y")),
        ])
        let parsed = try FrameTree(parsing: tree.dump())
        #expect(parsed.nodes[1].text == exact)
        #expect(parsed.nodes[2].text == exact.dropLast() + "…")
    }

    @Test("Line ends of Windows are read, and print as our own")
    func windowsLineEnds() throws {
        let text = FrameTree.sample([(1, FrameNode("UIView", frame: .zero))]).dump()
        let windows = String(decoding: text.utf8.flatMap { $0 == 10 ? [13, 10] : [$0] }, as: UTF8.self)
        #expect(try FrameTree(parsing: windows).dump() == text)
    }

    static let head = "tree semantics=iOS15 size=(1 2) scale=3\n"

    @Test(
        "What is no dump is refused with its place",
        arguments: [
            ("", 1, 1, "\"tree\""),
            ("<<<<<<< HEAD\n", 1, 1, "\"tree\""),
            ("tree\n", 1, 5, "\" semantics=\""),
            ("tree semantics=\n", 1, 16, "a name"),
            ("tree semantics=iOS15 size=(1 2 3) scale=3\n", 1, 31, "\")\""),
            ("tree semantics=iOS15 size=(1 2) scale=\n", 1, 39, "a number"),
            ("tree semantics=iOS15 size=(1 2) scale=3 x\n", 1, 40, "the end of the line"),
            (head, 2, 1, "a view"),
            (head + "  UIView (0 0; 1 2)\n", 2, 3, "at most 0 spaces"),
            (head + "UIView (0 0; 1 2)\nUIView (0 0; 1 2)\n", 3, 1, "a single root"),
            (head + "UIView (0 0; 1 2)\n UIView (0 0; 1 2)\n", 3, 2, "an even indentation"),
            (head + "UIView (0 0; 1 2)\n    UIView (0 0; 1 2)\n", 3, 5, "at most 2 spaces"),
            (head + "UIView (0 0; 1 2)\n\n", 3, 1, "a single root"),
            (head + "UIView\n", 2, 7, "\" \""),
            (head + "UIView (0 0 1 2)\n", 2, 12, "\"; \""),
            (head + "UIView (0 zero; 1 2)\n", 2, 11, "a number"),
            (head + "UIView (0 0; 1 2) mask=W+X\n", 2, 26, "one of LM, W, RM, TM, H, BM"),
            (head + "UIView (0 0; 1 2) mask=\n", 2, 24, "a name"),
            (head + "UIView (0 0; 1 2) blink\n", 2, 19, "a double quote"),
            (head + "UIView (0 0; 1 2) \"open\n", 2, 24, "a closing quote"),
            (head + "UIView (0 0; 1 2) \"\\q\"\n", 2, 21, "an escape"),
            (head + "UIView (0 0; 1 2) \"\\u{110000}\"\n", 2, 21, "an escape"),
            (head + "UIView (0 0; 1 2) \"\\u{\n", 2, 21, "an escape"),
            (head + "UIView (0 0; 1 2) \"a\" hidden\n", 2, 22, "the end of the line"),
        ])
    func refusal(text: String, line: Int, column: Int, expected: String) throws {
        let error = try #require(throws: FrameTreeError.self) { try FrameTree(parsing: text) }
        #expect(error.description == "line \(line), column \(column): expected \(expected)")
    }

    @Test(
        "Law: a dump that breaks off anywhere is refused or is a tree, which prints as itself, but never traps",
        arguments: 0..<8 as Range<UInt64>)
    func truncation(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        // The number of views is small, because the work grows with the square of the text's length.
        let text = FrameTree.random(using: &generator, views: 6, number: hundredths).dump()
        for length in 0..<text.utf8.count {
            let part = String(decoding: text.utf8.prefix(length), as: UTF8.self)
            guard let tree = try? FrameTree(parsing: part) else { continue }
            #expect(try FrameTree(parsing: tree.dump()) == tree)
        }
    }

    @Test("Two thousand levels print, read, turn into JSON and compare without a deep stack")
    func deepTree() throws {
        var tree = FrameTree.sample([])
        for depth in 1...2_000 { tree.append(FrameNode("UIView", frame: CGRect(0, 0, 1, 1)), depth: depth) }
        #expect(try FrameTree(parsing: tree.dump()) == tree)
        // The count covers the object itself, the window and the views.
        var json = TreeReport(of: tree).json
        let braces = json.withUTF8 { bytes in
            // The text has eight million bytes, most of them indentation.
            var (count, index) = (0, 0)
            while index < bytes.count {
                if bytes[index] == UInt8(ascii: "{") { count += 1 }
                index += 1
            }
            return count
        }
        #expect(braces == 2_002)
        #expect(FrameComparison(reference: tree, actual: tree).isEqual)
    }
}

extension FrameTree {
    /// The tree with its texts truncated as in the dump.
    var withCutTexts: FrameTree {
        func cut(_ node: FrameNode) -> FrameNode {
            var node = node
            if let text = node.text, text.unicodeScalars.count > FrameTree.textLimit {
                var scalars = String.UnicodeScalarView()
                scalars.append(contentsOf: text.unicodeScalars.prefix(FrameTree.textLimit - 1))
                node.text = String(scalars) + "…"
            }
            return node
        }
        var tree = FrameTree(
            device: device, orientation: orientation, semantics: semantics, size: size, scale: scale, root: cut(root))
        for node in nodes.dropFirst() { tree.append(cut(node), depth: node.depth) }
        return tree
    }
}
