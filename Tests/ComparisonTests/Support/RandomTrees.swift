import Comparison
import Foundation
import KitValues
import LayoutRules
import Screens
import TestSupport

/// Strings that a careless writer would not escape.
let nastyStrings = [
    "", " ", "Hello", "two words", "\"", "\"\"\"", "\\", "\\\"", "\\n", "a\nb", "\r\n", "\t", "\0", "\u{1B}[31m",
    "<script>alert('x')</script>", "]]>", "&amp;", "👩‍👩‍👧", "🏳️‍🌈", "é", "e\u{301}", "مرحبا", "\u{202E}evil", "\u{2028}",
    "\u{FEFF}", "\u{85}", "(1 2; 3 4)", "#id", "mask=W", " hidden", "…", "\u{10FFFF}", "-", "../..", "a:b", "%g",
    "\\u{41}",
    String(repeating: "long ", count: 100),
]

extension FrameTree {
    /// A tree of views with unusual names and texts.
    ///
    /// - Parameters:
    ///   - views: the maximum number of views.
    ///   - number: generates the coordinates.
    static func random(
        using generator: inout SeededGenerator, views: Int = 40, number: (inout SeededGenerator) -> CGFloat
    ) -> FrameTree {
        func node(_ generator: inout SeededGenerator) -> FrameNode {
            func some(_ generator: inout SeededGenerator) -> String? {
                Bool.random(using: &generator) ? nastyStrings.randomElement(using: &generator) : nil
            }
            func rect(_ generator: inout SeededGenerator) -> CGRect {
                CGRect(
                    x: number(&generator), y: number(&generator), width: number(&generator), height: number(&generator))
            }
            return FrameNode(
                ["UIView", "UILabel", "UIImageView", "a b", "\"", "", "Cell<Int>"].randomElement(using: &generator)!,
                customClass: some(&generator), id: some(&generator), frame: rect(&generator),
                bounds: Bool.random(using: &generator) ? nil : rect(&generator),
                safeAreaInsets: Bool.random(using: &generator)
                    ? .zero
                    : UIEdgeInsets(
                        top: number(&generator), left: number(&generator), bottom: number(&generator),
                        right: number(&generator)),
                autoresizingMask: UIViewAutoresizing(rawValue: UInt.random(in: 0..<64, using: &generator)),
                text: some(&generator),
                looks: Dictionary(
                    uniqueKeysWithValues: (Look.ordered + [Look.ofClass]).compactMap { look in
                        (["#FF3B30", "#FF3B3080", "#", "# "] + nastyStrings).randomElement(using: &generator)
                            .flatMap { Bool.random(using: &generator) ? (look, $0) : nil }
                    }), isHidden: Bool.random(using: &generator),
                alpha: Bool.random(using: &generator) ? 1 : number(&generator))
        }
        var tree = FrameTree(
            device: nastyStrings.randomElement(using: &generator), orientation: "portrait", semantics: "iOS15",
            size: CGSize(width: number(&generator), height: number(&generator)), scale: 3, root: node(&generator))
        if Bool.random(using: &generator) { (tree.device, tree.orientation) = (nil, nil) }
        for _ in 0..<Int.random(in: 0..<views, using: &generator) {
            let deepest = tree.nodes[tree.nodes.count - 1].depth + 1
            tree.append(node(&generator), depth: Int.random(in: 1...deepest, using: &generator))
        }
        return tree
    }

    /// A tree of the views below a plain window, each at its depth.
    static func sample(_ views: [(depth: Int, node: FrameNode)]) -> FrameTree {
        let size = CGSize(width: 393, height: 852)
        var tree = FrameTree(
            device: "iPhone 15", orientation: "portrait", semantics: "iOS15", size: size, scale: 3,
            root: FrameNode("UIWindow", frame: CGRect(origin: .zero, size: size)))
        for view in views { tree.append(view.node, depth: view.depth) }
        return tree
    }
}

/// A number in hundredths, which six digits represent exactly.
func hundredths(_ generator: inout SeededGenerator) -> CGFloat {
    CGFloat(Int.random(in: -99_999...99_999, using: &generator)) / 100
}

/// A number that may be any bit pattern.
func anyNumber(_ generator: inout SeededGenerator) -> CGFloat {
    let special: [CGFloat] = [
        0, -0.0, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e-17,
    ]
    if Int.random(in: 0..<4, using: &generator) == 0 { return special.randomElement(using: &generator)! }
    return CGFloat(Double(bitPattern: generator.next()))
}

extension CGRect {
    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        self.init(x: x, y: y, width: width, height: height)
    }
}

extension Look {
    /// A look that only a single class has.
    static let ofClass = Look(rawValue: "levelTintColor")!
}
