package import Foundation

/// The symbols inside controls and table cells, drawn as strokes around a point: a stepper's signs, the accessories of
/// a table cell, the crosses that clear a field and close a sheet, the magnifying glass of a search bar.
package enum ControlSymbol {
    case minus, plus, cross, close, chevron, checkmark, detail, magnifier

    /// Draws the symbol into the current context.
    ///
    /// - Parameter center: the point, in points.
    @MainActor package func draw(at center: CGPoint, _ color: UIColor) {
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x, y: center.y + y) }
        switch self {
        case .minus:
            ControlShapes.stroke([(at(-6.09, 0), at(6.09, 0))], width: 1.49, color)
        case .plus:
            ControlShapes.stroke([(at(-6.05, 0), at(6.05, 0)), (at(0, -6.05), at(0, 6.05))], width: 1.49, color)
        case .cross:
            ControlShapes.stroke([(at(-3, -3), at(3, 3)), (at(-3, 3), at(3, -3))], width: 1.5, color)
        case .close:
            ControlShapes.stroke([(at(-4.3, -4.3), at(4.3, 4.3)), (at(-4.3, 4.3), at(4.3, -4.3))], width: 2.2, color)
        case .chevron:
            ControlShapes.line([at(-2.75, -5.5), at(2.75, 0), at(-2.75, 5.5)], width: 2, color)
        case .checkmark:
            ControlShapes.line([at(-6.5, 0.5), at(-2, 5), at(6.5, -6)], width: 2, color)
        case .detail:
            ControlShapes.ring(center, radius: 10, width: 1.5, color)
            ControlShapes.fill(
                CGRect(origin: at(-1.1, -6.2), size: CGSize(width: 2.2, height: 2.2)), radius: 1.1, color)
            ControlShapes.line([at(0, -1.5), at(0, 5.5)], width: 1.8, color)
        case .magnifier:
            ControlShapes.ring(center, radius: 5.5, width: 1.5, color)
            ControlShapes.line([at(4, 4), at(8, 8)], width: 1.5, color)
        }
    }
}
