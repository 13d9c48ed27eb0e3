import Foundation
import KitValues
import LayoutRules
import ReflowKit
import Testing

@testable import Screens

@Suite("Lint: overlaps are looked for where views are")
@MainActor
struct OverlapSearchTests {
    /// A view that is completely visible and filled by its letters.
    private func view(_ kind: ViewFacts.Kind, _ rect: CGRect, order: Int, isOpaque: Bool = false, group: Int = 0)
        -> ViewFacts
    {
        ViewFacts(
            name: "\(order)", identifier: nil, kind: kind, size: rect.size, rect: rect,
            letters: kind == .text || kind == .control ? [rect] : [], essential: rect, visible: rect, scrolls: [],
            isOpaque: isOpaque, order: order, group: group, clips: [])
    }

    private func text(_ find: OverlapSearch.Find) -> String {
        switch find.relation {
        case .hides: "\(find.above.name) hides \(find.below.name)"
        case .overlaps(let rect):
            "\(find.above.name) overlaps \(find.below.name): \(rect.size)\(find.hasOthers ? " …" : "")"
        }
    }

    /// The overlaps found by comparing all pairs.
    private func plain(_ views: [ViewFacts]) -> [String] {
        var found: [(place: [Int], text: String)] = []
        var hidden = Set<Int>()
        for (index, above) in views.enumerated() {
            let behind = views[..<index].enumerated().filter { $1.group == above.group && !$1.contains(above) }
            for (place, below) in behind where !hidden.contains(place) && Overlap.hides(above, below) {
                hidden.insert(place)
                found.append(([place, index, 0], "\(index) hides \(place)"))
            }
            var overlaps: [(Int, CGRect)] = []
            for (place, below) in behind where above.kind != .surface || !hidden.contains(place) {
                if let shared = Overlap.between(below, above) { overlaps.append((place, shared)) }
            }
            for (number, (place, shared)) in overlaps.prefix(OverlapSearch.most).enumerated() {
                let mark = number == OverlapSearch.most - 1 && overlaps.count > OverlapSearch.most ? " …" : ""
                found.append(([place, index, 1], "\(index) overlaps \(place): \(shared.size)\(mark)"))
            }
        }
        return found.sorted { $0.place.lexicographicallyPrecedes($1.place) }.map(\.text)
    }

    @Test("Random screens: the same is found as by comparing all pairs", arguments: 1...60)
    func pairs(seed: UInt64) {
        var random = Steps(state: seed)
        let kinds: [ViewFacts.Kind] = [.text, .text, .control, .picture, .drawing, .surface, .surface]
        var views = (0..<90).map { order in
            let isLarge = random.next(12) == 0
            let size = CGSize(width: random.next(isLarge ? 2000 : 90), height: random.next(isLarge ? 2000 : 60))
            let rect = CGRect(
                origin: CGPoint(x: random.next(700) - 100, y: random.next(500) - 100), size: size)
            return view(
                kinds[random.next(kinds.count)], rect, order: order, isOpaque: random.next(3) == 0,
                group: random.next(10) == 0 ? 1 : 0)
        }
        for index in views.indices where random.next(5) == 0 { views[index].lastInside += random.next(4) }
        for index in views.indices where random.next(7) == 0 { views[index].scrolls = [0] }
        var search = OverlapSearch(views)
        let found = search.finds().map(text)
        #expect(found == plain(views))
        #expect(!found.isEmpty)
        #expect(search.crowded.isEmpty)
    }

    @Test("Of 2,000 views in one place each is compared with a few, and of 2,000 in a list with its neighbours")
    func cost() {
        func comparisons(_ views: [ViewFacts]) -> Int {
            var search = OverlapSearch(views)
            _ = search.finds()
            return search.comparisons
        }
        let place = CGRect(x: 20, y: 100, width: 200, height: 20)
        #expect(comparisons((0..<2000).map { view(.text, place, order: $0) }) <= 2000 * (OverlapSearch.most + 1))
        let cards = (0..<2000).map { view($0 < 1000 ? .text : .surface, place, order: $0, isOpaque: true) }
        // The first card hides all texts, and hidden texts are not compared again; the texts overlap each other.
        #expect(comparisons(cards) <= 1000 * (OverlapSearch.most + 1) + 1000)
        let list = (0..<2000).map { view(.control, place.offsetBy(dx: 0, dy: CGFloat($0) * 22), order: $0) }
        #expect(comparisons(list) <= 2000 * 6)
        // The page behind them is compared once with each of them.
        let page = [view(.picture, CGRect(x: 0, y: 0, width: 400, height: 50_000), order: 0)]
        let texts = (1...2000).map { view(.text, place.offsetBy(dx: 0, dy: CGFloat($0) * 22), order: $0) }
        #expect(comparisons(page + texts) <= 2000 * 7)
    }

