import DisplayList
public import Foundation

/// A layer that fills and strokes an outline.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
    open var strokeColor: CGColor?
    /// The width of the line in points.
    open var lineWidth: CGFloat = 1
    open var lineCap: CAShapeLayerLineCap = .butt
    open var lineJoin: CAShapeLayerLineJoin = .miter
    open var fillRule: CAShapeLayerFillRule = .nonZero

    override func takeContent(of other: CALayer) {
        super.takeContent(of: other)
        guard let other = other as? CAShapeLayer else { return }
        path = other.path
        fillColor = other.fillColor
        strokeColor = other.strokeColor
        lineWidth = other.lineWidth
        lineCap = other.lineCap
        lineJoin = other.lineJoin
        fillRule = other.fillRule
    }

    override func recordContent(in bounds: CGRect, into commands: inout [DisplayCommand]) {
        guard let path = path?.displayPath(at: .zero) else { return }
        if let color = fillColor?.rgba, color.alpha > 0 {
            commands.append(.fill(path, .color(color), rule: fillRule == .evenOdd ? .evenOdd : .nonZero))
        }
        if let color = strokeColor?.rgba, color.alpha > 0, lineWidth > 0 {
            commands.append(
                .stroke(path, color, StrokeStyle(width: lineWidth, cap: lineCap.cap, join: lineJoin.join)))
        }
    }
}

public struct CAShapeLayerFillRule: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    var cap: StrokeStyle.Cap { self == .round ? .round : self == .square ? .square : .butt }
}

public struct CAShapeLayerLineJoin: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    var join: StrokeStyle.Join { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
