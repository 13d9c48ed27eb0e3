package import Foundation

/// The shapes that controls are drawn from.
@MainActor
package enum ControlShapes {
    /// A rectangle with round corners, no rounder than it is high or wide.
    package static func fill(_ rect: CGRect, radius: CGFloat = 0, _ color: UIColor) {
        guard rect.width > 0, rect.height > 0 else { return }
        color.setFill()
        UIBezierPath(roundedRect: rect, cornerRadius: min(radius, rect.width / 2, rect.height / 2)).fill()
    }

    /// Lines with round ends from point to point.
    static func stroke(_ lines: [(CGPoint, CGPoint)], width: CGFloat, _ color: UIColor) {
        let path = UIBezierPath()
        for (start, end) in lines {
            path.move(to: start)
            path.addLine(to: end)
        }
        path.lineWidth = width
        path.lineCapStyle = .round
        color.setStroke()
        path.stroke()
    }

    /// A line through these points, with round ends and corners.
    static func line(_ points: [CGPoint], width: CGFloat, _ color: UIColor) {
        guard let first = points.first else { return }
        let path = UIBezierPath()
        path.move(to: first)
        for point in points.dropFirst() { path.addLine(to: point) }
        path.lineWidth = width
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        color.setStroke()
        path.stroke()
    }

    static func ring(_ center: CGPoint, radius: CGFloat, width: CGFloat, _ color: UIColor) {
        let path = UIBezierPath(
            ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        path.lineWidth = width
        color.setStroke()
        path.stroke()
    }

    /// What is drawn in `body`, faded as disabled controls are.
    static func faded(unless isEnabled: Bool, in rect: CGRect, _ body: () -> Void) {
        guard !isEnabled, let context = UIGraphicsGetCurrentContext() else { return body() }
        context.saveGState()
        context.setAlpha(0.5)
        context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
        body()
        context.endTransparencyLayer()
        context.restoreGState()
    }
}

/// A piece that lies on its control and casts a shadow over its edge: a knob, the plate under a segment.
@MainActor
final class RaisedPiece: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isPartOfControl = true
        isUserInteractionEnabled = false
        layer.shadowOpacity = 0.15
        layer.shadowRadius = 3
        layer.shadowOffset = CGSize(width: 0, height: 2)
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter radius: of its corners, in points.
    func place(_ rect: CGRect, radius: CGFloat, _ color: UIColor) {
        // A rectangle that was made smaller than nothing has no place.
        isHidden = rect.isNull
        guard !rect.isNull else { return }
        frame = rect
        layer.cornerRadius = max(0, min(radius, rect.width / 2, rect.height / 2))
        backgroundColor = color
    }
}
