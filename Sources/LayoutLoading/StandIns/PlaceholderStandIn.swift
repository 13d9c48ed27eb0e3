import Foundation
import KitSchema
import ReflowKit

/// A box with the name of a class that Reflow does not draw.
@MainActor
final class PlaceholderStandIn: UIControl {
    private let label = UILabel()

    convenience init(_ name: String) {
        self.init(frame: .zero)
        label.text = name
        label.font = .systemFont(ofSize: 12)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        addPart(label)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        if backgroundColor == nil { ControlShapes.fill(bounds, .secondarySystemFill) }
        guard bounds.width > 1, bounds.height > 1 else { return }
        UIColor.systemGray.setStroke()
        let edge = UIBezierPath(rect: bounds.insetBy(dx: 0.5, dy: 0.5))
        edge.lineWidth = 1
        edge.stroke()
    }
}
