import Basics
public import Foundation
public import KitValues

/// A knob on a track, for a value between a minimum and a maximum.
@preconcurrency @MainActor
open class UISlider: UIControl {
    private let knob = RaisedPiece(shadows: [
        CastShadow(opacity: 0.116, radius: 5.7, drop: 5.9), CastShadow(opacity: 0.113, radius: 1.8, drop: 0.5),
    ])

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(knob)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(knob)
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

    private static let thumbDiameter: CGFloat = 27
    private static let trackHeight: CGFloat = 4
    /// The distance of the knob's centre above that of the track, in points.
    private static let thumbRise: CGFloat = 7.0 / 6
    /// The distance of the track's ends from its rectangle's, in points.
    private static let trackInset: CGFloat = 1
    /// The distance between the track and an image, in points.
    private static let imageSpacing: CGFloat = 6

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

    /// The alignment rectangle leaves out two points at each end (format.md §5).
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let (before, behind) =
            isRightToLeft ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
        let left = before.map { $0.size.width + UISlider.imageSpacing } ?? 2
        let right = behind.map { $0.size.width + UISlider.imageSpacing } ?? 2
        return CGRect(
            x: bounds.minX + left, y: simulation.pixelGrid.round(bounds.midY - UISlider.trackHeight / 2),
            width: max(0, bounds.width - left - right), height: UISlider.trackHeight)
    }

    /// The knob's frame. Its position is rounded to a whole point, halves up, and is slightly above the middle of the
    /// track (look.md §3).
    open func thumbRect(forBounds bounds: CGRect, trackRect: CGRect, value: Float) -> CGRect {
        let span = maximumValue - minimumValue
        let share = span > 0 && value.isFinite ? CGFloat(min(max((value - minimumValue) / span, 0), 1)) : 0
        let part = isRightToLeft ? 1 - share : share
        let diameter = UISlider.thumbDiameter
        let room = max(0, trackRect.width - diameter)
        return CGRect(
            x: (trackRect.minX + room * part + 0.5).rounded(.down),
            y: simulation.pixelGrid.round(trackRect.midY - UISlider.thumbRise - diameter / 2), width: diameter,
            height: diameter)
    }

    private var thumb: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        knob.place(thumb, radius: UISlider.thumbDiameter / 2, thumbTintColor ?? .white)
    }

    open override func draw(_ rect: CGRect) {
        super.draw(rect)
        let rect = trackRect(forBounds: bounds)
        let track = rect.insetBy(dx: min(UISlider.trackInset, rect.width / 2), dy: 0)
        ControlShapes.faded(unless: isEnabled, in: bounds) {
            let radius = UISlider.trackHeight / 2
            ControlShapes.fill(track, radius: radius, maximumTrackTintColor ?? .systemFill)
            var filled = track
            filled.size.width = max(0, min(track.width, thumb.midX - track.minX))
            if isRightToLeft {
                filled.origin.x = filled.maxX
                filled.size.width = track.maxX - filled.minX
            }
            ControlShapes.fill(filled, radius: radius, minimumTrackTintColor ?? tintColor)
            minimumValueImage?.withTint(of: self).draw(in: minimumValueImageRect(forBounds: bounds))
            maximumValueImage?.withTint(of: self).draw(in: maximumValueImageRect(forBounds: bounds))
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }

    /// The alignment rectangle is a point lower than the frame.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 30) }

    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }

    override var defaultContentHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        (.defaultLow, .defaultHigh)
    }
}

extension UIImage {
    /// The image for drawing: a template in the view's tint colour, any other image unchanged.
    @MainActor
    func withTint(of view: UIView) -> UIImage {
        renderingMode == .alwaysTemplate ? withTintColor(view.tintColor, renderingMode: .alwaysOriginal) : self
    }
}
