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

/// A soft, black shadow below a part of a control, as measured in pictures of UIKit.
struct CastShadow {
    /// The opacity, from 0 to 1.
    var opacity: CGFloat
    /// The blur's standard deviation, in points.
    var radius: CGFloat
    /// The distance of the shadow below the part, in points.
    var drop: CGFloat
}

/// A raised part of a control, whose shadows fall beyond its edge: a knob, or the plate under a segment.
@MainActor
final class RaisedPiece: UIView {
    private let shadows: [CastShadow]
    private let curve: RoundedRect.Curve
    /// The margin around the part, so that its shadows are not cut, in points.
    private let margin: CGFloat
    private var radius: CGFloat = 0
    private var color = UIColor.white

    init(shadows: [CastShadow], curve: RoundedRect.Curve = .circular) {
        self.shadows = shadows
        self.curve = curve
        // A blur ends at two standard deviations.
        margin = shadows.reduce(0) { max($0, (2 * $1.radius + $1.drop).rounded(.up) + 1) }
        super.init(frame: .zero)
        isPartOfControl = true
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter radius: the radius of its corners, in points.
    func place(_ rect: CGRect, radius: CGFloat, _ color: UIColor) {
        // A rectangle that was inset by more than its size is null.
        isHidden = rect.isNull
        guard !rect.isNull else { return }
        frame = rect.insetBy(dx: -margin, dy: -margin)
        self.radius = max(0, min(radius, rect.width / 2, rect.height / 2))
        self.color = color
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let piece = bounds.insetBy(dx: margin, dy: margin)
        let shape = Path.roundedRect(RoundedRect(piece, radius: radius, curve: curve))
        let shades = shadows.map { shadow in
            DisplayCommand.shadow(
                Shadow(
                    source: .path(shape), color: RGBAColor(white: 0, alpha: shadow.opacity),
                    offset: CGSize(width: 0, height: shadow.drop), radius: shadow.radius))
        }
        UIGraphicsGetCurrentContext()?.draw(
            shades + [.fill(shape, .color(color.resolvedColor(with: actualTraitCollection).cgColor.rgba))])
    }
}

/// The background of a control, which clips the shadows of the moving parts on it.
@MainActor
class ControlGround: UIView {
    init() {
        super.init(frame: .zero)
        isPartOfControl = true
        isUserInteractionEnabled = false
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }
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
