import DisplayList
public import Foundation

/// The parts of a path that are painted: its inside, its outline or both.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill = 0
    case eoFill = 1
    case stroke = 2
    case fillStroke = 3
    case eoFillStroke = 4
}

extension CGContext {
    // MARK: Colours

    public func setFillColor(_ color: CGColor) {
        changeState { $0.fillColor = color.rgba }
    }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(gray: gray, alpha: alpha))
    }

    public func setStrokeColor(_ color: CGColor) {
        changeState { $0.strokeColor = color.rgba }
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Multiplies the alpha of all later painting by `alpha`, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) {
        changeState { $0.alpha = alpha.isNaN ? 1 : min(max(alpha, 0), 1) }
    }

    // MARK: Lines

    /// The line width in points of the current coordinates.
    public func setLineWidth(_ width: CGFloat) {
        guard width.isFinite, width >= 0 else { return }
        changeState { $0.strokeStyle.width = width }
    }

    public func setLineCap(_ cap: CGLineCap) {
        changeState { $0.strokeStyle.cap = StrokeStyle.Cap(cap) }
    }

    public func setLineJoin(_ join: CGLineJoin) {
        changeState { $0.strokeStyle.join = StrokeStyle.Join(join) }
    }

    public func setMiterLimit(_ limit: CGFloat) {
        guard limit.isFinite else { return }
        changeState { $0.strokeStyle.miterLimit = limit }
    }

    /// - Parameters:
    ///   - phase: the offset into the pattern at which a line starts, in points.
    ///   - lengths: alternating lengths of dashes and gaps, in points; empty for an unbroken line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let style = StrokeStyle(width: 0, dashes: lengths, dashPhase: phase).withPaintableDashes
        changeState {
            $0.strokeStyle.dashes = style.dashes
            $0.strokeStyle.dashPhase = style.dashPhase
        }
    }

    // MARK: Shadows

    /// - Parameters:
    ///   - offset: in points of the context's base coordinates.
    ///   - blur: twice the standard deviation, in points of the base coordinates.
    ///   - color: nil for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        let shadow = color.map { GraphicsState.CastShadow(offset: offset, blur: max(0, blur), color: $0.rgba) }
        let isFinite = offset.width.isFinite && offset.height.isFinite && blur.isFinite
        changeState { $0.shadow = isFinite ? shadow : nil }
    }

    /// Sets a black shadow with an alpha of one third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    // MARK: Painting shapes

    public func fill(_ rect: CGRect) {
        fill(.rect(rect.standardized))
    }

    public func fill(_ rects: [CGRect]) {
        for rect in rects { fill(rect) }
    }

    public func fillEllipse(in rect: CGRect) {
        fill(.ellipse(rect.standardized))
    }

    public func stroke(_ rect: CGRect) {
        stroke(.rect(rect.standardized))
    }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        var style = state.strokeStyle
        style.width = width
        stroke(.rect(rect.standardized), style: style)
    }

    public func strokeEllipse(in rect: CGRect) {
        stroke(.ellipse(rect.standardized))
    }

    /// Strokes a line between each pair of points: first and second, third and fourth, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        var lines = PathBuilder()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            lines.move(to: points[index])
            lines.addLine(to: points[index + 1])
        }
        stroke(lines.path)
    }

    // MARK: Painting the current path

    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(takePath(), rule: FillRule(rule))
    }

    public func strokePath() {
        stroke(takePath())
    }

    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        switch mode {
        case .fill:
            fill(path)
        case .eoFill:
            fill(path, rule: .evenOdd)
        case .stroke:
            stroke(path)
        case .fillStroke:
            fill(path)
            stroke(path)
        case .eoFillStroke:
            fill(path, rule: .evenOdd)
            stroke(path)
        }
    }

    func fill(_ path: Path, rule: FillRule = .nonZero) {
        guard path.isPaintable else { return }
        record([.fill(path, .color(state.fillColor.faded(by: state.alpha)), rule: rule)])
    }

    func stroke(_ path: Path, style: StrokeStyle? = nil) {
        let style = style ?? state.strokeStyle
        guard path.isPaintable, style.width.isFinite, style.width > 0 else { return }
        record([.stroke(path, state.strokeColor.faded(by: state.alpha), style.withPaintableDashes)])
    }
}

extension Path {
    /// Whether the path is not empty and all its coordinates are finite.
    fileprivate var isPaintable: Bool {
        let elements = self.elements
        return !elements.isEmpty && elements.allSatisfy(\.isFinite)
    }
}

extension StrokeStyle {
    /// The style; without its dash pattern if that cannot be painted: a length is negative, a number is not finite, or
    /// all lengths are 0, so that a line would never advance along the pattern.
    fileprivate var withPaintableDashes: StrokeStyle {
        var style = self
        let isPaintable =
            dashes.allSatisfy { $0.isFinite && $0 >= 0 } && dashes.contains { $0 > 0 } && dashPhase.isFinite
        if !isPaintable {
            style.dashes = []
            style.dashPhase = 0
        }
        return style
    }
}
