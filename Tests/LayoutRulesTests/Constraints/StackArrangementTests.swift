import KitValues
import LayoutRules
import Testing

extension StackConstraint {
    /// The text without UIKit's prefix: `spacing a1.leading == a0.trailing + 8`.
    fileprivate var text: String {
        var right = second.map { text($0) } ?? ""
        if multiplier != 1 { right = "\(multiplier) * " + right }
        if constant != 0 || second == nil { right += (right.isEmpty ? "" : " + ") + "\(constant)" }
        let name = identifier.rawValue.dropFirst("UISV-".count)
        return "\(name) \(text(first)) \(relation.sign) \(right)" + (priority == 1000 ? "" : " @\(priority)")
    }

    private func text(_ term: Term) -> String {
        let item =
            switch term.item {
            case .stack: "stack"
            case .canvas: "canvas"
            case .arranged(let index): "a\(index)"
            case .spacer: "spacer"
            case .alignmentSpanner: "spanner"
            case .gap(let index): "gap\(index)"
            }
        return "\(item).\(term.attribute.name)"
    }
}

private func arrangement(
    _ items: [StackArrangement.Item], _ change: (inout StackArrangement) -> Void = { _ in }
) -> StackArrangement {
    var arrangement = StackArrangement(items: items)
    change(&arrangement)
    return arrangement
}

private func texts(_ arrangement: StackArrangement, _ identifiers: StackIdentifier...) -> [String] {
    arrangement.constraints.filter { identifiers.contains($0.identifier) }.map(\.text)
}

@Suite("The constraints of stack views (autolayout.md §12)")
struct StackArrangementTests {
    private let plain = StackArrangement.Item()
    private let hidden = StackArrangement.Item(isHidden: true)

