import Foundation
import KitSchema
import ReflowKit

/// The outline of a `UISearchBar`: a field with a magnifying glass.
@MainActor
final class SearchBarStandIn: UIView {
    private let label = UILabel()

    convenience init(text: String?, placeholder: String?) {
        self.init(frame: .zero)
        let shown = text.flatMap { $0.isEmpty ? nil : $0 }
        label.text = shown ?? placeholder ?? "Search"
        label.textColor = shown == nil ? .secondaryLabel : .label
        addPart(label)
    }

    /// The size: 56 points high, as from iOS 11 on, and of any width (autolayout.md §0a.20).
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    /// The rectangle of the field. UIKit's is 36 points high and 8 points from the sides.
    private var field: CGRect {
        let height = min(36, bounds.height)
        return CGRect(
            x: bounds.minX + 8, y: bounds.midY - height / 2, width: max(0, bounds.width - 16), height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let field = field
        label.frame = CGRect(x: field.minX + 30, y: field.minY, width: max(0, field.width - 38), height: field.height)
    }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        let field = field
        ControlShapes.fill(field, radius: 10, .tertiarySystemFill)
        ControlSymbol.magnifier.draw(at: CGPoint(x: field.minX + 14, y: field.midY - 1), .secondaryLabel)
    }
}
