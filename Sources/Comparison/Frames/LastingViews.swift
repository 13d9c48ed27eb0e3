import Foundation
import Screens

/// Views of a tree that have the same frames as in another tree.
struct LastingViews {
    /// What the newer picture shows.
    let tree: FrameTree
    /// Where its views lie in the window, in points.
    let rects: [CGRect]
    /// What the older picture shows, where that is another tree.
    let reference: FrameTree?
    /// For each view of the tree its index in the reference; nil unless it lasted.
    private let places: [Int?]
    /// Where views that did not last were or are, in points.
    private let disturbed: [CGRect]
    /// Where views that did not last and look different were or are, in points: what lies over them shows their new
    /// colours.
    private let recolored: [CGRect]
    /// The views of the tree of which nothing but new looks is told.
    private let restyled: Set<Int>

    /// All views of a tree that did not change.
    init(_ tree: FrameTree) {
        self.tree = tree
        rects = tree.rectsInWindow
        reference = nil
        places = tree.nodes.indices.map { $0 }
        disturbed = []
        recolored = []
        restyled = []
    }

    init(_ comparison: FrameComparison) {
        let (old, new) = (comparison.reference, comparison.actual)
        let (oldRects, newRects) = (old.rectsInWindow, new.rectsInWindow)
        let (oldLinks, links) = (FrameLinks(old), FrameLinks(new))
        let matching = FrameMatching(old, oldLinks, new, links)
        let displaced = matching.displaced(old, oldLinks, new, links)
        restyled = Set(comparison.changes.filter(\.isOfLooksAlone).compactMap(\.actualIndex))
        let told = Set(comparison.changes.compactMap(\.actualIndex)).subtracting(restyled)
        let faded = Set(comparison.changes.filter(\.changesOpacity).compactMap(\.actualIndex))
        /// Whether a view, or one that it lies in, is seen otherwise as a whole.
        var isFaded = [Bool](repeating: false, count: new.nodes.count)
        var places = [Int?](repeating: nil, count: new.nodes.count)
        for index in new.nodes.indices {
            isFaded[index] = faded.contains(index) || isFaded[links.superview[index]]
            if !told.contains(index) && !isFaded[index] && !displaced[index] {
                places[index] = matching.reference[index]
            }
        }
        let lasting = Set(places.compactMap { $0 })
        tree = new
        rects = newRects
        reference = old
        disturbed =
            new.nodes.indices.filter { places[$0] == nil }.map { newRects[$0] }
            + old.nodes.indices.filter { !lasting.contains($0) }.map { oldRects[$0] }
        recolored = comparison.changes.filter(\.changesLooksToo).flatMap { change in
            [change.referenceIndex.map { oldRects[$0] }, change.actualIndex.map { newRects[$0] }].compactMap(\.self)
        }
        self.places = places
    }

    /// Whether the view at a pixel of the newer picture is the one that was there.
    func lasted(_ view: Int, before: Int) -> Bool { places[view] == before }

    /// Whether a view that did not last was or is in the place of this one.
    func isDisturbed(_ view: Int) -> Bool { disturbed.contains { $0.overlaps(rects[view]) } }

    /// Whether it is told already that the view looks different.
    func isRestyled(_ view: Int) -> Bool { restyled.contains(view) }

    /// Whether a view that is told to lie elsewhere and to look different was or is in the place of this one.
    func isRecolored(_ view: Int) -> Bool { recolored.contains { $0.overlaps(rects[view]) } }
}

extension CGRect {
    fileprivate func overlaps(_ other: CGRect) -> Bool {
        let shared = intersection(other)
        return shared.width > 0 && shared.height > 0
    }
}

extension ViewChange {
    /// Whether the view looks different, beside what else is told of it.
    fileprivate var changesLooksToo: Bool {
        !isOfLooksAlone && differences.contains { if case .look = $0.property { true } else { false } }
    }

    /// Whether all that lies in the view is seen otherwise.
    fileprivate var changesOpacity: Bool {
        differences.contains { $0.property == .alpha || $0.property == .hidden }
    }
}
