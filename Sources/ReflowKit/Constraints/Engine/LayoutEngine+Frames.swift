import Basics
import ConstraintSolver
import Foundation
import KitValues

// From values to frames: autolayout.md §5.
extension LayoutEngine {
    /// Puts the direct subviews of a view where constraints have them, each edge on the nearest pixel in the root's
    /// coordinates.
    func placeSubviews(of view: UIView) {
        guard let root else { return }
        if needsUpdate { prepare() }
        guard let origin = frameOrigin(of: view, below: root) else { return }
        let grid = root.simulation.pixelGrid
        let corner = CGPoint(x: grid.round(origin.x), y: grid.round(origin.y))
        let isNearStrip = view.marks.contains(.hasSafeArea)
        view.children.forEachUnretained { child in
            guard child.marks.contains([.isLayoutItem, .ignoresMask]), child.isSubview(of: view),
                let index = placedIndex(of: child)
            else { return }
            let frame = frame(of: index, child.alignmentRectInsets, origin, corner, grid)
            guard !frame.isSame(as: child.untransformedFrame) else { return }
            let isResized = Placing.perform(child, isNearStrip: isNearStrip) { child.takePlace(frame) }
            if mayHaveOtherContent(index, child) { placedItems.append(index) }
            guard isResized else { return }
            view.markDescendantNeedsLayout(in: child)
            if !view.marks.contains(.isLayingOut) { view.markNeedsLayout() }
        }
    }

    /// Whether the content of a view that was placed has to be asked again: it may be written down in terms of the frame.
    ///
    /// Plain views have none, and one without subviews knows it at once. Asking all of them after the pass took a fifth
    /// of a turn.
    @inline(__always)
    private func mayHaveOtherContent(_ index: Int32, _ view: UIView) -> Bool {
        if type(of: view) == UIView.self { return false }
        guard view.children.isEmpty, view.marks.contains(.ignoresMask), !view.wrapsContent else { return true }
        return !view.contentSizeForLayout.isSame(as: items[Int(index)].oneLine)
    }

    /// The number of a subview that constraints place; nil for others.
    @inline(__always)
    private func placedIndex(of view: UIView) -> Int32? {
        let index = view.layoutIndex
        // It may be that of another engine.
        guard index >= 0, Int(index) < items.count, items[Int(index)].view === view.identity,
            items[Int(index)].placement == .constraints, items[Int(index)].guide == nil
        else { return nil }
        return index
    }

    /// The frame of an item, rounded in the root and told in its superview.
    private func frame(
        of index: Int32, _ insets: UIEdgeInsets, _ origin: CGPoint, _ corner: CGPoint, _ grid: PixelGrid
    ) -> CGRect {
        let values = solver.values(from: unknown(index, 0))
        let minX = origin.x + values[0] - insets.left
        let minY = origin.y + values[1] - insets.top
        let maxX = grid.round(minX + values[2] + insets.left + insets.right)
        let maxY = grid.round(minY + values[3] + insets.top + insets.bottom)
        let (left, top) = (grid.round(minX), grid.round(minY))
        return CGRect(
            x: difference(left, corner.x, grid), y: difference(top, corner.y, grid),
            width: difference(maxX, left, grid), height: difference(maxY, top, grid))
    }

    /// Subtracted in pixels, so that a length comes back to the same bits after the same edges.
    private func difference(_ high: CGFloat, _ low: CGFloat, _ grid: PixelGrid) -> CGFloat {
        (high * grid.scale - low * grid.scale) / grid.scale
    }

    /// The exact origin of a view's frame in the root's coordinates, transforms and scrolling not counted.
    private func frameOrigin(of view: UIView, below root: UIView) -> CGPoint? {
        var origin = CGPoint.zero
        guard view !== root else { return origin }
        var current = view
        while true {
            let index = current.layoutIndex
            // It may be that of another engine.
            guard index >= 0, Int(index) < items.count, items[Int(index)].view === current.identity,
                items[Int(index)].guide == nil
            else { return nil }
            let insets = current.alignmentRectInsets
            let values = solver.values(from: unknown(index, 0))
            origin.x += values[0] - insets.left
            origin.y += values[1] - insets.top
            // Identities are compared before a superview is asked for, which takes longer than all the rest.
            if current.isSubview(of: root) { return origin }
            guard let parent = current.parent else { return nil }
            current = parent
        }
    }

    /// Where a guide is shown, in the coordinates of its view.
    func shownFrame(of state: LayoutItemState, in view: UIView) -> CGRect {
        guard let root, let index = index(of: state), let origin = frameOrigin(of: view, below: root) else {
            return .zero
        }
        let grid = view.simulation.pixelGrid
        return frame(of: index, .zero, origin, CGPoint(x: grid.round(origin.x), y: grid.round(origin.y)), grid)
    }

    /// The size of what a scroll view scrolls, where constraints determine it.
    func contentSize(of guide: UILayoutGuide, in view: UIView) -> CGSize? {
        guard let root, let state = guide.layoutState, let index = index(of: state),
            let origin = frameOrigin(of: view, below: root)
        else { return nil }
        let grid = view.simulation.pixelGrid
        return frame(of: index, .zero, origin, CGPoint(x: grid.round(origin.x), y: grid.round(origin.y)), grid).size
    }
}

extension UIView {
    /// Takes the place that constraints give the view, whatever transform it has; to be compared with the place it is at,
    /// not with the one they gave it last (autolayout.md §0a.7).
    final func takePlace(_ rect: CGRect) {
        let anchor = currentAnchorPoint
        // Through the overridable setters: subclasses that watch them hear of it, as in UIKit.
        if !rect.size.isSame(as: shownSize) { bounds = CGRect(origin: boundsOrigin, size: rect.size) }
        center = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
        if shownSize.isSame(as: rect.size) { shownOrigin = rect.origin }
    }
}
