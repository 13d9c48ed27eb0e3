public import Foundation
public import Screens

/// By what a picture of views, and the tree of these, is compared with its reference.
public struct ComparisonRules: Sendable, Hashable {
    /// Everything has to be the reference's.
    public static let exact = ComparisonRules()

    public var tolerance: PictureTolerance
    /// Views whose rectangles have a tolerance of their own, by their ids.
    public var views: [String: PictureTolerance]
    /// The ids of views that are not compared: neither the pixels of their rectangles, nor their texts, nor what lies in
    /// them. Where they lie is compared all the same.
    public var masks: Set<String>

    public init(
        tolerance: PictureTolerance = .exact, views: [String: PictureTolerance] = [:], masks: Set<String> = []
    ) {
        self.tolerance = tolerance
        self.views = views
        self.masks = masks
    }

    /// The ids of the views whose rectangles have to be known.
    public var namedViews: Set<String> { masks.union(views.keys) }

    /// The rules for a picture in which the views lie.
    ///
    /// - Parameters:
    ///   - rectangles: those of the named views, from back to front.
    ///   - scale: pixels to a point.
    public func picture(_ rectangles: [ViewRectangle], scale: CGFloat) -> PictureRules {
        var areas = rectangles.compactMap { rectangle in
            views[rectangle.view].map { tolerance in
                PictureArea(view: rectangle.view, rect: rectangle.pixels(scale: scale), rule: .tolerance(tolerance))
            }
        }
        // Last, for no tolerance is for what is not compared.
        areas += rectangles.filter { masks.contains($0.view) }.map { rectangle in
            PictureArea(view: rectangle.view, rect: rectangle.pixels(scale: scale), rule: .masked)
        }
        return PictureRules(tolerance: tolerance, areas: areas)
    }
}

extension ViewRectangle {
    /// Every pixel that it touches.
    func pixels(scale: CGFloat) -> PixelRect {
        // No picture is as large, and what is not finite has no place.
        func pixel(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
            let scaled = (value * scale).rounded(rule)
            return scaled.isFinite ? Int(min(max(scaled, -1_000_000), 1_000_000)) : 0
        }
        let (left, top) = (pixel(rect.minX, .down), pixel(rect.minY, .down))
        return PixelRect(
            x: left, y: top, width: pixel(rect.maxX, .up) - left, height: pixel(rect.maxY, .up) - top)
    }
}
