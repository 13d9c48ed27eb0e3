import Foundation
import KitValues
import ReflowKit
import Testing

@testable import Screens

@Suite("Lint: overlaps are looked for where views are")
@MainActor
struct OverlapSearchTests {
    /// A view that is seen completely, and whose letters fill it.
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

    /// The same, pair by pair.
    private func plain(_ views: [ViewFacts]) -> [String] {
        var found: [(below: Int, above: Int, text: String)] = []
        var hidden = Set<Int>()
        for (index, above) in views.enumerated() {
            var hides: [Int] = []
            var overlaps: [(Int, CGRect)] = []
            for (place, below) in views[..<index].enumerated() {
                guard above.group == below.group, !below.contains(above) else { continue }
                if above.kind == .surface, hidden.contains(place) { continue }
                if Overlap.hides(above, below) {
                    hides.append(place)
                } else if let shared = Overlap.between(below, above) {
                    overlaps.append((place, shared))
                }
            }
            hidden.formUnion(hides)
            found += hides.map { ($0, index, "\(index) hides \($0)") }
            for (number, (place, shared)) in overlaps.prefix(OverlapSearch.most).enumerated() {
                let mark = number == OverlapSearch.most - 1 && overlaps.count > OverlapSearch.most ? " …" : ""
                found.append((place, index, "\(index) overlaps \(place): \(shared.size)\(mark)"))
            }
        }
        return found.sorted { ($0.below, $0.above) < ($1.below, $1.above) }.map(\.text)
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
        // The first card hides all texts, and what is hidden is not looked at again; the texts overlap each other.
        #expect(comparisons(cards) <= 1000 * (OverlapSearch.most + 1) + 1000)
        let list = (0..<2000).map { view(.control, place.offsetBy(dx: 0, dy: CGFloat($0) * 22), order: $0) }
        #expect(comparisons(list) <= 2000 * 6)
        // A page behind them all is looked at by each of them, and not more.
        let page = [view(.picture, CGRect(x: 0, y: 0, width: 400, height: 50_000), order: 0)]
        let texts = (1...2000).map { view(.text, place.offsetBy(dx: 0, dy: CGFloat($0) * 22), order: $0) }
        #expect(comparisons(page + texts) <= 2000 * 7)
    }

    @Test("Of a pile each view is told with the first four that it overlaps, and that there are others")
    func pile() {
        let stage = LintStage { (0..<7).map { label("l\($0)", "Sunday", 20, 100, 100, 22) } }
        let issues = stage.found([.portrait])[0].map(\.statement)
        // 1 + 2 + 3 + 4 + 4 + 4.
        #expect(issues.count == 18)
        #expect(issues.filter { $0.hasSuffix(", and other views, too") }.count == 2)
        #expect(issues.allSatisfy { $0.hasPrefix("overlaps l") })
    }
}

/// Numbers that look random and are the same everywhere (a linear congruential generator with Knuth's constants).
private struct Steps {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}
