package import DisplayList
public import Foundation
public import KitValues

/// An outline in points that can stroke and fill itself into the current context.
///
/// `clockwise` is the direction on the screen. Corners of rounded rectangles are continuous, as in UIKit since iOS 7.
open class UIBezierPath: NSObject, NSCopying {
    private var builder: PathBuilder

    /// The width in points; the line is centred on the outline.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    /// Kept for source compatibility: outlines are painted as exactly as the renderer can.
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false
    private var dashes: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    // MARK: Making paths

    public override init() {
        builder = PathBuilder()
        super.init()
    }

    // Every designated initialiser must be visible to subclasses; otherwise they would inherit none.
    private convenience init(_ path: Path) {
        self.init()
        builder = PathBuilder(path)
    }

    public convenience init(rect: CGRect) {
        self.init(Path.rect(rect.standardized))
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init(Path.ellipse(rect.standardized))
    }

    /// - Parameter cornerRadius: in points; at most half of the shorter side takes effect.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// - Parameter cornerRadii: the width is the radius, in points; the height is ignored, as in UIKit.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let rect = rect.standardized
        let radius = max(0, min(cornerRadii.width, rect.width / 2, rect.height / 2))
        func radiusIf(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
        if radius == 0 || corners.isDisjoint(with: .allCorners) {
            self.init(rect: rect)
        } else {
            self.init(
                Path.roundedRect(
                    RoundedRect(
                        rect, topLeft: radiusIf(.topLeft), topRight: radiusIf(.topRight),
                        bottomLeft: radiusIf(.bottomLeft), bottomRight: radiusIf(.bottomRight), curve: .continuous)))
        }
    }

    /// - Parameters:
    ///   - startAngle: in radians, 0 to the right, π/2 down.
    ///   - endAngle: likewise.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    // MARK: Drawing the outline

    open func move(to point: CGPoint) {
        builder.move(to: point)
    }

    open func addLine(to point: CGPoint) {
        builder.addLine(to: point)
    }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        builder.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        builder.addQuadCurve(to: endPoint, control: controlPoint)
    }

    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        builder.add(
            CircularArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, increasing: clockwise))
    }

    open func close() {
        builder.close()
    }

    open func removeAllPoints() {
        builder = PathBuilder()
    }

    open func append(_ bezierPath: UIBezierPath) {
        builder.add(bezierPath.builder)
    }

    open func apply(_ transform: CGAffineTransform) {
        builder.apply(transform)
    }

    // MARK: Reading

    open var isEmpty: Bool { builder.isEmpty }
    open var currentPoint: CGPoint { builder.currentPoint ?? .zero }

    // MARK: Drawing

    /// Fills the outline in the current context.
    open func fill() { UIGraphicsGetCurrentContext()?.fill(path, rule: fillRule) }

    /// Strokes the outline in the current context, with this path's own line width and style.
    open func stroke() { UIGraphicsGetCurrentContext()?.stroke(path, style: strokeStyle) }

    /// Intersects the clip of the current context with the path.
    open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: path, rule: fillRule) }

    // MARK: Measuring

    /// The smallest rectangle around the outline; null for an empty path.
    open var bounds: CGRect { builder.boundingBox }

    /// Whether `point` is inside the path by its fill rule. Subpaths are treated as closed.
    open func contains(_ point: CGPoint) -> Bool {
        builder.contains(point, rule: fillRule)
    }

    /// An immutable copy.
    open var cgPath: CGPath {
        get { CGPath(builder) }
        set { builder = newValue.builder }
    }

    /// The outline as a display path.
    package var path: Path { builder.path }

    package var fillRule: FillRule { usesEvenOddFillRule ? .evenOdd : .nonZero }

    // MARK: Style

    /// - Parameters:
    ///   - pattern: alternating lengths of dashes and gaps, in points; nil for an unbroken line.
    ///   - count: the number of lengths to use.
    ///   - phase: the offset into the pattern at which the line starts, in points.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(0, count)))
        dashPhase = phase
    }

    package var strokeStyle: StrokeStyle {
        StrokeStyle(
            width: lineWidth, cap: StrokeStyle.Cap(lineCapStyle), join: StrokeStyle.Join(lineJoinStyle),
            miterLimit: miterLimit, dashes: dashes, dashPhase: dashPhase)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath()
        copy.builder = builder
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dashes = dashes
        copy.dashPhase = dashPhase
        return copy
    }
}

extension StrokeStyle.Cap {
    init(_ cap: CGLineCap) {
        switch cap {
        case .butt: self = .butt
        case .round: self = .round
        case .square: self = .square
        }
    }
}

extension StrokeStyle.Join {
    init(_ join: CGLineJoin) {
        switch join {
        case .miter: self = .miter
        case .round: self = .round
        case .bevel: self = .bevel
        }
    }
}
