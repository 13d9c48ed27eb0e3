import Basics
import ImageCodecs
import Screens

/// The differing pixels that are assigned to one view.
struct RepaintedPatch {
    /// The index in ``LastingViews/tree``.
    let view: Int
    let rect: PixelRect
    let pixels: Int
    let color: RepaintedView.ColorChange?

    static func all(in pair: PicturePair, views: LastingViews, masks: [PixelRect]) -> [RepaintedPatch] {
        let size = PixelSize(width: pair.width, height: pair.height)
        var owners = LastingOwners(views, size: size)
        var places = [[UInt32]](repeating: [], count: views.tree.nodes.count)
        var differing = pair.differingPixels()
        if !masks.isEmpty {
            differing.removeAll { place in
                let (y, x) = Int(place).quotientAndRemainder(dividingBy: pair.width)
                return masks.contains { $0.contains(x: x, y: y) }
            }
        }
        differing.withUnsafeBufferPointer { differing in
            guard let first = differing.baseAddress else { return }
            var start = 0
            while start < differing.count {
                let (y, x) = Int(differing[start]).quotientAndRemainder(dividingBy: pair.width)
                let owner = owners.owner(x: x, y: y)
                // All pixels of one owner are added at once, because appending them singly is slow.
                let end = PicturePair.end(
                    of: first, from: start, of: differing.count, before: y * pair.width + min(owners.end, pair.width))
                if let owner { places[owner] += differing[start..<end] }
                start = end
            }
        }
        let whole = PixelRect(x: 0, y: 0, width: pair.width, height: pair.height)
        let seen = places.enumerated().filter { !$1.isEmpty }.map { view, places in
            (
                view: view, places: places,
                rect: PixelRect(around: views.rects[view], scale: views.tree.scale, in: size) ?? whole
            )
        }
        let colors = Recoloring.all(of: seen.map { ($0.view, $0.rect, $0.places) }, in: pair, owners: &owners)
        return seen.map {
            RepaintedPatch(view: $0.view, rect: $0.rect, pixels: $0.places.count, color: colors[$0.view])
        }
    }

    /// The number of pixels of this view outside the patches of other views; at least a quarter of the view, because
    /// these patches may overlap.
    func ownArea(beside patches: [RepaintedPatch]) -> Int {
        let inside = patches.reduce(0) { sum, other in isAround(other) ? sum + other.rect.area : sum }
        return max(rect.area - inside, rect.area / 4)
    }

    /// Whether another patch inside this one only shows this view's change. This is so if this view changed in the same
    /// way, or if most of its own area changed.
    func accounts(for other: RepaintedPatch, ownArea: Int) -> Bool {
        isAround(other) && (color != nil && color == other.color || 2 * pixels >= ownArea)
    }

    private func isAround(_ other: RepaintedPatch) -> Bool {
        view != other.view && rect.contains(other.rect) && (rect != other.rect || view < other.view)
    }
}

/// The owner of each pixel, if it is the same view in both pictures.
struct LastingOwners {
    private let views: LastingViews
    private var now: PixelOwners
    private var before: PixelOwners?

    /// - Parameter size: the size of both pictures, in pixels.
    init(_ views: LastingViews, size: PixelSize) {
        self.views = views
        now = PixelOwners(views.tree, size: size)
        before = views.reference.map { PixelOwners($0, size: size) }
    }

    /// The first pixel of the row that may have another owner, after the last call of ``owner(x:y:)``.
    var end: Int { min(now.end, before?.end ?? .max) }

    /// Whether all rows of a range have the same owners as the last requested row.
    func isSame(in range: ClosedRange<Int>) -> Bool {
        now.isSame(in: range) && before?.isSame(in: range) ?? true
    }

    /// The index of the view in ``LastingViews/tree``; nil if the owner is not the same in both pictures.
    mutating func owner(x: Int, y: Int) -> Int? {
        let view = now.owner(x: x, y: y)
        guard let old = before?.owner(x: x, y: y) else { return view }
        return views.lasted(view, before: old) ? view : nil
    }
}
