import Basics
import ConstraintSolver
import Foundation
import KitValues

// The computation of frames from values: autolayout.md §5.
extension LayoutEngine {
    /// Moves the direct subviews of a view to the frames that constraints give them, each edge rounded to the nearest
    /// pixel in the root's coordinates.
    func placeSubviews(of view: UIView) {
        guard let root else { return }
        if needsUpdate { prepare() }
        guard let origin = frameOrigin(of: view, below: root) else { return }
        let grid = root.simulation.pixelGrid
        let corner = CGPoint(x: grid.round(origin.x), y: grid.round(origin.y))
        let isNearSafeAreaEdge = view.marks.contains(.hasSafeArea)
        view.children.forEachUnretained { child in
            guard child.marks.contains([.isLayoutItem, .ignoresMask]), child.isSubview(of: view),
                let index = placedIndex(of: child)
            else { return }
            let frame = frame(of: index, child.alignmentRectInsets, origin, corner, grid)
            guard !frame.isSame(as: child.untransformedFrame) else { return }
            let isResized = Placing.perform(child, isNearSafeAreaEdge: isNearSafeAreaEdge) { child.takePlace(frame) }
            if mayHaveOtherContent(index, child) { placedItems.append(index) }
            guard isResized else { return }
            view.markDescendantNeedsLayout(in: child)
            if !view.marks.contains(.isLayingOut) { view.markNeedsLayout() }
        }
    }

    /// Whether the content size of a view must be read again after the view was placed, because it may depend on the
    /// frame.
    ///
    /// A plain view has no content size. The content size of a view without subviews, whose text does not wrap, is read
    /// here and compared with the last one. All other sizes are read in the next update. Reading those of all views in
    /// it took a fifth of a rotation.
    @inline(__always)
    private func mayHaveOtherContent(_ index: Int32, _ view: UIView) -> Bool {
        if type(of: view) == UIView.self { return false }
        guard view.children.isEmpty, view.marks.contains(.ignoresMask), !view.wrapsContent else { return true }
        return !view.contentSizeForLayout.isSame(as: items[Int(index)].oneLine)
    }

    /// The index of a subview that constraints place; nil for other subviews.
    @inline(__always)
    private func placedIndex(of view: UIView) -> Int32? {
        let index = view.layoutIndex
        // The index may belong to another engine.
        guard index >= 0, Int(index) < items.count, items[Int(index)].view === view.identity,
            items[Int(index)].placement == .constraints, items[Int(index)].guide == nil
        else { return nil }
        return index
    }

    /// The frame of an item, rounded in the root's coordinates and converted to its superview's.
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

    /// The length between two edges. It is computed in pixels, which are whole numbers, so that rounding does not
    /// change the length of a view that only moved.
    private func difference(_ high: CGFloat, _ low: CGFloat, _ grid: PixelGrid) -> CGFloat {
        (high * grid.scale - low * grid.scale) / grid.scale
    }

    /// The exact origin of a view's frame in the root's coordinates, without transforms and scrolling.
    private func frameOrigin(of view: UIView, below root: UIView) -> CGPoint? {
        var origin = CGPoint.zero
        guard view !== root else { return origin }
        var current = view
        while true {
            let index = current.layoutIndex
            // The index may belong to another engine.
            guard index >= 0, Int(index) < items.count, items[Int(index)].view === current.identity,
                items[Int(index)].guide == nil
            else { return nil }
            let insets = current.alignmentRectInsets
            let values = solver.values(from: unknown(index, 0))
            origin.x += values[0] - insets.left
            origin.y += values[1] - insets.top
            // Identities are compared first, because reading a superview takes longer than all the rest.
            if current.isSubview(of: root) { return origin }
            guard let parent = current.parent else { return nil }
            current = parent
        }
    }

    /// The frame of a guide as shown, in the coordinates of its view.
    func shownFrame(of state: LayoutItemState, in view: UIView) -> CGRect {
        guard let root, let index = index(of: state), let origin = frameOrigin(of: view, below: root) else {
            return .zero
        }
        let grid = view.simulation.pixelGrid
        return frame(of: index, .zero, origin, CGPoint(x: grid.round(origin.x), y: grid.round(origin.y)), grid)
    }

    /// The content size of a scroll view, if constraints determine it.
    func contentSize(of guide: UILayoutGuide, in view: UIView) -> CGSize? {
        guard let root, let state = guide.layoutState, let index = index(of: state),
            let origin = frameOrigin(of: view, below: root)
        else { return nil }
        let grid = view.simulation.pixelGrid
        return frame(of: index, .zero, origin, CGPoint(x: grid.round(origin.x), y: grid.round(origin.y)), grid).size
    }
}

extension UIView {
    /// Gives the view the frame that constraints determine, whatever its transform is: sets `center`, and `bounds` if
    /// the size changes. The new size is compared with the present one, not with the last one from constraints
    /// (autolayout.md §0a.7).
    final func takePlace(_ rect: CGRect) {
        let anchor = currentAnchorPoint
        // The overridable setters are used so that subclasses that override them are called, as in UIKit.
        if !rect.size.isSame(as: shownSize) { bounds = CGRect(origin: boundsOrigin, size: rect.size) }
        center = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
        if shownSize.isSame(as: rect.size) { shownOrigin = rect.origin }
    }
}