    /// Labels with buttons behind them, separate or stacked.
    private func labels(_ count: Int, onButtons step: CGFloat) -> [ViewFacts] {
        let place = CGRect(x: 20, y: 100, width: 200, height: 44)
        let buttons = (0..<count).map { number in
            var button = view(.control, place.offsetBy(dx: 0, dy: CGFloat(number) * step), order: number)
            button.letters = []
            return button
        }
        return buttons
            + (0..<count).map { number in
                let letters = place.offsetBy(dx: 0, dy: CGFloat(number) * step).insetBy(dx: 10, dy: 10)
                return view(.text, letters, order: count + number)
            }
    }

    @Test("3,000 labels on 3,000 buttons: a bounded number of looks, and what is left out is known")
    func labelsOnButtons() {
        var list = OverlapSearch(labels(3000, onButtons: 50))
        #expect(list.finds().isEmpty)
        #expect(list.comparisons <= 6000 * 8)
        #expect(list.crowded.isEmpty)

        var pile = OverlapSearch(labels(3000, onButtons: 0))
        let found = pile.finds()
        #expect(pile.comparisons <= 6000 * OverlapSearch.looks)
        // Every label overlaps those behind it, with or without the buttons: the first four of them are reported.
        #expect(found.count == 0 + 1 + 2 + 3 + 4 * 2996)
        #expect(found.allSatisfy { $0.above.kind == .text && $0.below.kind == .text })
        // The limit of comparisons is reached at about the two hundredth button.
        #expect(pile.crowded.contains { $0.kind == .control })
        #expect(pile.crowded.first.map { $0.order > 190 } == true)
        #expect(pile.crowded.contains { $0.kind == .text })

        // The cards cover one half of every label and button, so that none is hidden.
        let cards = (0..<1000).map { number in
            view(.surface, CGRect(x: 20, y: 100, width: 100, height: 44), order: 2000 + number, isOpaque: true)
        }
        var covered = OverlapSearch(labels(1000, onButtons: 0) + cards)
        let edges = covered.finds().filter { $0.above.kind == .surface }
        #expect(covered.comparisons <= 3000 * OverlapSearch.looks)
        #expect(edges.count == 1000 * OverlapSearch.most)
        #expect(covered.crowded.contains { $0.kind == .surface })

        // Each label with a background hides the one behind it, so each is hidden once.
        let badges = (0..<3000).map { number in
            view(.text, CGRect(x: 20, y: 100, width: 100, height: 20), order: number, isOpaque: true)
        }
        var hidden = OverlapSearch(badges)
        #expect(hidden.finds().count { if case .hides = $0.relation { true } else { false } } == 2999)
        #expect(hidden.comparisons <= 3000 * (OverlapSearch.most + 2))
        #expect(hidden.crowded.isEmpty)
    }

    @Test("Up to 200 views in one place each is compared with all others")
    func limit() {
        let place = CGRect(x: 20, y: 100, width: 200, height: 44)
        func crowded(_ count: Int) -> Int {
            var search = OverlapSearch(
                (0..<count).map { number in
                    var button = view(.control, place, order: number)
                    button.letters = []
                    return button
                })
            #expect(search.finds().isEmpty)
            return search.crowded.count
        }
        #expect(crowded(200) == 0)
        #expect(crowded(300) > 0)
    }

    @Test("Where not all are compared, that is said, of the first view and with the number of the others")
    func crowded() {
        let stage = LintStage {
            (0..<250).map { number in
                let button = button("b\(number)", nil, 20, 100, 200, 44)
                button.isUserInteractionEnabled = false
                return button
            }
        }
        let issues = stage.found([.portrait])[0]
        #expect(issues.map(\.kind) == [.crowded])
        #expect(
            issues[0].message.hasPrefix(
                "was not compared with all other views for overlaps: there are too many in one place; this also "))
        #expect(issues[0].message.hasSuffix(" other views; move them apart, or remove the ones that are never seen"))
        #expect(IssueKind.crowded.standardSeverity == .warning)
        #expect(stage.issues(ignoring: Set((100..<250).map { "b\($0)" })) == [])
    }

    @Test("Of a pile each view is told with the first four that it overlaps, and that there are others")
    func pile() {
        let stage = LintStage { (0..<7).map { label("l\($0)", "Sunday", 20, 100, 100, 22) } }
        let issues = stage.found([.portrait])[0].map(\.statement)
        // The sum is 1 + 2 + 3 + 4 + 4 + 4.
        #expect(issues.count == 18)
        #expect(issues.filter { $0.hasSuffix(", and also overlaps other views") }.count == 2)
        #expect(issues.allSatisfy { $0.hasPrefix("overlaps l") })
    }
}

/// Pseudo-random numbers that are the same on every platform (a linear congruential generator with Knuth's constants).
private struct Steps {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}
