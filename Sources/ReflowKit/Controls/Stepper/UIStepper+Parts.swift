import Foundation

extension UIStepper {
    /// Lengths in points, as measured in pictures of iOS 15 to 17 (look.md §5).
    enum Measures {
        static let size = CGSize(width: 94, height: 32)
        static let corner: CGFloat = 8
        static let separator = CGSize(width: 1, height: 18)
        /// The signs with their centres, from the leading edge and from the middle of the height.
        @MainActor static let signs: [(symbol: ControlSymbol, place: CGPoint)] = [
            (.minus, CGPoint(x: 23.18, y: -0.08)), (.plus, CGPoint(x: 70.69, y: 0.15)),
        ]
        /// The factor for the alpha of a sign whose button cannot count any further.
        static let unusableAlpha: CGFloat = 0.5
    }

    /// Draws the ground, the line between the buttons, and the signs on them.
    final func drawFace() {
        ControlShapes.faded(unless: isEnabled, in: bounds) {
            ControlShapes.fillSmoothed(bounds, radius: Measures.corner, .tertiarySystemFill)
            let line = Measures.separator
            ControlShapes.fill(
                CGRect(
                    x: bounds.midX - line.width / 2, y: bounds.midY - line.height / 2, width: line.width,
                    height: line.height), radius: line.width / 2, .systemFill)
            for (sign, isUsable) in zip(Measures.signs, [value > minimumValue, value < maximumValue]) {
                let x = isRightToLeft ? bounds.maxX - sign.place.x : bounds.minX + sign.place.x
                sign.symbol.draw(
                    at: CGPoint(x: x, y: bounds.midY + sign.place.y),
                    wraps || isUsable ? .label : .label.faded(to: Measures.unusableAlpha))
            }
        }
    }
}
