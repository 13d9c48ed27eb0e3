import DisplayList
public import Foundation
import KitValues

extension CGContext {
    /// Fills the clip with colours that change from `start` to `end`. Without options, nothing is painted before
    /// `start` or after `end`.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        let length = hypot(end.x - start.x, end.y - start.y)
        let reach = self.reach(from: start)
        guard length > 0, length.isFinite, reach.isFinite else { return }
        // The gradient is painted into a rectangle along its axis that covers the whole canvas.
        let low = options.contains(.drawsBeforeStartLocation) ? -reach : 0
        let high = options.contains(.drawsAfterEndLocation) ? max(length, reach) : length
        let alongAxis = CGAffineTransform(
            a: (end.x - start.x) / length, b: (end.y - start.y) / length, c: -(end.y - start.y) / length,
            d: (end.x - start.x) / length, tx: start.x, ty: start.y)
        let strip = Path.rect(CGRect(x: low, y: -reach, width: high - low, height: 2 * reach))
        record([
            .fill(
                strip.applying(alongAxis),
                .linearGradient(gradient.gradient.mapping(alpha: state.alpha), from: start, to: end))
        ])
    }

    /// Fills the clip with colours that change from one circle to the other. Without options, nothing is painted inside
    /// the start circle or outside the end circle.
    ///
    /// Both circles are centred on `endCenter`, because gradients between circles with different centres are not
    /// supported.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        // A gradient that shrinks is painted as one that grows, with its colours reversed.
        let shrinks = endRadius < startRadius
        let inner = max(0, shrinks ? endRadius : startRadius)
        let outer = shrinks ? startRadius : endRadius
        guard outer > inner, outer.isFinite, endCenter.x.isFinite, endCenter.y.isFinite else { return }
        let fillsInside = options.contains(shrinks ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
        let fillsOutside = options.contains(shrinks ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
        var colors = gradient.gradient.mapping(alpha: state.alpha) { location in
            (inner + (shrinks ? 1 - location : location) * (outer - inner)) / outer
        }
        if shrinks { colors.stops.reverse() }

        func circle(_ radius: CGFloat) -> Path {
            .ellipse(
                CGRect(x: endCenter.x - radius, y: endCenter.y - radius, width: 2 * radius, height: 2 * radius))
        }
        var area = PathBuilder(circle(fillsOutside ? max(outer, reach(from: endCenter)) : outer))
        if inner > 0, !fillsInside { area.add(circle(inner)) }
        record([
            .fill(area.path, .radialGradient(colors, center: endCenter, radius: outer), rule: .evenOdd)
        ])
    }

    /// A distance long enough to leave the canvas from `point` in every direction, in the current coordinates.
    private func reach(from point: CGPoint) -> CGFloat {
        let canvas = self.canvas.applying(ctm.inverted())
        return hypot(
            max(abs(canvas.minX - point.x), abs(canvas.maxX - point.x)),
            max(abs(canvas.minY - point.y), abs(canvas.maxY - point.y)))
    }
}
