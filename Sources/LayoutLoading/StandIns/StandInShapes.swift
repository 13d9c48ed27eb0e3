import Foundation
import KitValues
import ReflowKit

/// What stand-ins are drawn from.
@MainActor
enum StandInShapes {
    static func fill(_ rect: CGRect, radius: CGFloat = 0, _ color: UIColor) {
        guard rect.width > 0, rect.height > 0 else { return }
        color.setFill()
        UIBezierPath(roundedRect: rect, cornerRadius: min(radius, rect.width / 2, rect.height / 2)).fill()
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

    /// The thickness of the finest line of the screen, in points.
    static func hairline(of view: UIView) -> CGFloat { 1 / max(1, view.traitCollection.displayScale) }

    /// A label that is no view of the layout's own.
    static func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.isPartOfControl = true
        label.text = text
        label.font = font
        label.textColor = color
        return label
    }
}

extension CGRect {
    /// Without the strips along its edges; where those overlap, of no size at the first of them.
    func less(_ insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom))
    }
}
