import Comparison
import Foundation
import KitValues
import LayoutRules
import Screens
import TestSupport
import Testing

@Suite("Trees against trees")
struct FrameComparisonTests {
    /// The changes that the comparison finds between two lists of views in the same window.
    private func changes(_ old: [(depth: Int, node: FrameNode)], _ new: [(depth: Int, node: FrameNode)]) -> String {
        FrameComparison(reference: .sample(old), actual: .sample(new)).text()
    }

    private func view(
        _ id: String? = nil, _ frame: CGRect = CGRect(0, 0, 10, 10), text: String? = nil, class name: String = "UIView",
        hidden: Bool = false, alpha: CGFloat = 1, mask: UIViewAutoresizing = [], bounds: CGRect? = nil
    ) -> FrameNode {
        FrameNode(
            name, id: id, frame: frame, bounds: bounds, autoresizingMask: mask, text: text, isHidden: hidden,
            alpha: alpha)
    }

    @Test("Law: a tree equals itself, and what its own text reads back as", arguments: 0..<200 as Range<UInt64>)
    func reflexivity(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let tree = FrameTree.random(using: &generator, number: hundredths)
        #expect(FrameComparison(reference: tree, actual: tree).isEqual)
        #expect(FrameComparison(reference: try FrameTree(parsing: tree.dump()), actual: tree).text() == "")
    }

    @Test("Law: equality is that of the printed bytes", arguments: 0..<300 as Range<UInt64>)
    func equalityIsThatOfTheText(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let tree = FrameTree.random(using: &generator, number: hundredths)
        let victim = Int.random(in: tree.nodes.indices, using: &generator)
        var other = FrameTree(
            device: tree.device, orientation: tree.orientation, semantics: tree.semantics, size: tree.size,
            scale: tree.scale, root: tree.root)
        for (index, node) in tree.nodes.enumerated() {
            var node = node
            if index == victim {
                switch Int.random(in: 0..<6, using: &generator) {
                case 0: node.frame.origin.x += 0.01
                case 1: node.text = node.text.map { $0 + "!" } ?? "new"
                case 2: node.isHidden.toggle()
                case 3: node.autoresizingMask.formSymmetricDifference(.flexibleHeight)
                case 4: node.alpha += 1
                default: break
                }
            }
            if index == 0 {
                other = FrameTree(
                    device: tree.device, orientation: tree.orientation, semantics: tree.semantics, size: tree.size,
                    scale: tree.scale, root: node)
            } else {
                other.append(node, depth: node.depth)
            }
        }
        let comparison = FrameComparison(reference: tree, actual: other)
        #expect(comparison.isEqual == tree.dump().utf8.elementsEqual(other.dump().utf8))
        #expect(comparison.text().isEmpty == comparison.isEqual)
    }

