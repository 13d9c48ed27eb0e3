import Basics
import Foundation
import KitValues
import LayoutRules

// The layout's questions, and the offset (tables.md §16.7, §16a).
extension UICollectionView {
    final func forgetData() {
        state.selected = []
        removeViews()
        state.isLoaded = false
        state.measured = []
        state.anchor = nil
        let context = layout.makeContext()
        context.isEverything = true
        context.isDataSourceCounts = true
        layout.invalidateLayout(with: context)
    }

    final func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        state.offsetAdjustment.x += context.contentOffsetAdjustment.x
        state.offsetAdjustment.y += context.contentOffsetAdjustment.y
        if context.isEverything { state.measured = [] }
        markNeedsLayout()
    }

    final func replaceLayout(_ new: UICollectionViewLayout) {
        guard new !== layout else { return }
        let old = layout
        old.prepareForTransition(to: new)
        new.prepareForTransition(from: old)
        old.view = nil
        layout = new
        new.view = self
        new.isInvalid = true
        state.measured = []
        state.isTransition = true
        old.finalizeLayoutTransition()
        new.finalizeLayoutTransition()
        markNeedsLayout()
    }

    /// Asks the layout about bounds that changed, while the view still answers the old ones (§16.7).
    private func noteBounds() {
        let bounds = shownBounds
        guard let old = state.laidOutBounds, old != bounds else { return }
        boundsOrigin = old.origin
        shownSize = old.size
        let invalidates = layout.shouldInvalidateLayout(forBoundsChange: bounds)
        let context = invalidates ? layout.invalidationContext(forBoundsChange: bounds) : nil
        boundsOrigin = bounds.origin
        shownSize = bounds.size
        if let context { layout.invalidateLayout(with: context) }
        if invalidates, old.size != bounds.size { state.measured = [] }
    }

    /// Makes sure that the layout's answers hold for the present bounds and data.
    final func prepareLayout() {
        guard !layout.isPreparing else { return }
        let old = state.laidOutBounds
        noteBounds()
        state.laidOutBounds = shownBounds
        loadIfNeeded()
        // A change of margins alone invalidates the layout as a change of bounds does.
        if !layout.isInvalid, layout.isOutdated {
            layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: shownBounds))
        }
        guard layout.isInvalid else { return }
        layout.isInvalid = false
        layout.isPreparing = true
        layout.prepare()
        layout.isPreparing = false
        let size = layout.collectionViewContentSize
        let isResized = contentSize != size && size.width.isFinite && size.height.isFinite
        if isResized { contentSize = size }
        let isTurned = old.map { $0.size != shownSize } ?? false
        var offset = shownBounds.origin
        if let anchored = state.anchor.flatMap(offset(keeping:)) { offset = anchored }
        if isTurned || isResized { offset = limited(offset) }
        if isTurned || state.isTransition {
            if isTurned, let old { layout.prepare(forAnimatedBoundsChange: old) }
            offset = target(offset)
            if isTurned { layout.finalizeAnimatedBoundsChange() }
            state.isTransition = false
        }
        offset.x += state.offsetAdjustment.x
        offset.y += state.offsetAdjustment.y
        state.offsetAdjustment = .zero
        if isTurned { offset = limited(offset) }
        move(to: offset)
    }

    /// The offset that the layout and the delegate want. One that differs from the proposal is the app's, so the row that
    /// was at the edge does not count any more.
    private func target(_ proposal: CGPoint) -> CGPoint {
        var offset = layout.targetContentOffset(forProposedContentOffset: proposal)
        if let delegate {
            offset = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: offset)
        }
        guard offset.x.isFinite, offset.y.isFinite else { return proposal }
        if offset != proposal { state.anchor = nil }
        return offset
    }

    private func move(to offset: CGPoint) {
        guard offset != shownBounds.origin else { return }
        writeBounds(CGRect(origin: offset, size: shownSize))
        state.laidOutBounds = shownBounds
        didScroll()
    }

    /// The offset, moved so that the content fills the view as far as it can.
    final func limited(_ offset: CGPoint) -> CGPoint {
        let inset = actualContentInset
        let size = contentSize
        return CGPoint(
            x: min(max(offset.x, -inset.left), max(-inset.left, size.width + inset.right - shownSize.width)),
            y: min(max(offset.y, -inset.top), max(-inset.top, size.height + inset.bottom - shownSize.height)))
    }

    // MARK: The item at the edge

    /// The start of the visible part along the scrolling, below bars.
    private func edge(_ axis: ScrollDirection) -> CGFloat {
        axis == .vertical
            ? shownBounds.origin.y + actualContentInset.top : shownBounds.origin.x + actualContentInset.left
    }

    private func span(_ frame: CGRect, _ axis: ScrollDirection) -> (start: CGFloat, end: CGFloat) {
        axis == .vertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
    }

    /// The first item below the edge, as it was shown last. It keeps its distance while sizes that were estimated become
    /// known (§12.4).
    final func findAnchor() -> CollectionState.Anchor? {
        guard let axis = layout.estimatedAxis else { return nil }
        let edge = edge(axis)
        // At the very start, the content stays there.
        guard edge > 0 else { return nil }
        let end = axis == .vertical ? shownBounds.maxY : shownBounds.maxX
        for place in state.cells.keys.sorted() {
            guard let cell = state.cells[place], let frame = cell.attributes?.frame else { continue }
            let span = span(frame, axis)
            if span.end > edge, span.start < end {
                return CollectionState.Anchor(cell: cell, distance: span.start - edge)
            }
        }
        return nil
    }

    private func offset(keeping anchor: CollectionState.Anchor) -> CGPoint? {
        guard let axis = layout.estimatedAxis, let path = indexPath(for: anchor.cell),
            let frame = layout.layoutAttributesForItem(at: path)?.frame
        else { return nil }
        let span = span(frame, axis)
        // The item stays the first one if it became shorter.
        let distance = max(anchor.distance, -(span.end - span.start - 1 / simulation.pixelGrid.scale))
        var offset = shownBounds.origin
        if axis == .vertical {
            offset.y = span.start - distance - actualContentInset.top
        } else {
            offset.x = span.start - distance - actualContentInset.left
        }
        return limited(offset)
    }

    // MARK: Elements

    /// The attributes of what touches a rectangle, as shown.
    final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        prepareLayout()
        let found = layout.layoutAttributesForElements(in: flips ? mirrored(rect) : rect) ?? []
        return found.filter { attributes in
            // UIKit raises the exception of layers for a frame that is not finite.
            guard attributes.frame.isFiniteRect else {
                raiseInvalidGeometry(attributes.frame)
                return false
            }
            return true
        }.map(shown)
    }

    private var flips: Bool { runsRightToLeft && layout.flipsHorizontallyInOppositeLayoutDirection }

    private func mirrored(_ rect: CGRect) -> CGRect {
        CGRect(
            x: max(contentSize.width, shownSize.width) - rect.maxX, y: rect.minY, width: rect.width,
            height: rect.height)
    }

    /// The attributes in the interface's direction.
    final func shown(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard flips else { return attributes }
        let copy = attributes.copied()
        copy.center.x = max(contentSize.width, shownSize.width) - attributes.center.x
        return copy
    }

    // MARK: Scrolling

    final func scroll(to path: IndexPath, _ position: ScrollPosition) {
        // The first target may come from estimates, and is corrected when the items there have their sizes.
        for _ in 0..<5 {
            prepareLayout()
            guard let place = path.place, state.contains(place) else {
                return simulation.report(.scrollOutside(item: path, counts: state.counts))
            }
            guard let frame = layout.layoutAttributesForItem(at: path).map(shown)?.frame else { return }
            let target = limited(offset(showing: frame, position))
            guard target != shownBounds.origin else { return }
            contentOffset = target
            guard layout.estimatedAxis != nil else { return }
            showItems()
        }
    }

    private func offset(showing frame: CGRect, _ position: ScrollPosition) -> CGPoint {
        let inset = actualContentInset
        let area = CGRect(origin: .zero, size: shownSize).inset(by: inset)
        var offset = shownBounds.origin
        if position.contains(.top) {
            offset.y = frame.minY - inset.top
        } else if position.contains(.centeredVertically) {
            offset.y = frame.midY - area.midY
        } else if position.contains(.bottom) {
            offset.y = frame.maxY - area.maxY
        }
        if position.contains(.left) {
            offset.x = frame.minX - inset.left
        } else if position.contains(.centeredHorizontally) {
            offset.x = frame.midX - area.midX
        } else if position.contains(.right) {
            offset.x = frame.maxX - area.maxX
        }
        return offset
    }

    /// Asks for the data of the next screenful.
    final func prefetch() {
        guard let prefetchDataSource, isPrefetchingEnabled, state.isLoaded, !state.isShowing, !layout.isPreparing
        else { return }
        func places(_ rect: CGRect) -> Set<CollectionState.Place> {
            Set(elements(in: rect).filter { $0.category == .cell }.compactMap(\.indexPath.place))
        }
        let isAcross = contentSize.width > shownSize.width
        let visible = shownBounds
        let next = visible.offsetBy(dx: isAcross ? shownSize.width : 0, dy: isAcross ? 0 : shownSize.height)
        let shown = places(visible)
        let ahead = places(next)
        let new = ahead.subtracting(state.prefetched).subtracting(shown).sorted()
        let gone = state.prefetched.subtracting(ahead).subtracting(shown).sorted()
        state.prefetched = ahead
        if !gone.isEmpty {
            prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: gone.map { IndexPath($0) })
        }
        if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new.map { IndexPath($0) }) }
    }
}
