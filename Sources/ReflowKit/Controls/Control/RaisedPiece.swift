import DisplayList
import Foundation

/// A soft, black shadow behind a part of a control, as measured in pictures of UIKit.
struct CastShadow {
    /// The opacity from 0 to 1.
    var opacity: CGFloat
    /// The standard deviation of the shadow's blur, in points.
    var radius: CGFloat
    /// The distance by which the shadow is moved down, in points.
    var drop: CGFloat
}

/// A raised part of a control, whose shadows fall beyond its edge: a knob, or the plate behind a selected segment.
@MainActor
final class RaisedPiece: ControlPart {
    private var shadows: [CastShadow] = []
    private var curve = RoundedRect.Curve.circular
    /// The margin around the part, so that its shadows are not cut, in points.
    private var margin: CGFloat = 0
    private var radius: CGFloat = 0
    private var color = UIColor.white

    convenience init(shadows: [CastShadow], curve: RoundedRect.Curve = .circular) {
        self.init(frame: .zero)
        self.shadows = shadows
        self.curve = curve
        // A blur ends at two standard deviations.
        margin = shadows.reduce(0) { max($0, (2 * $1.radius + $1.drop).rounded(.up) + 1) }
    }

    /// Places the part at `rect`, with its shadows outside. A null `rect` hides it.
    ///
    /// - Parameter radius: the radius of the part's corners, in points; at most half of its width and height.
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
class ControlGround: ControlPart {
    override func makeParts() {
        super.makeParts()
        clipsToBounds = true
    }
}
