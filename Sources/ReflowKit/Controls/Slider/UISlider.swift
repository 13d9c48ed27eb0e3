import Basics
public import Foundation
public import KitValues

/// A knob on a track, for a value between a minimum and a maximum.
@preconcurrency @MainActor
open class UISlider: UIControl {
    private let track = DrawnPart()
    private let knob = RaisedPiece(shadows: Measures.knobShadows)

    override func makeParts() {
        super.makeParts()
        track.drawing = { [weak self] in self?.drawTrack() }
        addPart(track)
        addPart(knob)
    }

    override var spoken: SpokenView {
        let range = maximumValue - minimumValue
        let share = range > 0 ? (value - minimumValue) / range : 0
        return SpokenView(
            isElement: true, value: "\(Int((share * 100).rounded()))%", traits: stateTraits.union(.adjustable))
    }

    open var value: Float {
        get { min(max(storedValue, minimumValue), max(minimumValue, maximumValue)) }
        set { storedValue = newValue.isFinite ? newValue : minimumValue }
    }
    private var storedValue: Float = 0 { didSet { setNeedsLayout() } }
    open var minimumValue: Float = 0 { didSet { setNeedsLayout() } }
    open var maximumValue: Float = 1 { didSet { setNeedsLayout() } }

    /// - Parameter animated: ignored. Pictures are taken after animations, so the knob moves at once.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// The colour of the track before the knob. The default is the tint colour.
    open var minimumTrackTintColor: UIColor?
    /// The colour of the track after the knob. The default is a grey.
    open var maximumTrackTintColor: UIColor?
    /// The colour of the knob. The default is white.
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The image before the track.
    open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
    /// The image after the track.
    open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }

    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = minimumValueImage?.size ?? .zero
        return CGRect(
            x: isRightToLeft ? bounds.maxX - size.width : bounds.minX,
            y: simulation.pixelGrid.round(bounds.midY - size.height / 2), width: size.width, height: size.height)
    }

    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = maximumValueImage?.size ?? .zero
        return CGRect(
            x: isRightToLeft ? bounds.minX : bounds.maxX - size.width,
            y: simulation.pixelGrid.round(bounds.midY - size.height / 2),
            width: size.width, height: size.height)
    }

    /// The rectangle of the track, which ends two points before the bounds at each end, because the alignment rectangle
    /// leaves these out (format.md §5).
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let (before, behind) =
            isRightToLeft ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
        let left = before.map { $0.size.width + Measures.imageSpacing } ?? Measures.alignmentInsets.left
        let right = behind.map { $0.size.width + Measures.imageSpacing } ?? Measures.alignmentInsets.right
        return CGRect(
            x: bounds.minX + left, y: simulation.pixelGrid.round(bounds.midY - Measures.trackHeight / 2),
            width: max(0, bounds.width - left - right), height: Measures.trackHeight)
    }

    /// The knob's frame. Its position is rounded to a whole point, halves up, and is slightly above the middle of the
    /// track (look.md §3).
    open func thumbRect(forBounds bounds: CGRect, trackRect: CGRect, value: Float) -> CGRect {
        let span = maximumValue - minimumValue
        let share = span > 0 && value.isFinite ? CGFloat(min(max((value - minimumValue) / span, 0), 1)) : 0
        let part = isRightToLeft ? 1 - share : share
        let diameter = Measures.thumbDiameter
        let room = max(0, trackRect.width - diameter)
        return CGRect(
            x: (trackRect.minX + room * part + 0.5).rounded(.down),
            y: simulation.pixelGrid.round(trackRect.midY - Measures.thumbRise - diameter / 2), width: diameter,
            height: diameter)
    }

    private var thumb: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.cover(bounds)
        knob.place(thumb, radius: Measures.thumbDiameter / 2, thumbTintColor ?? .white)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Measures.height) }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Measures.intrinsicHeight)
    }

    open override var alignmentRectInsets: UIEdgeInsets { Measures.alignmentInsets }

    override var defaultContentHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        (.defaultLow, .defaultHigh)
    }
}
