import Basics
public import Foundation
public import KitValues

/// A switch that is on or off.
///
/// It has one size: of a frame that it is given only the origin counts. Whatever bounds it is given, it is drawn 51 × 31
/// points large at their leading edge.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// In points.
    static let size = CGSize(width: 51, height: 31)

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
        addSubview(knob)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame.size = UISwitch.size
        addSubview(knob)
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            // Under a transform the size of a frame is no size of bounds.
            guard transform.isIdentity else {
                center = CGPoint(x: newValue.midX, y: newValue.midY)
                return
            }
            super.frame = CGRect(origin: newValue.standardized.origin, size: UISwitch.size)
        }
    }

    private let knob = RaisedPiece()

    open var isOn = false { didSet { setNeedsLayout() } }

    /// - Parameter animated: pictures are taken at rest, so the switch is thrown at once either way.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// The ground while it is on; green unless set.
    open var onTintColor: UIColor?
    /// The knob; white unless set.
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

    private var ground: CGRect {
        let x = isRightToLeft ? bounds.maxX - UISwitch.size.width : bounds.minX
        let y = simulation.pixelGrid.round(bounds.midY - UISwitch.size.height / 2)
        return CGRect(origin: CGPoint(x: x, y: y), size: UISwitch.size)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let ground = ground
        let diameter = ground.height - 4
        let isAtEnd = isOn != isRightToLeft
        knob.place(
            CGRect(
                x: isAtEnd ? ground.maxX - diameter - 2 : ground.minX + 2, y: ground.minY + 2, width: diameter,
                height: diameter), radius: diameter / 2, thumbTintColor ?? .white)
    }

    open override func draw(_ rect: CGRect) {
        super.draw(rect)
        let ground = ground
        ControlShapes.faded(unless: isEnabled, in: ground) {
            ControlShapes.fill(
                ground, radius: ground.height / 2, isOn ? onTintColor ?? .systemGreen : .secondarySystemFill)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

    /// Two points less than the frame: the alignment rectangle leaves them out (format.md §5).
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UISwitch.size.width - 2, height: UISwitch.size.height)
    }

    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

    override var defaultContentHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        (.defaultHigh, .defaultHigh)
    }
}
