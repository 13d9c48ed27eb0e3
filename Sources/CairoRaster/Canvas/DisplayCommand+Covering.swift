import Basics
import DisplayList
import Foundation
import KitValues

// Under an opaque fill, nothing that was painted before can be seen, so it need not be painted.

extension DisplayCommand {
    /// The pixels inside the clip that the command certainly covers with an opaque colour. For a rectangle, they are
    /// all its pixels. For a shape with round corners, they are two rectangles: one between its left and right edges,
    /// below the upper and above the lower corners, and one between its top and bottom edges, beside the corners.
    func coveredPixels(in space: Space) -> [PixelRect] {
        guard case .fill(let path, .color(let color), _) = self, color.isFinite, color.alpha >= 1,
            let shape = path.roundedRect?.inPixels(of: space)
        else { return [] }
        // Cairo rounds the origin and the size, each to its grid of 1/256 pixel. An edge that is not on this grid may
        // therefore be drawn up to a pixel short of where it should be; an edge on the grid stays where it is.
        let box = shape.rect.snappedForCairo
        guard box.edges(areNear: shape.rect) else { return [] }
        guard abs(box.minX) < 1e6, abs(box.minY) < 1e6, box.width < 1e6, box.height < 1e6 else { return [] }
        func pixels(withoutX x: CGFloat, y: CGFloat) -> PixelRect {
            PixelRect(
                fromX: Int((box.minX + x).rounded(.up)), y: Int((box.minY + y).rounded(.up)),
                toX: Int((box.maxX - x).rounded(.down)), y: Int((box.maxY - y).rounded(.down))
            ).intersection(space.clip)
        }
        // One pixel more than the corners, because cairo rounds curves.
        let corners = shape.cornerReach > 0 ? shape.cornerReach + 1 : 0
        let parts = [pixels(withoutX: 0, y: corners)] + (corners > 0 ? [pixels(withoutX: corners, y: 0)] : [])
        return parts.filter { !$0.isEmpty }
    }
}

extension [DisplayCommand] {
    /// The commands without the fills at the beginning that a later fill covers completely. Window, root view and
    /// background often fill the same screen.
    func withoutCoveredFills(in space: Space) -> [DisplayCommand] {
        let fills = prefix { command in
            if case .fill = command { true } else { false }
        }
        guard let last = fills.lastIndex(where: { $0.coveredPixels(in: space) == [space.clip] }) else { return self }
        return Array(self[last...])
    }
}

extension CGRect {
    /// Whether the edges of two rectangles differ only by rounding errors.
    fileprivate func edges(areNear other: CGRect) -> Bool {
        let pairs = [(minX, other.minX), (minY, other.minY), (maxX, other.maxX), (maxY, other.maxY)]
        return pairs.allSatisfy { abs($0 - $1) < 1e-6 }
    }
}

extension Path {
    /// The path as a rounded rectangle, if it is one.
    var roundedRect: RoundedRect? {
        switch self {
        case .rect(let rect): RoundedRect(rect, radius: 0)
        case .roundedRect(let rounded): rounded
        case .ellipse, .elements: nil
        }
    }
}

extension RoundedRect {
    /// The shape as drawn, in device pixels. `nil` for shapes without an area, and if the transform does not keep it a
    /// rounded rectangle of the same proportions.
    func inPixels(of space: Space) -> RoundedRect? {
        guard let scale = space.uniformScale else { return nil }
        var shape = fitted
        shape.rect = shape.rect.applying(space.toDevice)
        shape.topLeft *= scale
        shape.topRight *= scale
        shape.bottomLeft *= scale
        shape.bottomRight *= scale
        return shape.rect.width > 0 && shape.rect.height > 0 ? shape : nil
    }
}
