public import Foundation
import KitValues

/// Two buttons that count a value down and up.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    /// The value, between the minimum and the maximum.
    open var value: Double {
        get { min(max(storedValue, minimumValue), max(minimumValue, maximumValue)) }
        set { storedValue = newValue.isFinite ? newValue : minimumValue }
    }
    private var storedValue = 0.0
    open var minimumValue = 0.0
    open var maximumValue = 100.0
    open var stepValue = 1.0
    /// Whether the value wraps around at either end.
    open var wraps = false
    open var isContinuous = true
    open var autorepeat = true

    static let size = CGSize(width: 94, height: 32)

    /// - Parameter frame: only its origin is used.
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
            ControlShapes.fillSmoothed(bounds, radius: 8, .tertiarySystemFill)
            ControlShapes.fill(
                CGRect(x: bounds.midX - 0.5, y: bounds.midY - 9, width: 1, height: 18), radius: 0.5, .systemFill)
            let signs = UIStepper.signs.map { sign in
                let x = isRightToLeft ? bounds.maxX - sign.place.x : bounds.minX + sign.place.x
                return (sign.symbol, CGPoint(x: x, y: bounds.midY + sign.place.y))
            }
            for ((symbol, place), isUsable) in zip(signs, [value > minimumValue, value < maximumValue]) {
                symbol.draw(at: place, wraps || isUsable ? .label : .label.faded(to: 0.5))
            }
        }
    }

    /// The signs with their centres, from the leading edge and from the middle of the height, in points; measured in
    /// pictures of iOS 15 to 17 (look.md §5).
    private static let signs: [(symbol: ControlSymbol, place: CGPoint)] = [
        (.minus, CGPoint(x: 23.18, y: -0.08)), (.plus, CGPoint(x: 70.69, y: 0.15)),
    ]

    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }
    open override var intrinsicContentSize: CGSize { UIStepper.size }

    override var defaultContentHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        (.defaultHigh, .defaultHigh)
    }
}
