import Basics
public import Foundation
public import KitValues

/// A switch that is on or off.
///
/// It has a fixed size: only the origin of its frame is used. With any bounds, it is drawn 51 × 31 points large at
/// their leading edge.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// The size in points.
    static let size = CGSize(width: 51, height: 31)

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
        prepareParts()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame.size = UISwitch.size
        prepareParts()
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            // With a transform, the size of the frame is not that of the bounds.
            guard transform.isIdentity else {
                center = CGPoint(x: newValue.midX, y: newValue.midY)
                return
            }
            super.frame = CGRect(origin: newValue.standardized.origin, size: UISwitch.size)
        }
    }

    private let ground = ControlGround()
    /// The knob, whose shadows end at the edge of the background (look.md §2).
    private let knob = RaisedPiece(shadows: [
        CastShadow(opacity: 0.12, radius: 3.5, drop: 2.75), CastShadow(opacity: 0.015, radius: 1.8, drop: 2),
    ])

    private func prepareParts() {
        ground.actualLayer.cornerRadius = UISwitch.size.height / 2
        ground.addSubview(knob)
        addSubview(ground)
    }

    open var isOn = false { didSet { setNeedsLayout() } }

    /// - Parameter animated: ignored. Pictures are taken after animations, so the switch changes at once.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// The colour of the track while the switch is on. The default is green.
    open var onTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The colour of the knob. The default is white.
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

    private var groundRect: CGRect {
        let x = isRightToLeft ? bounds.maxX - UISwitch.size.width : bounds.minX
        let y = simulation.pixelGrid.round(bounds.midY - UISwitch.size.height / 2)
        return CGRect(origin: CGPoint(x: x, y: y), size: UISwitch.size)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let diameter = UISwitch.size.height - 2 * UISwitch.knobInset
        let isAtEnd = isOn != isRightToLeft
        ground.frame = groundRect
        ground.backgroundColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        ground.alpha = isEnabled ? 1 : 0.5
        knob.place(
            CGRect(
                x: isAtEnd ? UISwitch.size.width - diameter - UISwitch.knobInset : UISwitch.knobInset,
                y: UISwitch.knobInset, width: diameter, height: diameter), radius: diameter / 2,
            thumbTintColor ?? .white)
    }

    /// The distance of the knob from the edge of the background, in points.
    private static let knobInset: CGFloat = 2

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsLayout()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

    /// The size, which is two points less than the frame's, because the alignment rectangle leaves them out (format.md
    /// §5).
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UISwitch.size.width - 2, height: UISwitch.size.height)
    }

    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

    override var defaultContentHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        (.defaultHigh, .defaultHigh)
    }
}
