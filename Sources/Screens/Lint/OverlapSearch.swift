import Foundation

/// Compares each view of a screen with those behind it, as far as they lie in the same place.
///
/// Of a pile of views each is reported with the first few that it overlaps: the pile is one mistake, and two thousand
/// views would make two million pairs.
struct OverlapSearch {
    struct Find {
        enum Relation {
            /// The view above hides the one below.
            case hides
            case overlaps(CGRect)
        }

        let below: ViewFacts
        let above: ViewFacts
        let relation: Relation
        /// Whether the view above overlaps more than are told.
        var hasOthers = false
    }

    /// How many overlaps of a view with those behind it are told.
    static let most = 4

    private let views: [ViewFacts]
    /// Where each view shows something; null where it shows nothing that can overlap.
    private let boxes: [CGRect]
    /// Texts and controls.
    private var readable = BoxGrid()
    /// Those of them that nothing hides so far.
    private var uncovered = BoxGrid()
    private var pictures = BoxGrid()
    /// How many pairs of views have been looked at.
    private(set) var comparisons = 0

    /// - Parameter views: in drawing order.
    init(_ views: [ViewFacts]) {
        self.views = views
        boxes = views.map(\.overlapBox)
    }

    /// All of them, by the views below and then by those above.
    mutating func finds() -> [Find] {
        var finds: [(below: Int, above: Int, find: Find)] = []
        for above in views.indices where !boxes[above].isNull {
            finds += self.finds(above: above).map { ($0.below, above, $0.find) }
            enter(above)
        }
        return finds.sorted { ($0.below, $0.above) < ($1.below, $1.above) }.map(\.find)
    }

    private mutating func enter(_ index: Int) {
        switch views[index].kind {
        case .text, .control:
            readable.insert(index, at: boxes[index])
            uncovered.insert(index, at: boxes[index])
        case .picture, .drawing: pictures.insert(index, at: boxes[index])
        case .surface: break
        }
    }

    private mutating func finds(above index: Int) -> [(below: Int, find: Find)] {
        let above = views[index]
        var finds: [(below: Int, find: Find)] = []
        var hidden: [Int] = []
        var overlaps = 0
        var last = 0
        for candidate in candidates(above: index) {
            comparisons += 1
            let below = views[candidate]
            guard above.group == below.group, !below.contains(above) else { continue }
            if Overlap.hides(above, below) {
                hidden.append(candidate)
                finds.append((candidate, Find(below: below, above: above, relation: .hides)))
            } else if let shared = Overlap.between(below, above) {
                overlaps += 1
                // What a card hides completely has to be found all the same.
                guard overlaps <= OverlapSearch.most else {
                    finds[last].find.hasOthers = true
                    if above.kind == .surface { continue }
                    break
                }
                last = finds.count
                finds.append((candidate, Find(below: below, above: above, relation: .overlaps(shared))))
            }
        }
        for candidate in hidden { uncovered.remove(candidate, at: boxes[candidate]) }
        return finds
    }

    /// The views behind it that may have something to do with it, from back to front.
    private func candidates(above index: Int) -> AscendingNumbers {
        // What lies within rounding of an edge counts.
        let box = boxes[index].insetBy(dx: -1, dy: -1)
        return switch views[index].kind {
        case .text: readable.numbers(near: box).merged(with: pictures.numbers(near: box))
        case .control, .picture, .drawing: readable.numbers(near: box)
        case .surface: views[index].isOpaque ? uncovered.numbers(near: box) : AscendingNumbers(lists: [])
        }
    }
}

extension ViewFacts {
    /// Whether the other view is inside this one.
    func contains(_ other: ViewFacts) -> Bool { other.order > order && other.order <= lastInside }

    /// Where it can overlap others: of a text only its letters count.
    fileprivate var overlapBox: CGRect {
        kind == .text ? seenLetters.reduce(.null) { $0.union($1) } : visible ?? .null
    }
}
