import LayoutDocument
import ReflowKit

extension ViewMaker {
    static let imageView = ViewMaker(
        setters: [
            .untouched,
            PropertySetter(image: UIImageView.self, "image") { $0.image = $1 },
            PropertySetter(image: UIImageView.self, "highlightedImage") { $0.highlightedImage = $1 },
            PropertySetter(UIImageView.self, "isHighlighted", default: .boolean(false)) { $0.isHighlighted = $1.bool },
        ]
    ) { _, _ in UIImageView() }
}
