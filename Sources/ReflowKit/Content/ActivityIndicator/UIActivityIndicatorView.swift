public import Foundation
import KitValues

/// A wheel of spokes that rotates during a task. Pictures show the first frame of the animation.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    open var style: Style = .medium {
        didSet { color = style.color }
    }
    open var color: UIColor! = Style.medium.color
    open var hidesWhenStopped = true
    open var isAnimating: Bool { spins }
    package private(set) final var spins = false

    public init(style: Style) {
        super.init(frame: CGRect(origin: .zero, size: style.size))
        self.style = style
        color = style.color
        isUserInteractionEnabled = false
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func startAnimating() { spins = true }
    open func stopAnimating() { spins = false }

    /// The alpha of each spoke, counter-clockwise from the first one.
    private static let strengths: [CGFloat] = [0.86, 0.72, 0.57, 0.42, 0.275, 0.275, 0.275, 0.275]

    open override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard spins || !hidesWhenStopped else { return }
        let diameter = min(style.size.width, bounds.width, bounds.height)
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        // Spokes are capsules from a third of the radius to its end, an eighth of the diameter wide (look.md §8).
        let width = diameter / 8
        let (inner, outer) = (diameter / 6 + width / 2, diameter / 2 - width / 2)
        for (index, strength) in UIActivityIndicatorView.strengths.enumerated() {
            let angle = -CGFloat.pi / 2 - CGFloat(index) * .pi / 4
            func point(_ radius: CGFloat) -> CGPoint {
                CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            }
            ControlShapes.stroke(
                [(point(inner), point(outer))], width: width, (color ?? .systemGray).faded(to: strength))
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }
    open override var intrinsicContentSize: CGSize { style.size }

    override var defaultContentHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        (.defaultHigh, .defaultHigh)
    }

    /// `UIActivityIndicatorView.Style` with UIKit's raw values.
    public enum Style: Int, Sendable {
        case whiteLarge, white, gray
        case medium = 100
        case large = 101

        /// The size in points.
        var size: CGSize {
            switch self {
            case .large, .whiteLarge: CGSize(width: 37, height: 37)
            case .medium, .white, .gray: CGSize(width: 20, height: 20)
            }
        }

        @MainActor var color: UIColor {
            switch self {
            case .medium, .large, .gray: .systemGray
            case .white, .whiteLarge: .white
            }
        }
    }
}
