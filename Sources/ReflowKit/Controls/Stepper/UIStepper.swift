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

    private let face = DrawnPart()

    /// Sets the fixed size: only the origin of a given frame is used.
    override func makeParts() {
        super.makeParts()
        makeSize(Measures.size)
        face.drawing = { [weak self] in self?.drawFace() }
        addPart(face)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        face.cover(bounds)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Measures.size }
    open override var intrinsicContentSize: CGSize { Measures.size }

    override var defaultContentHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        (.defaultHigh, .defaultHigh)
    }
}