    @Test("Moved and resized, in points")
    func movedAndResized() {
        #expect(
            changes(
                [(1, view("title", CGRect(16, 110, 361, 44)))], [(1, view("title", CGRect(28, 110, 1000.0 / 3, 44)))])
                == "title: x 16 → 28, width 361 → 333.333\n")
    }

    @Test("A superview that moves takes its subviews along without their being named")
    func superviewMoves() {
        #expect(
            changes(
                [(1, view("card")), (2, view("title")), (2, view())],
                [(1, view("card", CGRect(0, 5, 10, 10))), (2, view("title")), (2, view())])
                == "card: y 0 → 5\n")
    }

    @Test("Every look that can change")
    func restyled() {
        #expect(
            changes(
                [(1, view("a", text: "Old", mask: [.flexibleWidth]))],
                [(1, view("a", text: "N\"ew", class: "UILabel", hidden: true, alpha: 0.5))])
                == "a: class UIView → UILabel, text \"Old\" → \"N\\\"ew\", hidden no → yes, alpha 1 → 0.5, mask W → none\n"
        )
    }

    @Test("Bounds are named when they say more than the frame does")
    func bounds() {
        #expect(
            changes(
                [(1, view("scroll", bounds: CGRect(0, 0, 10, 10)))],
                [(1, view("scroll", bounds: CGRect(0, 40, 10, 10)))])
                == "scroll: bounds.y 0 → 40\n")
        #expect(
            changes([(1, view("turned"))], [(1, view("turned", bounds: CGRect(0, 0, 7, 7)))])
                == "turned: bounds.width 10 → 7, bounds.height 10 → 7\n")
    }

    @Test("Safe area insets")
    func safeArea() {
        let old = FrameNode("UIView", id: "root", frame: .zero)
        var new = safe(old)
        #expect(changes([(1, old)], [(1, new)]) == "root: safeAreaInsets (0 0 0 0) → (59 0 34 0)\n")
        // Other insets are not reported if the view or its superview moved, because they follow from that.
        new.frame.origin.y = 3
        #expect(changes([(1, old)], [(1, new)]) == "root: y 0 → 3\n")
        #expect(
            changes([(1, view("outer")), (2, old)], [(1, view("outer", CGRect(0, 5, 10, 10))), (2, safe(old))])
                == "outer: y 0 → 5\n")
        // They are not reported inside a view that scrolled, either.
        #expect(
            changes(
                [(1, view("outer", bounds: CGRect(0, 0, 10, 10))), (2, old)],
                [(1, view("outer", bounds: CGRect(0, 5, 10, 10))), (2, safe(old))])
                == "outer: bounds.y 0 → 5\n")
        // They are reported inside a view that only grew.
        #expect(
            changes([(1, view("outer")), (2, old)], [(1, view("outer", CGRect(0, 0, 10, 12))), (2, safe(old))])
                == "outer: height 10 → 12\nroot: safeAreaInsets (0 0 0 0) → (59 0 34 0)\n")
    }

    private func safe(_ node: FrameNode) -> FrameNode {
        var node = node
        node.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        return node
    }

    @Test("Views that came or went are named once for all that they hold")
    func addedAndRemoved() {
        #expect(
            changes(
                [(1, view("stays")), (1, view("old", CGRect(1, 2, 3, 4))), (2, view()), (3, view())],
                [(1, view("stays")), (1, view("new", CGRect(5, 6, 7, 8))), (2, view("inner"))])
                    == """
                    new: added at (5 6; 7 8) with 1 view inside
                    old: removed, was at (1 2; 3 4) with 2 views inside

                    """)
    }

    @Test("Subviews that changed places: as few as explain it")
    func reordered() {
        #expect(
            changes(
                [(1, view("a")), (1, view("b")), (1, view("c")), (1, view("d"))],
                [(1, view("d")), (1, view("a")), (1, view("b")), (1, view("c"))])
                == "d: position 3 → 0\n")
    }

    @Test("A view inserted among others does not count as a change of their order")
    func insertedAmongOthers() {
        #expect(
            changes([(1, view("a")), (1, view("b"))], [(1, view("a")), (1, view("new")), (1, view("b"))])
                == "new: added at (0 0; 10 10)\n")
    }

    @Test("A view with an id is recognised in another superview")
    func reparented() {
        #expect(
            changes(
                [(1, view("left")), (2, view("badge")), (1, view("right"))],
                [(1, view("left")), (1, view("right")), (2, view("badge"))])
                == "badge: superview left → right\n")
    }

    @Test("A view that came from another superview leaves the order of those that stayed as it was")
    func reparentedAmongOthers() {
        #expect(
            changes(
                [(1, view("a")), (2, view("x")), (1, view("b"))], [(1, view("a")), (1, view("b")), (1, view("x"))])
                == "x: superview a → UIWindow\n")
    }

    @Test("Superview and subview may change roles")
    func swappedNesting() {
        #expect(
            changes([(1, view("a")), (2, view("b"))], [(1, view("b")), (2, view("a"))])
                == """
                b: superview UIWindow → UIWindow
                a: superview UIWindow → b

                """.replacingOccurrences(of: "b: superview UIWindow", with: "b: superview a"))
    }

    @Test("Views without an id go by class and order, and are named by their path")
    func withoutIDs() {
        #expect(
            changes(
                [(1, view("card")), (2, view()), (2, view()), (3, view(text: "Today", class: "UILabel"))],
                [
                    (1, view("card")), (2, view()), (2, view()),
                    (3, view(nil, CGRect(4, 0, 10, 10), text: "Today", class: "UILabel")),
                ])
                == "card/UIView[1]/UILabel \"Today\": x 0 → 4\n")
    }

    @Test("One of several like views that went is found by what the others show")
    func removedInTheMiddle() {
        func rows(_ texts: [String]) -> [(depth: Int, node: FrameNode)] {
            texts.enumerated().map {
                (1, view(nil, CGRect(0, CGFloat($0.offset) * 44, 100, 44), text: $0.element, class: "UILabel"))
            }
        }
        #expect(
            changes(rows(["A", "B", "C", "D"]), rows(["A", "C", "D"]))
                == """
                UILabel[1] "C": y 88 → 44
                UILabel[2] "D": y 132 → 88
                UILabel[1] "B": removed, was at (0 44; 100 44)

                """)
        #expect(
            changes(rows(["A", "C"]), rows(["A", "B", "C"]))
                == """
                UILabel[1] "B": added at (0 44; 100 44)
                UILabel[2] "C": y 44 → 88

                """)
    }

    @Test("An id that a tree has twice identifies nobody outside its superview, and names nobody without it")
    func repeatedIDs() {
        #expect(
            changes(
                [(1, view("a")), (2, view("x")), (1, view("b")), (2, view("x"))],
                [(1, view("a")), (2, view("x", CGRect(1, 0, 10, 10))), (1, view("b")), (2, view("x"))])
                == "a/x: x 0 → 1\n")
    }

    @Test("Views with a shared id are told apart by the nearest view with an id of its own, and by their order")
    func sharedNames() {
        /// Three equal cards, each with a row of two badges; `x` is the position of each card's first badge.
        func cards(_ x: CGFloat, of id: (Int) -> String?) -> [(depth: Int, node: FrameNode)] {
            (0..<3).flatMap { number in
                [
                    (1, view(id(number))), (2, view("row")), (3, view("badge", CGRect(x, 0, 5, 5))),
                    (3, view("badge", CGRect(20, 0, 5, 5))),
                ]
            }
        }
        #expect(
            changes(cards(0) { "cards.\($0)" }, cards(4) { "cards.\($0)" }) == """
                cards.0/row/badge[0]: x 0 → 4
                cards.1/row/badge[0]: x 0 → 4
                cards.2/row/badge[0]: x 0 → 4

                """)
        #expect(
            changes(cards(0) { _ in "card" }, cards(4) { _ in "card" }) == """
                card[0]/row/badge[0]: x 0 → 4
                card[1]/row/badge[0]: x 0 → 4
                card[2]/row/badge[0]: x 0 → 4

                """)
        #expect(
            changes(cards(0) { _ in nil }, cards(4) { _ in nil }).hasPrefix("UIView[0]/row/badge[0]: x 0 → 4\n"))
        // The name of a new view does not make the name of an old one ambiguous before the change.
        #expect(
            changes([(1, view("a")), (2, view("x"))], [(1, view("a")), (2, view("x")), (1, view("x"))])
                .hasSuffix("x: added at (0 0; 10 10)\n"))
    }

    @Test("Another custom class is another view")
    func customClass() {
        let old = FrameNode("UIView", customClass: "Old", frame: .zero)
        let new = FrameNode("UIView", customClass: "New", frame: .zero)
        #expect(
            changes([(1, old)], [(1, new)]) == """
                New:UIView: added at (0 0; 0 0)
                Old:UIView: removed, was at (0 0; 0 0)

                """)
    }

    @Test("Device, orientation, size and scale are compared too")
    func header() {
        let old = FrameTree.sample([])
        let new = FrameTree(
            device: "iPhone 15 Pro", orientation: "landscapeRight", semantics: "iOS16",
            size: CGSize(width: 852, height: 393), scale: 2, root: FrameNode("UIWindow", frame: CGRect(0, 0, 852, 393)))
        #expect(
            FrameComparison(reference: old, actual: new).text() == """
                tree: device iPhone 15 → iPhone 15 Pro
                tree: orientation portrait → landscapeRight
                tree: semantics iOS15 → iOS16
                tree: size (393 852) → (852 393)
                tree: scale 3 → 2
                UIWindow: width 393 → 852, height 852 → 393

                """)
    }

    @Test("A change below six digits is none, for the golden's text has no more")
    func precision() {
        #expect(changes([(1, view("a"))], [(1, view("a", CGRect(0.000_000_1 * 0, 0, 10.000_000_1, 10)))]) == "")
    }

    @Test("A long list is cut and counted")
    func limit() {
        let old = (0..<5).map { (depth: 1, node: view("v\($0)")) }
        let comparison = FrameComparison(reference: .sample(old), actual: .sample([]))
        #expect(
            comparison.text(limit: 2) == """
                v0: removed, was at (0 0; 10 10)
                v1: removed, was at (0 0; 10 10)
                … and 3 more

                """)
    }

    @Test("A mask covers what its view shows and holds, and nothing of what stands behind it in the tree")
    func masks() {
        func views(_ inside: String, _ beside: String) -> [(depth: Int, node: FrameNode)] {
            [
                (1, view("clock", text: inside)), (2, view("hand", text: inside)), (1, view("card")),
                (2, view("title", text: beside)),
            ]
        }
        let comparison = FrameComparison(
            reference: .sample(views("1", "Old")), actual: .sample(views("2", "New")), masks: ["clock"])
        #expect(comparison.text() == "title: text \"Old\" → \"New\"\n")
    }

    @Test(
        "Another image of the same name is told as that; a tree without digests does not tell, and others do not either"
    )
    func replacedImages() {
        func photo(_ image: String?, _ digest: String?, x: CGFloat = 0) -> [(depth: Int, node: FrameNode)] {
            var node = view("photo", CGRect(x, 0, 10, 10))
            node.looks[.image] = image
            node.looks[.imageDigest] = digest
            return [(1, node)]
        }
        #expect(
            changes(photo("lake", "0a0a0a0a"), photo("lake", "0b0b0b0b", x: 4))
                == "photo: x 0 → 4, image lake → lake (other pixels)\n")
        #expect(
            changes(photo("8x8", "0a0a0a0a"), photo("8x8", "0b0b0b0b")) == "photo: image 8x8 → 8x8 (other pixels)\n")
        // The dump gives no name to a background image.
        #expect(
            changes(photo(nil, "0a0a0a0a"), photo(nil, "0b0b0b0b")) == "photo: image unnamed → unnamed (other pixels)\n"
        )
        // The names already show the change.
        #expect(changes(photo("lake", "0a0a0a0a"), photo("sea", "0b0b0b0b")) == "photo: image lake → sea\n")
        #expect(changes(photo("lake", nil, x: 4), photo("lake", "0b0b0b0b")) == "photo: x 4 → 0\n")
        #expect(changes(photo("lake", "0a0a0a0a"), photo("lake", nil)) == "")
    }

    @Test("The kinds of a change")
    func kinds() {
        func kinds(_ old: FrameNode?, _ new: FrameNode?) -> [ViewChange.Kind] {
            let old = FrameTree.sample(old.map { [(1, $0)] } ?? [])
            let new = FrameTree.sample(new.map { [(1, $0)] } ?? [])
            return FrameComparison(reference: old, actual: new).changes.flatMap(\.kinds)
        }
        #expect(kinds(nil, view("a")) == [.added])
        #expect(kinds(view("a"), nil) == [.removed])
        #expect(kinds(view("a"), view("a", CGRect(1, 0, 9, 10), alpha: 0)) == [.moved, .resized, .restyled])
    }

    @Test("Hidden text is shown as text")
    func nastyNames() {
        let text = changes([(1, view("<script>\n"))], [(1, view("<script>\n", CGRect(1, 0, 10, 10)))])
        #expect(text == "\"<script>\\n\": x 0 → 1\n")
    }
}
