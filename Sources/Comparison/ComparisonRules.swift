import Basics
public import Foundation
public import Screens

/// The rules for comparing a picture of views, and its tree, with the reference.
public struct ComparisonRules: Sendable, Hashable {
    /// Rules without any tolerance.
    public static let exact = ComparisonRules()

    public var tolerance: PictureTolerance
    /// Tolerances for single views, by id.
    public var views: [String: PictureTolerance]
    /// The ids of views that are not compared: their pixels, texts and subviews are ignored. Their own frames are still
    /// compared.
    public var masks: Set<String>

    public init(
        tolerance: PictureTolerance = .exact, views: [String: PictureTolerance] = [:], masks: Set<String> = []
    ) {
        self.tolerance = tolerance
        self.views = views
        self.masks = masks
    }

    /// The ids of the views whose rectangles the comparison needs.
    public var namedViews: Set<String> { masks.union(views.keys) }

    /// The rules for a picture that contains these views.
    ///
    /// - Parameters:
    ///   - rectangles: the rectangles of the named views, from back to front.
    ///   - scale: pixels per point.
    public func picture(_ rectangles: [ViewRectangle], scale: CGFloat) -> PictureRules {
        var areas = rectangles.compactMap { rectangle in
            views[rectangle.view].map { tolerance in
                PictureArea(view: rectangle.view, rect: rectangle.pixels(scale: scale), rule: .tolerance(tolerance))
            }
        }
        // Masks are added last, because a masked area overrides every tolerance.
        areas += rectangles.filter { masks.contains($0.view) }.map { rectangle in
            PictureArea(view: rectangle.view, rect: rectangle.pixels(scale: scale), rule: .masked)
        }
        return PictureRules(tolerance: tolerance, areas: areas)
    }
}

extension ViewRectangle {
    /// The rectangle of all pixels that this rectangle touches.
    func pixels(scale: CGFloat) -> PixelRect {
        // No picture is larger than this limit. A number that is not finite has no position.
        func pixel(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
            let scaled = (value * scale).rounded(rule)
            return scaled.isFinite ? Int(min(max(scaled, -1_000_000), 1_000_000)) : 0
        }
        let (left, top) = (pixel(rect.minX, .down), pixel(rect.minY, .down))
        return PixelRect(
            x: left, y: top, width: pixel(rect.maxX, .up) - left, height: pixel(rect.maxY, .up) - top)
    }
}
