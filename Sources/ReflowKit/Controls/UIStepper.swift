public import Foundation
import KitValues

/// Two buttons that count a value down and up.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    /// Between the least and the largest value.
    open var value: Double {
        get { min(max(storedValue, minimumValue), max(minimumValue, maximumValue)) }
        set { storedValue = newValue.isFinite ? newValue : minimumValue }
    }
    private var storedValue = 0.0
    open var minimumValue = 0.0
    open var maximumValue = 100.0
    open var stepValue = 1.0
    /// Whether it goes on at the other end.
    open var wraps = false
    open var isContinuous = true
    open var autorepeat = true

    static let size = CGSize(width: 94, height: 32)

    /// - Parameter frame: only its origin counts.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame.size = UIStepper.size
    }

    open override func draw(_ rect: CGRect) {
        super.draw(rect)
        ControlShapes.faded(unless: isEnabled, in: bounds) {
            ControlShapes.fill(bounds, radius: 8, .tertiarySystemFill)
            ControlShapes.fill(
                CGRect(x: bounds.midX - 0.5, y: bounds.midY - 9, width: 1, height: 18), radius: 0.5, .separator)
            let left = CGPoint(x: bounds.minX + bounds.width / 4, y: bounds.midY)
            let right = CGPoint(x: bounds.maxX - bounds.width / 4, y: bounds.midY)
            let (less, more) = isRightToLeft ? (right, left) : (left, right)
            ControlSymbol.minus.draw(at: less, ink(wraps || value > minimumValue))
            ControlSymbol.plus.draw(at: more, ink(wraps || value < maximumValue))
        }
    }

    private func ink(_ isUsable: Bool) -> UIColor { isUsable ? .label : .tertiaryLabel }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }
    open override var intrinsicContentSize: CGSize { UIStepper.size }

    override var defaultContentHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        (.defaultHigh, .defaultHigh)
    }
}
