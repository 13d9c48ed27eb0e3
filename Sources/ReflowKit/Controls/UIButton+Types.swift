import Foundation
import Geometry

extension UIButton {
    /// `UIButton.ButtonType` with UIKit's raw values.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close

        public static let roundedRect = ButtonType.system

        /// Whether the button takes its colour from the tint.
        var isTinted: Bool { self != .custom && self != .plain }

        /// What a title is set in unless told.
        @MainActor var titleFont: UIFont { .systemFont(ofSize: isTinted ? 15 : UIFont.buttonFontSize) }

        /// What a button of this type shows by itself; nil for none.
        @MainActor var symbol: UIImage? {
            switch self {
            case .custom, .system, .plain: nil
            case .detailDisclosure, .infoLight, .infoDark: ButtonType.symbol(isFilled: false, ButtonType.drawInfo)
            case .contactAdd: ButtonType.symbol(isFilled: false, ButtonType.drawPlus)
            case .close: ButtonType.symbol(isFilled: true, ButtonType.drawCross)
            }
        }

        /// A disc or a ring with something in it, 22 points wide as UIKit's are.
        @MainActor private static func symbol(isFilled: Bool, _ draw: (CGPoint) -> Void) -> UIImage {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 3
            let size = CGSize(width: 22, height: 22)
            let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
                let disc = CGRect(origin: .zero, size: size).insetBy(dx: 1.5, dy: 1.5)
                if isFilled {
                    ControlShapes.fill(disc, radius: 11, UIColor(white: 0, alpha: 0.2))
                } else {
                    let ring = UIBezierPath(ovalIn: disc)
                    ring.lineWidth = 1.5
                    UIColor.black.setStroke()
                    ring.stroke()
                }
                draw(CGPoint(x: disc.midX, y: disc.midY))
            }
            return image.withRenderingMode(.alwaysTemplate)
        }

        @MainActor private static func drawInfo(_ center: CGPoint) {
            ControlShapes.fill(
                CGRect(x: center.x - 1.2, y: center.y - 6.2, width: 2.4, height: 2.4), radius: 1.2, .black)
            ControlShapes.stroke(
                [(CGPoint(x: center.x, y: center.y - 1.5), CGPoint(x: center.x, y: center.y + 5))], width: 1.8, .black)
        }

        @MainActor private static func drawPlus(_ center: CGPoint) {
            let arm: CGFloat = 5
            ControlShapes.stroke(
                [
                    (CGPoint(x: center.x - arm, y: center.y), CGPoint(x: center.x + arm, y: center.y)),
                    (CGPoint(x: center.x, y: center.y - arm), CGPoint(x: center.x, y: center.y + arm)),
                ], width: 1.5, .black)
        }

        @MainActor private static func drawCross(_ center: CGPoint) {
            let arm: CGFloat = 3.5
            ControlShapes.stroke(
                [
                    (CGPoint(x: center.x - arm, y: center.y - arm), CGPoint(x: center.x + arm, y: center.y + arm)),
                    (CGPoint(x: center.x - arm, y: center.y + arm), CGPoint(x: center.x + arm, y: center.y - arm)),
                ], width: 2, .black)
        }
    }
}
