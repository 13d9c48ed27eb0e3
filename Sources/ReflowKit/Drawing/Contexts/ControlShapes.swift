import DisplayList
package import Foundation

/// The shapes of which controls are drawn.
@MainActor
package enum ControlShapes {
    /// Fills a rectangle with smoothed corners, as used for the backgrounds of controls.
    static func fillSmoothed(_ rect: CGRect, radius: CGFloat, _ color: UIColor) {
        guard rect.width > 0, rect.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
        let shape = RoundedRect(rect, radius: radius, curve: .continuous)
        context.draw([.fill(.roundedRect(shape), .color(color.resolvedColor(with: .current).cgColor.rgba))])
    }

    /// Fills a rectangle with round corners. The radius is limited by its height and width.
    package static func fill(_ rect: CGRect, radius: CGFloat = 0, _ color: UIColor) {
        guard rect.width > 0, rect.height > 0 else { return }
        color.setFill()
        UIBezierPath(roundedRect: rect, cornerRadius: min(radius, rect.width / 2, rect.height / 2)).fill()
    }

    /// Draws lines with round ends between points.
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

    /// Draws a line through points, with round ends and corners.
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

    /// Draws `body`, faded like a disabled control if `isEnabled` is false.
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

extension UIColor {
    /// The colour with its alpha multiplied by a factor.
    func faded(to part: CGFloat) -> UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.withAlphaComponent(color.cgColor.alpha * part)
        }
    }
}
