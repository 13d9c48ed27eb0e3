import Foundation

/// Compares each view of a screen with the views behind it at the same position.
///
/// If many views are stacked at one position, each is reported with the first few that it overlaps: the stack is one
/// mistake, and two thousand views would make two million pairs. If views are stacked on purpose, every pair would have
/// to be compared. The number of comparisons is therefore limited, in proportion to the number of views; ``crowded``
/// contains the views for which the limit was not enough.
struct OverlapSearch {
    struct Find {
        enum Relation {
            /// The view in front hides the one behind it.
            case hides
            case overlaps(CGRect)
        }

        let below: ViewFacts
        let above: ViewFacts
        let relation: Relation
        /// Whether the view in front overlaps more views than are reported.
        var hasOthers = false
    }

    /// The maximum number of reported overlaps of a view with views behind it.
    static let most = 4
    /// The number of comparisons that each view adds to the limit. Views in front of it may use those that it does not
    /// need. Up to 200 views at one position are all compared with each other; up to 100 if they have opaque
    /// backgrounds, because then each pair is compared twice.
    static let looks = 100
    /// The number of a view's comparisons that are reserved for overlaps while hidden views are searched.
    private static let reserve = 30

    private let views: [ViewFacts]
    /// The rectangle of each view's visible content; null if it has none that can overlap.
    private let boxes: [CGRect]
    /// The views so far, grouped by the subview of the window that contains them, because a presented view covers its
    /// presenter.
    private var groups: [Int: Layer] = [:]
    private var looksLeft = 0
    /// The number of pairs of views that were compared.
    private(set) var comparisons = 0
    /// The views that were not compared with all views at their position, because there are too many.
    private(set) var crowded: [ViewFacts] = []

    /// The views of one group so far, by their kinds.
    private struct Layer {
        var texts = BoxGrid()
        var controls = BoxGrid()
        var pictures = BoxGrid()
        /// Texts and controls that no view hides so far.
        var uncoveredTexts = BoxGrid()
        var uncoveredControls = BoxGrid()
    }

    /// - Parameter views: the views in drawing order.
    init(_ views: [ViewFacts]) {
        self.views = views
        boxes = views.map(\.overlapBox)
    }

    /// All overlaps, ordered by the view behind, and then by the view in front of it.
    mutating func finds() -> [Find] {
        var finds: [(place: Place, find: Find)] = []
        for above in views.indices where views[above].visible != nil {
            looksLeft += OverlapSearch.looks
            var isCrowded = false
            let hidden = hidden(behind: above, &isCrowded)
            finds += hidden.map { below in
                (
                    Place(below: below, above: above, kind: 0),
                    Find(below: views[below], above: views[above], relation: .hides)
                )
            }
            for below in hidden { cover(below) }
            finds += overlaps(above: above, &isCrowded).map {
                (Place(below: $0.below, above: above, kind: 1), $0.find)
            }
            if isCrowded { crowded.append(views[above]) }
            enter(above)
        }
        let order = finds.indices.sorted { finds[$0].place.precedes(finds[$1].place) }
        return order.map { finds[$0].find }
    }

    private struct Place {
        let below: Int
        let above: Int
        let kind: Int

        func precedes(_ other: Place) -> Bool {
            if below != other.below { return below < other.below }
            return above == other.above ? kind < other.kind : above < other.above
        }
    }

    private mutating func enter(_ index: Int) {
        let (group, box) = (views[index].group, boxes[index])
        if box.isNull { return }
        switch views[index].kind {
        case .text:
            groups[group, default: Layer()].texts.insert(index, at: box)
            groups[group]?.uncoveredTexts.insert(index, at: box)
        case .control:
            groups[group, default: Layer()].controls.insert(index, at: box)
            groups[group]?.uncoveredControls.insert(index, at: box)
        case .picture, .drawing: groups[group, default: Layer()].pictures.insert(index, at: box)
        case .surface: break
        }
    }

    /// Removes a view that is hidden, so that it is not reported twice.
    private mutating func cover(_ index: Int) {
        switch views[index].kind {
        case .text: groups[views[index].group]?.uncoveredTexts.remove(index, at: boxes[index])
        case .control: groups[views[index].group]?.uncoveredControls.remove(index, at: boxes[index])
        case .picture, .drawing, .surface: break
        }
    }

    /// Uses one of the remaining comparisons; false if only the reserved ones remain.
    private mutating func look(keeping reserve: Int = 0) -> Bool {
        guard looksLeft > reserve else { return false }
        looksLeft -= 1
        comparisons += 1
        return true
    }

    // MARK: Hidden views

    private mutating func hidden(behind index: Int, _ isCrowded: inout Bool) -> [Int] {
        let above = views[index]
        guard Overlap.mayHide(above), let cover = above.visible, let layer = groups[above.group] else { return [] }
        var hidden: [Int] = []
        for grid in [layer.uncoveredTexts, layer.uncoveredControls] {
            for below in grid.numbers(near: cover.withRounding) {
                guard look(keeping: OverlapSearch.reserve) else {
                    isCrowded = true
                    break
                }
                if !views[below].contains(above), Overlap.hides(above, views[below]) { hidden.append(below) }
            }
        }
        return hidden
    }

    // MARK: Overlapped views

    private mutating func overlaps(above index: Int, _ isCrowded: inout Bool) -> [(below: Int, find: Find)] {
        let above = views[index]
        if boxes[index].isNull { return [] }
        var overlaps: [(below: Int, area: CGRect)] = []
        for grid in candidates(for: above) {
            var count = 0
            for below in grid.numbers(near: boxes[index].withRounding) {
                guard look() else {
                    isCrowded = true
                    break
                }
                guard !views[below].contains(above), let area = Overlap.between(views[below], above) else { continue }
                overlaps.append((below, area))
                count += 1
                // The first few of all overlaps are among the first few of each kind.
                if count > OverlapSearch.most { break }
            }
        }
        overlaps.sort { $0.below < $1.below }
        let hasOthers = overlaps.count > OverlapSearch.most
        return overlaps.prefix(OverlapSearch.most).enumerated().map { number, overlap in
            var find = Find(below: views[overlap.below], above: above, relation: .overlaps(overlap.area))
            find.hasOthers = hasOthers && number == OverlapSearch.most - 1
            return (overlap.below, find)
        }
    }

    /// The views behind a view that may overlap it or be hidden by it. A view that a card hides is not also at its
    /// edge.
    private func candidates(for above: ViewFacts) -> [BoxGrid] {
        guard let layer = groups[above.group] else { return [] }
        switch above.kind {
        case .text: return [layer.texts, layer.controls, layer.pictures]
        case .control, .picture, .drawing: return [layer.texts, layer.controls]
        case .surface: return above.isOpaque ? [layer.uncoveredTexts, layer.uncoveredControls] : []
        }
    }
}

extension CGRect {
    /// The rectangle enlarged by the rounding error at its edges.
    fileprivate var withRounding: CGRect { insetBy(dx: -1, dy: -1) }
}

extension ViewFacts {
    /// Whether the other view is inside this one.
    func contains(_ other: ViewFacts) -> Bool { other.order > order && other.order <= lastInside }

    /// The area in which the view can overlap others: for a text, only its letters.
    fileprivate var overlapBox: CGRect {
        kind == .text ? seenLetters.reduce(.null) { $0.union($1) } : visible ?? .null
    }
}
