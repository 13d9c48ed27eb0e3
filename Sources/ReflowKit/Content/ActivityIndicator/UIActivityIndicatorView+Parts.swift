import Foundation

extension UIActivityIndicatorView {
    /// The measures, taken from pictures of UIKit (look.md §8).
    enum Measures {
        /// The alpha of each spoke, counter-clockwise from the first one.
        static let strengths: [CGFloat] = [0.86, 0.72, 0.57, 0.42, 0.275, 0.275, 0.275, 0.275]
        static func spokeWidth(_ diameter: CGFloat) -> CGFloat { diameter / 8 }
        /// The distance from the middle of the wheel to the start of a spoke. The spoke ends at the wheel's edge.
        static func spokeStart(_ diameter: CGFloat) -> CGFloat { diameter / 6 }
    }

    /// Draws the spokes: capsules from a third of the radius to its end, an eighth of the diameter wide.
    final func drawSpokes() {
        guard spins || !hidesWhenStopped else { return }
        let diameter = min(style.size.width, bounds.width, bounds.height)
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let width = Measures.spokeWidth(diameter)
        let (inner, outer) = (Measures.spokeStart(diameter) + width / 2, diameter / 2 - width / 2)
        for (index, strength) in Measures.strengths.enumerated() {
            let angle = -CGFloat.pi / 2 - CGFloat(index) * .pi / 4
            func point(_ radius: CGFloat) -> CGPoint {
                CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            }
            ControlShapes.stroke(
                [(point(inner), point(outer))], width: width, (color ?? .systemGray).faded(to: strength))
        }
    }
}

extension UIActivityIndicatorView.Style {
    /// The size of the wheel, in points (look.md §8).
    var size: CGSize {
        switch self {
        case .large, .whiteLarge: CGSize(width: 37, height: 37)
        case .medium, .white, .gray: CGSize(width: 20, height: 20)
        }
    }
}
