import Foundation
import ReflowKit

/// A box with the name of a class that Reflow does not draw.
@MainActor
final class PlaceholderStandIn: UIControl {
    private let label: UILabel

    init(_ name: String) {
        label = StandInShapes.label(name, .systemFont(ofSize: 12), .secondaryLabel)
        super.init(frame: .zero)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

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
