public import Foundation
import KitValues

/// A wheel of spokes that turns while something is going on. Pictures show it as it starts.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    open var style: Style = .medium {
        didSet { color = style.color }
    }
    open var color: UIColor! = Style.medium.color
    open var hidesWhenStopped = true
    public private(set) final var isAnimating = false

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

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }

    /// Their strength from the first one on, against the clock.
    private static let strengths: [CGFloat] = [1, 0.85, 0.7, 0.55, 0.42, 0.34, 0.3, 0.27]

    open override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard isAnimating || !hidesWhenStopped else { return }
        let diameter = min(style.size.width, bounds.width, bounds.height)
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let (inner, outer) = (diameter * 0.25, diameter * 0.44)
        for (index, strength) in UIActivityIndicatorView.strengths.enumerated() {
            let angle = -CGFloat.pi / 2 - CGFloat(index) * .pi / 4
            func point(_ radius: CGFloat) -> CGPoint {
                CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            }
            ControlShapes.stroke(
                [(point(inner), point(outer))], width: diameter * 0.11, (color ?? .systemGray).faded(to: strength))
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

        /// In points.
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

extension UIColor {
    /// The colour with its alpha taken so many times.
    fileprivate func faded(to part: CGFloat) -> UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.withAlphaComponent(color.cgColor.alpha * part)
        }
    }
}
