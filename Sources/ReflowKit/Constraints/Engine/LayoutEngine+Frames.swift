import Basics
import Foundation
import KitValues

// From values to frames: autolayout.md §5.
extension LayoutEngine {
    /// Puts the direct subviews of a view where constraints have them, each edge on the nearest pixel in the root's
    /// coordinates.
    func placeSubviews(of view: UIView) {
        if needsUpdate { prepare() }
        guard let origin = frameOrigin(of: view) else { return }
        let grid = view.simulation.pixelGrid
        let corner = CGPoint(x: grid.round(origin.x), y: grid.round(origin.y))
        view.children.forEachUnretained { child in
            guard child.marks.contains([.isLayoutItem, .ignoresMask]), child.isSubview(of: view),
                let state = child.extras?.layoutState, let index = index(of: state),
                items[Int(index)].placement == .constraints
            else { return }
            child.takePlace(frame(of: index, child.alignmentRectInsets, origin, corner, grid))
        }
    }

    /// The frame of an item, rounded in the root and told in its superview.
    private func frame(
        of index: Int32, _ insets: UIEdgeInsets, _ origin: CGPoint, _ corner: CGPoint, _ grid: PixelGrid
    ) -> CGRect {
        let minX = origin.x + value(index, 0) - insets.left
        let minY = origin.y + value(index, 1) - insets.top
        let maxX = minX + value(index, 2) + insets.left + insets.right
        let maxY = minY + value(index, 3) + insets.top + insets.bottom
        return CGRect(
            x: difference(grid.round(minX), corner.x, grid), y: difference(grid.round(minY), corner.y, grid),
            width: difference(grid.round(maxX), grid.round(minX), grid),
            height: difference(grid.round(maxY), grid.round(minY), grid))
    }

    /// Subtracted in pixels, so that a length comes back to the same bits after the same edges.
    private func difference(_ high: CGFloat, _ low: CGFloat, _ grid: PixelGrid) -> CGFloat {
        (high * grid.scale - low * grid.scale) / grid.scale
    }

    /// The exact origin of a view's frame in the root's coordinates, transforms and scrolling not counted.
    private func frameOrigin(of view: UIView) -> CGPoint? {
        var origin = CGPoint.zero
        var next: UIView? = view
        while let current = next, current !== root {
            guard let state = current.extras?.layoutState, let index = index(of: state) else { return nil }
            let insets = current.alignmentRectInsets
            origin.x += value(index, 0) - insets.left
            origin.y += value(index, 1) - insets.top
            next = current.parent
        }
        return next == nil ? nil : origin
    }

    /// Where a guide is shown, in the coordinates of its view.
    func shownFrame(of state: LayoutItemState, in view: UIView) -> CGRect {
        guard let index = index(of: state), let origin = frameOrigin(of: view) else { return .zero }
        let grid = view.simulation.pixelGrid
        return frame(of: index, .zero, origin, CGPoint(x: grid.round(origin.x), y: grid.round(origin.y)), grid)
    }

    /// The size of what a scroll view scrolls, where constraints determine it.
    func contentSize(of guide: UILayoutGuide, in view: UIView) -> CGSize? {
        guard let state = guide.layoutState, let index = index(of: state), let origin = frameOrigin(of: view) else {
            return nil
        }
        let grid = view.simulation.pixelGrid
        return frame(of: index, .zero, origin, CGPoint(x: grid.round(origin.x), y: grid.round(origin.y)), grid).size
    }
}

extension UIView {
    /// Takes the place that constraints give the view, whatever transform it has; compared with the place it is at, not
    /// with the one they gave it last (autolayout.md §0a.7).
    final func takePlace(_ rect: CGRect) {
        guard !rect.isSame(as: untransformedFrame) else { return }
        let anchor = currentAnchorPoint
        // Through the overridable setters: subclasses that watch them hear of it, as in UIKit.
        if !rect.size.isSame(as: shownSize) { bounds = CGRect(origin: boundsOrigin, size: rect.size) }
        center = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
        if shownSize.isSame(as: rect.size) { shownOrigin = rect.origin }
    }
}
