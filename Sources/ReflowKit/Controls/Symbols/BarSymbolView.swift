import Foundation

/// Draws a symbol in the tint colour, in a square of 24 points.
@MainActor
final class BarSymbolView: UIView {
    static let side: CGFloat = 24
    var symbol: BarSymbol? { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        guard let symbol else { return }
        let path = symbol.path
        path.lineWidth = symbol.lineWidth
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        tintColor.set()
        if symbol.isFilled { path.fill() } else { path.stroke() }
    }
}
