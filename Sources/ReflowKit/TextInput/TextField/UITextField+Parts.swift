import Foundation
import KitValues

extension UITextField {
    /// The lengths of text fields, in points.
    enum Measures {
        /// The character that a secure field shows for each character.
        static let bullet: Character = "•"
        /// The radius of a border with round corners, as Interface Builder draws it (look.md §10).
        static let corner: CGFloat = 5
        /// The minimum height of a field with round corners. It is the height with the standard font.
        static let framedHeight: CGFloat = 34
        /// The minimum width of a field with constraints, however short its text is (autolayout.md §9.2).
        static let leastWidth: CGFloat = 20
        static let clearButtonSide: CGFloat = 19
        /// The distance of the clear button from the trailing edge.
        static let clearButtonInset: CGFloat = 5
        /// The distance of the disc in the clear button from its edge.
        static let discInset: CGFloat = 1.5
        /// The distance between the text and the clear button.
        static let clearButtonSpacing: CGFloat = 2

        /// The padding between border and text, as in UIKit.
        static func padding(_ style: BorderStyle) -> UIEdgeInsets {
            switch style {
            case .none: .zero
            case .line: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
            case .bezel, .roundedRect: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
            }
        }
    }

    /// Draws the border and the clear button.
    final func drawFrame() {
        drawBorder()
        if showsClearButton { drawClearButton(in: clearButtonRect(forBounds: bounds)) }
    }

    private func drawBorder() {
        let hairline = 1 / max(actualTraitCollection.displayScale, 1)
        switch borderStyle {
        case .none:
            break
        case .line:
            let path = UIBezierPath(rect: bounds.insetBy(dx: 0.5, dy: 0.5))
            path.lineWidth = 1
            UIColor.label.setStroke()
            path.stroke()
        case .bezel:
            let path = UIBezierPath(rect: bounds.insetBy(dx: 1, dy: 1))
            path.lineWidth = 2
            UIColor.systemGray3.setStroke()
            path.stroke()
        case .roundedRect:
            let path = UIBezierPath(
                roundedRect: bounds.insetBy(dx: hairline / 2, dy: hairline / 2), cornerRadius: Measures.corner)
            path.lineWidth = hairline
            (backgroundColor ?? .systemBackground).setFill()
            path.fill()
            UIColor.systemGray4.setStroke()
            path.stroke()
        }
    }

    /// Draws a grey disc with a cross in the colour of the background.
    private func drawClearButton(in rect: CGRect) {
        UIColor.systemGray3.setFill()
        UIBezierPath(ovalIn: rect.insetBy(dx: Measures.discInset, dy: Measures.discInset)).fill()
        ControlSymbol.cross.draw(at: CGPoint(x: rect.midX, y: rect.midY), .systemBackground)
    }
}
