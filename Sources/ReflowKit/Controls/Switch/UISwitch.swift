import Basics
public import Foundation
public import KitValues

/// A switch that is on or off.
///
/// It has a fixed size: only the origin of its frame is used. With any bounds, it is drawn 51 × 31 points large at
/// their leading edge.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    open override var frame: CGRect {
        get { super.frame }
        set {
            // With a transform, the size of the frame is not that of the bounds.
            guard transform.isIdentity else {
                center = CGPoint(x: newValue.midX, y: newValue.midY)
                return
            }
            super.frame = CGRect(origin: newValue.standardized.origin, size: Measures.size)
        }
    }

    private let ground = ControlGround()
    private let knob = RaisedPiece(shadows: Measures.knobShadows)

    override func makeParts() {
        super.makeParts()
        makeSize(Measures.size)
        ground.actualLayer.cornerRadius = Measures.size.height / 2
        ground.addPart(knob)
        addPart(ground)
    }

    override var spoken: SpokenView {
        SpokenView(isElement: true, value: isOn ? "1" : "0", traits: stateTraits.union(.button))
    }

    open var isOn = false { didSet { setNeedsLayout() } }

    /// - Parameter animated: ignored. Pictures are taken after animations, so the switch changes at once.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// The colour of the track while the switch is on. The default is green.
    open var onTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The colour of the knob. The default is white.
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

    private var groundRect: CGRect {
        let x = isRightToLeft ? bounds.maxX - Measures.size.width : bounds.minX
        let y = simulation.pixelGrid.round(bounds.midY - Measures.size.height / 2)
        return CGRect(origin: CGPoint(x: x, y: y), size: Measures.size)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let diameter = Measures.knobDiameter
        let isAtEnd = isOn != isRightToLeft
        ground.frame = groundRect
        ground.backgroundColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        ground.alpha = isEnabled ? 1 : Measures.disabledAlpha
        knob.place(
            CGRect(
                x: isAtEnd ? Measures.size.width - diameter - Measures.knobInset : Measures.knobInset,
                y: Measures.knobInset, width: diameter, height: diameter), radius: diameter / 2,
            thumbTintColor ?? .white)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Measures.size }

    /// The size, which is two points less than the frame's, because the alignment rectangle leaves them out (format.md
    /// §5).
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Measures.size.width - Measures.alignmentInset, height: Measures.size.height)
    }

    open override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: 0, right: Measures.alignmentInset)
    }

    override var defaultContentHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        (.defaultHigh, .defaultHigh)
    }
}
