import Basics
import Foundation
import Screens

/// Assigns each pixel of a picture to a view: the smallest one at that place, and the frontmost of equally small ones.
///
/// A tree does not tell which view covers which; the smallest view is the one that people would point at.
struct PixelOwners {
    private struct Place {
        let rect: PixelRect
        /// The index in ``FrameTree/nodes``.
        let view: Int
    }

    /// The visible views, the smallest first.
    private let places: [Place]
    // Neighbouring pixels nearly always have the same owner, so the result is kept for a range of rows and columns.
    private var rows = 0..<0
    private var inRows: [Place] = []
    private var columns = 0..<0
    private var owner = 0

    /// - Parameters:
    ///   - tree: the tree of the picture. Hidden views own no pixels.
    ///   - size: the size of the picture, in pixels.
    init(_ tree: FrameTree, size: PixelSize) {
        var places: [Place] = []
        var hidden = Int.max
        for (index, (node, rect)) in zip(tree.nodes, tree.rectsInWindow).enumerated() {
            if node.depth <= hidden { hidden = .max }
            if node.isHidden || node.alpha <= 0 { hidden = min(hidden, node.depth) }
            guard hidden == .max, let rect = PixelRect(around: rect, scale: tree.scale, in: size) else { continue }
            places.append(Place(rect: rect, view: index))
        }
        self.places = places.sorted { ($0.rect.area, $1.view) < ($1.rect.area, $0.view) }
    }

    /// The view at a pixel, by its index in the tree; the root where no view is.
    mutating func owner(x: Int, y: Int) -> Int {
        if !rows.contains(y) {
            (inRows, rows) = PixelOwners.cut(places, at: y) { $0.y..<$0.y + $0.height }
            columns = 0..<0
        }
        if !columns.contains(x) {
            let found: [Place]
            (found, columns) = PixelOwners.cut(inRows, at: x) { $0.x..<$0.x + $0.width }
            owner = found.first?.view ?? 0
        }
        return owner
    }

    /// The first pixel of the row with another owner, after the last call of ``owner(x:y:)``.
    var end: Int { columns.upperBound }

    /// Whether all rows of a range have the same owners as the last requested row.
    func isSame(in range: ClosedRange<Int>) -> Bool {
        rows.contains(range.lowerBound) && rows.contains(range.upperBound)
    }

    /// The rectangles that a line crosses, and the range in which it crosses the same ones.
    private static func cut(
        _ places: [Place], at position: Int, side: (PixelRect) -> Range<Int>
    ) -> ([Place], Range<Int>) {
        var (low, high) = (Int.min, Int.max)
        let found = places.filter { place in
            let range = side(place.rect)
            for edge in [range.lowerBound, range.upperBound] {
                if edge <= position { low = max(low, edge) } else { high = min(high, edge) }
            }
            return range.contains(position)
        }
        return (found, low..<high)
    }
}

extension PixelRect {
    var area: Int { width * height }

    /// The pixels that a rectangle touches inside the picture; nil if there are none.
    ///
    /// - Parameters:
    ///   - rect: in points.
    ///   - scale: pixels per point.
    ///   - size: the size of the picture, in pixels.
    init?(around rect: CGRect, scale: CGFloat, in size: PixelSize) {
        func pixels(_ low: CGFloat, _ high: CGFloat, _ length: Int) -> Range<Int>? {
            guard low < high else { return nil }
            let low = max(0, (low * scale).rounded(.down))
            let high = min(CGFloat(length), (high * scale).rounded(.up))
            return low < high ? Int(low)..<Int(high) : nil
        }
        guard let x = pixels(rect.minX, rect.maxX, size.width), let y = pixels(rect.minY, rect.maxY, size.height) else {
            return nil
        }
        self.init(x: x.lowerBound, y: y.lowerBound, width: x.count, height: y.count)
    }

    func contains(_ other: PixelRect) -> Bool {
        x <= other.x && y <= other.y && other.x + other.width <= x + width && other.y + other.height <= y + height
    }
}
