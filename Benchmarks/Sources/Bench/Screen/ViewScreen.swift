import DisplayList
import Foundation
import ImageCodecs
import ReflowKit

/// The screen as an app builds it: labels, image views, and cards whose layers have shadow, corners and border.
@MainActor
enum ViewScreen {
    static func view(of scene: ScreenScene, scale: CGFloat) throws -> UIView {
        let image = UIImage(data: try PNG.encode(ScreenImage.bitmap), scale: ScreenImage.scale)
        let root = UIView(frame: CGRect(origin: .zero, size: scene.size))
        root.backgroundColor = .white
        for primitive in scene.primitives {
            // A card is three primitives and one view.
            let last = root.subviews.last
            if let card = last, card.frame == primitive.frame, [.rrect, .border].contains(primitive.k) {
                style(card, primitive)
                continue
            }
            let view: UIView
            switch primitive.k {
            case .text: view = label(primitive)
            case .image: view = UIImageView(image: image)
            default: view = UIView()
            }
            view.frame = primitive.frame
            style(view, primitive)
            root.addSubview(view)
        }
        return root
    }

    private static func label(_ primitive: ScreenScene.Primitive) -> UILabel {
        let label = UILabel()
        label.text = primitive.t
        label.textColor = color(primitive)
        label.font = .systemFont(ofSize: primitive.z ?? 17, weight: primitive.b == 1 ? .semibold : .regular)
        return label
    }

    private static func style(_ view: UIView, _ primitive: ScreenScene.Primitive) {
        let layer = view.layer
        if let radius = primitive.r { layer.cornerRadius = radius }
        switch primitive.k {
        case .rect, .rrect:
            view.backgroundColor = color(primitive)
        case .border:
            layer.borderWidth = primitive.s ?? 0
            layer.borderColor = color(primitive).cgColor
        case .shadow:
            layer.shadowOpacity = 0.2
            layer.shadowRadius = (primitive.b ?? 0) / 2
            layer.shadowOffset = CGSize(width: 0, height: primitive.dy ?? 0)
        case .image:
            view.clipsToBounds = true
        case .text:
            break
        }
    }

    private static func color(_ primitive: ScreenScene.Primitive) -> UIColor {
        func channel(_ shift: UInt32) -> CGFloat { CGFloat(primitive.color >> shift & 255) / 255 }
        return UIColor(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
    }
}