    @Test("§12.1: two views in a row, from edge to edge, with the space between them")
    func fill() {
        #expect(
            arrangement([plain, plain]) { $0.spacing = 8 }.constraints.map(\.text) == [
                "alignment a1.bottom == a0.bottom",
                "alignment a1.top == a0.top",
                "canvas-connection canvas.leading == a0.leading",
                "canvas-connection a1.trailing == canvas.trailing",
                "canvas-connection canvas.top == a0.top",
                "canvas-connection a0.bottom == canvas.bottom",
                "spacing a1.leading == a0.trailing + 8.0",
                "ambiguity-suppression a0.height == 0.0 @25.0",
                "ambiguity-suppression a1.height == 0.0 @25.0",
            ])
    }

    /// The identifiers in the order of first appearance.
    private func order(_ arrangement: StackArrangement) -> [String] {
        arrangement.constraints.reduce(into: []) { names, constraint in
            let name = String(constraint.identifier.rawValue.dropFirst("UISV-".count))
            if names.last != name { names.append(name) }
        }
    }

    @Test("§12: constraints in the order in which UIKit lists them, for every distribution")
    func order() {
        let items = [plain, plain, hidden, plain]
        let rest = ["spanning-boundary", "spanning-fit"]
        let own = ["ambiguity-suppression", "hiding", "ambiguity-suppression"]
        let cases: [(StackArrangement.Distribution, [String], [String])] = [
            (.fill, [], ["spacing"]), (.fillEqually, [], ["fill-equally", "spacing"]),
            (.equalSpacing, ["canvas-fit"], ["distributing-edge", "fill-equally", "spacing"]),
            (.equalCentering, ["canvas-fit"], ["distributing-edge", "fill-equally", "spacing"]),
        ]
        for (distribution, fits, shares) in cases {
            for isVertical in [false, true] {
                var stack = arrangement(items) {
                    $0.isVertical = isVertical
                    $0.distribution = distribution
                    $0.alignment = .center
                }
                #expect(order(stack) == ["alignment", "canvas-connection"] + fits + shares + rest + own)
                let ends =
                    isVertical ? ["top", "bottom", "leading", "trailing"] : ["leading", "trailing", "top", "bottom"]
                #expect(
                    texts(stack, .canvasConnection).map { String($0.split(separator: ".").last ?? "") }
                        == ends + [isVertical ? "centerX" : "centerY"])
                stack.alignment = .fill
                #expect(order(stack) == ["alignment", "canvas-connection"] + fits + shares + own)
                // Rows align the lower edges first, columns the leading ones.
                let edges = isVertical ? ["leading", "trailing"] : ["bottom", "top"]
                #expect(
                    stack.constraints.filter { $0.identifier == .alignment }.map(\.first.attribute.name)
                        == edges.flatMap { [$0, $0, $0] })
            }
        }
        let baselines = arrangement([plain, plain]) {
            $0.distribution = .equalSpacing
            $0.alignment = .firstBaseline
        }
        #expect(
            texts(baselines, .canvasFit) == [
                "canvas-fit stack.width == 0.0 @49.0", "canvas-fit stack.height == 0.0 @49.0",
            ])
    }

    @Test("§12.1: without a visible view a spacer holds the ends, and without any there is nothing")
    func empty() {
        #expect(arrangement([]).constraints.isEmpty)
        #expect(
            texts(arrangement([hidden]), .canvasConnection).prefix(2) == [
                "canvas-connection canvas.leading == spacer.leading",
                "canvas-connection spacer.trailing == canvas.trailing",
            ])
    }

    @Test("§12.3: equal lengths are those of the first visible view")
    func fillEqually() {
        let three = arrangement([hidden, plain, plain, plain]) {
            $0.isVertical = true
            $0.distribution = .fillEqually
        }
        #expect(
            texts(three, .fillEqually) == [
                "fill-equally a2.height == a1.height", "fill-equally a3.height == a1.height",
            ])
    }

    @Test("§12.4: shares of the content with the space, by falling priorities")
    func fillProportionally() {
        let lengths: [Double?] = [40, 20, nil]
        let three = arrangement(lengths.map { StackArrangement.Item(intrinsicLength: $0) }) {
            $0.distribution = .fillProportionally
            $0.spacing = 10
        }
        #expect(
            texts(three, .fillProportionally) == [
                "fill-proportionally a0.width == 0.5 * stack.width @999.0",
                "fill-proportionally a1.width == 0.25 * stack.width @998.0",
                "fill-proportionally a2.width == 0.0",
            ])
        let single = arrangement([StackArrangement.Item(intrinsicLength: 5)]) { $0.distribution = .fillProportionally }
        #expect(texts(single, .fillProportionally) == ["fill-proportionally a0.width == stack.width"])
        let none = arrangement([plain, plain]) { $0.distribution = .fillProportionally }
        #expect(texts(none, .fillEqually) == ["fill-equally a1.width == a0.width"])
    }

    @Test("§12.5, §12.6: gaps between edges are equal, those between centres only if nothing else matters")
    func equalGaps() {
        let three = [plain, plain, plain]
        let edges = arrangement(three) { $0.distribution = .equalSpacing }
        #expect(
            texts(edges, .distributingEdge, .fillEqually, .canvasFit) == [
                "canvas-fit stack.width == 0.0 @49.0",
                "distributing-edge gap0.leading == a0.trailing", "distributing-edge gap0.trailing == a1.leading",
                "distributing-edge gap1.leading == a1.trailing", "distributing-edge gap1.trailing == a2.leading",
                "fill-equally gap1.width == gap0.width",
            ])
        #expect(texts(edges, .spacing).allSatisfy { $0.contains(">=") })
        let centers = arrangement(three + [plain]) { $0.distribution = .equalCentering }
        #expect(
            texts(centers, .fillEqually) == [
                "fill-equally gap1.width == gap0.width @149.0", "fill-equally gap2.width == gap0.width @148.0",
            ])
        #expect(texts(centers, .distributingEdge)[0] == "distributing-edge gap0.leading == a0.centerX")
    }

    @Test(
        "§12.7: over hidden views space counts once, and none at the ends",
        arguments: [
            ("v-h-v", [5.0, 5]), ("v-h-h-v", [5, 0, 5]), ("h-v-v", [0, 10]), ("v-v-h-h", [10, 0, 0]), ("h-h", [0]),
            ("v-h-c-v", [5, 5, 30]), ("c-h-v", [15, 15]),
        ])
    func hiddenViews(_ order: String, _ spaces: [Double]) {
        let items = order.split(separator: "-").map { letter in
            StackArrangement.Item(isHidden: letter == "h", customSpacing: letter == "c" ? 30 : nil)
        }
        let row = arrangement(items) { $0.spacing = 10 }
        #expect(row.constraints.filter { $0.identifier == .spacing }.map(\.constant) == spaces)
        #expect(texts(row, .hiding).count == items.filter(\.isHidden).count)
    }

    @Test("§12.7, §0a.13: across the axis a hidden view stays tied, and the spanner leaves it out")
    func hiddenAcross() {
        let row = arrangement([plain, hidden, plain]) { $0.alignment = .center }
        #expect(
            texts(row, .alignment) == [
                "alignment a1.centerY == a0.centerY", "alignment a2.centerY == a0.centerY",
            ])
        #expect(texts(row, .spanningBoundary).allSatisfy { !$0.contains("a1") })
    }

    @Test(
        "§12.8: what holds the canvas around several views",
        arguments: [
            (.leading, ["canvas.top == a0.top", "spanner.bottom == canvas.bottom"], 0),
            (.trailing, ["canvas.top == spanner.top", "a0.bottom == canvas.bottom"], 0),
            (
                .center,
                ["canvas.top == spanner.top", "spanner.bottom == canvas.bottom", "canvas.centerY == a0.centerY"], 0
            ),
            (.firstBaseline, ["canvas.top == spanner.top", "spanner.bottom == canvas.bottom"], 1),
            (.lastBaseline, ["canvas.top == spanner.top", "a0.bottom <= canvas.bottom"], 1),
        ] as [(StackArrangement.Alignment, [String], Int)])
    func alignments(_ alignment: StackArrangement.Alignment, _ edges: [String], _ fits: Int) {
        let row = arrangement([plain, plain]) { $0.alignment = alignment }
        #expect(texts(row, .canvasConnection).dropFirst(2) == edges.map { "canvas-connection " + $0 }[...])
        #expect(texts(row, .canvasFit).count == fits)
        #expect(texts(row, .spanningFit) == ["spanning-fit spanner.height == 0.0 @51.0"])
        let aligned = row.constraints.filter { $0.identifier == .spanningBoundary && $0.relation == .equal }
        #expect(aligned.allSatisfy { $0.priority == 999.5 })
        #expect(aligned.count == ([.leading, .trailing].contains(alignment) ? 2 : 0))
    }

    @Test("§12.8: a single view has no spanner")
    func single() {
        let column = arrangement([plain]) {
            $0.isVertical = true
            $0.alignment = .center
        }
        #expect(
            texts(column, .canvasConnection).dropFirst(2) == [
                "canvas-connection canvas.leading <= a0.leading", "canvas-connection a0.trailing <= canvas.trailing",
                "canvas-connection canvas.centerX == a0.centerX",
            ])
        #expect(texts(column, .canvasFit) == ["canvas-fit stack.width == 0.0 @49.0"])
        #expect(texts(column, .spanningFit).isEmpty)
    }

    @Test("§12.8: columns know no baselines and keep their views inside; §12.9: their spaces may know them")
    func baselines() {
        let column = arrangement([plain, plain]) {
            $0.isVertical = true
            $0.alignment = .lastBaseline
            $0.isBaselineRelative = true
            $0.spacing = 20
        }
        #expect(texts(column, .alignment).isEmpty && texts(column, .canvasFit).isEmpty)
        #expect(
            texts(column, .canvasConnection).dropFirst(2) == [
                "canvas-connection canvas.leading == spanner.leading",
                "canvas-connection spanner.trailing == canvas.trailing",
            ])
        #expect(
            texts(column, .spanningBoundary) == [
                "spanning-boundary spanner.leading <= a0.leading", "spanning-boundary spanner.trailing >= a0.trailing",
                "spanning-boundary spanner.leading <= a1.leading", "spanning-boundary spanner.trailing >= a1.trailing",
            ])
        #expect(texts(column, .spacing) == ["spacing a1.firstBaseline == a0.lastBaseline + 20.0"])
    }

    @Test("§0a.2: texts that wrap share a row: before iOS 15 above their content, later only where nothing else tells")
    func textShares() {
        let items = [StackArrangement.Item(wraps: true), plain, StackArrangement.Item(wraps: true)]
        var row = arrangement(items) { $0.spacing = 6 }
        let share = "stack.width + -4.0"
        #expect(
            texts(row, .textWidthDisambiguation).map { $0.hasSuffix("@24.0") } == [true, false]
        )
        row.breaksTextTiesOnly = false
        let texts = texts(row, .textWidthDisambiguation)
        #expect(texts.allSatisfy { $0.contains(share) })
        #expect(texts[0].hasSuffix("@760.0") && texts[1].hasSuffix("@759.0"))
        row.isVertical = true
        #expect(!row.constraints.contains { $0.identifier == .textWidthDisambiguation })
    }

    @Test(
        "The height of all together: hidden views and the spaces at them count for nothing",
        arguments: [
            (.fill, 80 + 8), (.fillEqually, 120 + 8), (.fillProportionally, 120 + 8), (.equalSpacing, 80 + 8),
            (.equalCentering, 80 + 8),
        ] as [(StackArrangement.Distribution, Double)])
    func heights(distribution: StackArrangement.Distribution, height: Double) {
        let items = [hidden, plain, hidden, plain, hidden]
        let column = arrangement(items) {
            $0.isVertical = true
            $0.distribution = distribution
            $0.spacing = 8
        }
        #expect(column.height(of: [500, 20, 500, 60, 500]) == height)
        #expect(arrangement(items).height(of: [500, 20, 500, 60, 500]) == 60)
        #expect(arrangement([hidden]) { $0.isVertical = true }.height(of: [500]) == 0)
    }
}
