import Foundation
import Screens

/// The views of a tree that have the same frames as in another tree.
struct LastingViews {
    /// The tree of the newer picture.
    let tree: FrameTree
    /// The rectangles of the tree's views in the window, in points.
    let rects: [CGRect]
    /// The tree of the older picture, if it is another one.
    let reference: FrameTree?
    /// The index in the reference for each view of the tree; nil if its frame changed.
    private let places: [Int?]
    /// The old and new rectangles of views whose frames changed, in points.
    private let disturbed: [CGRect]
    /// The old and new rectangles of views whose frames changed and that look different, in points. Views in front of
    /// them may show their new colours.
    private let recolored: [CGRect]
    /// The views of the tree for which only a new look is reported.
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
        /// Whether the opacity or visibility of a view, or of one of its superviews, changed.
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

    /// Whether the view at a pixel of the newer picture is also the one at that pixel of the older picture.
    func lasted(_ view: Int, before: Int) -> Bool { places[view] == before }

    /// Whether a view with a changed frame overlaps this one, in its old or new place.
    func isDisturbed(_ view: Int) -> Bool { disturbed.contains { $0.overlaps(rects[view]) } }

    /// Whether a new look of the view is already reported.
    func isRestyled(_ view: Int) -> Bool { restyled.contains(view) }

    /// Whether a view that is reported to have moved and to look different overlaps this one, in its old or new place.
    func isRecolored(_ view: Int) -> Bool { recolored.contains { $0.overlaps(rects[view]) } }
}

extension CGRect {
    fileprivate func overlaps(_ other: CGRect) -> Bool {
        let shared = intersection(other)
        return shared.width > 0 && shared.height > 0
    }
}

extension ViewChange {
    /// Whether the view looks different, in addition to its other reported changes.
    fileprivate var changesLooksToo: Bool {
        !isOfLooksAlone && differences.contains { if case .look = $0.property { true } else { false } }
    }

    /// Whether the change alters the look of everything inside the view.
    fileprivate var changesOpacity: Bool {
        differences.contains { $0.property == .alpha || $0.property == .hidden }
    }
}
