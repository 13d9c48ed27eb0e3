package import DisplayList
public import Foundation
public import KitValues

/// The rule by which an outline that crosses itself is filled.
public enum CGPathFillRule: Int, Sendable {
    case winding = 0
    case evenOdd = 1
}

public enum CGLineCap: Int32, Sendable {
    case butt = 0
    case round = 1
    case square = 2
}

public enum CGLineJoin: Int32, Sendable {
    case miter = 0
    case round = 1
    case bevel = 2
}

/// An outline in points. It is immutable unless it is a ``CGMutablePath``.
public class CGPath {
    fileprivate(set) var builder: PathBuilder

    init(_ builder: PathBuilder) {
        self.builder = builder
    }

    fileprivate convenience init(_ path: Path, _ transform: UnsafePointer<CGAffineTransform>?) {
        var builder = PathBuilder()
        builder.add(path, transform: transform?.pointee ?? .identity)
        self.init(builder)
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(.rect(rect), transform)
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(.ellipse(rect), transform)
    }

    /// A rectangle with rounded corners. A corner is a quarter of an ellipse, at most half as wide and high as the
    /// rectangle.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(
            .roundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight), transform)
    }

    /// The outline as a display path.
    package var path: Path { builder.path }

    /// The outline as a display path, moved by `offset`.
    func displayPath(at offset: CGPoint) -> Path {
        path.applying(CGAffineTransform(translationX: offset.x, y: offset.y))
    }

    // MARK: Reading

    public var isEmpty: Bool { builder.isEmpty }

    /// The end of the last element; zero for an empty path.
    public var currentPoint: CGPoint { builder.currentPoint ?? .zero }

    /// The smallest rectangle around all points, control points included; null for an empty path.
    public var boundingBox: CGRect { builder.path.boundingBox }

    /// The smallest rectangle around the curves themselves; null for an empty path.
    public var boundingBoxOfPath: CGRect { builder.boundingBox }

    /// Whether `point` is inside the path. Subpaths are treated as closed.
    /// - Parameter transform: applied to the point first.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        builder.contains(point.applying(transform), rule: FillRule(rule))
    }

    // MARK: Copying

    public func copy() -> CGPath? {
        CGPath(builder)
    }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        mutableCopy(using: transform).flatMap { $0.copy() }
    }

    public func mutableCopy() -> CGMutablePath? {
        mutableCopy(using: nil)
    }

    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        let path = CGMutablePath()
        path.addPath(self, transform: transform?.pointee ?? .identity)
        return path
    }
}

extension CGPath: Hashable {
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
        lhs.builder.elements == rhs.builder.elements
    }

    public func hash(into hasher: inout Hasher) {
        for point in builder.elements.lazy.flatMap(\.points) {
            hasher.combine(point.x)
            hasher.combine(point.y)
        }
    }
}

/// A path to which elements can be added.
///
/// `clockwise` has its meaning in Core Graphics, where y points up; on a screen, such an arc runs the other way.
public final class CGMutablePath: CGPath {
    public init() {
        super.init(PathBuilder())
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        builder.move(to: point.applying(transform))
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        builder.addLine(to: point.applying(transform))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        builder.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        builder.addCurve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform)
        )
    }

    public func closeSubpath() {
        builder.close()
    }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        for (index, point) in points.enumerated() {
            if index == 0 { move(to: point, transform: transform) } else { addLine(to: point, transform: transform) }
        }
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        builder.add(.rect(rect), transform: transform)
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        builder.add(.ellipse(rect), transform: transform)
    }

    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        builder.add(
            .roundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight), transform: transform)
    }

    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let arc = CircularArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, increasing: !clockwise)
        builder.add(arc, transform: transform)
    }

    /// Adds an arc that touches two lines: the one from the current point to `tangent1End`, and the one from there to
    /// `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        builder.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        builder.add(path.builder, transform: transform)
    }
}

extension FillRule {
    init(_ rule: CGPathFillRule) {
        switch rule {
        case .winding: self = .nonZero
        case .evenOdd: self = .evenOdd
        }
    }
}

extension Path {
    /// A rectangle whose corners are quarters of ellipses, or of circles if width and height agree.
    static func roundedRect(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) -> Path {
        let rect = rect.standardized
        let width = max(0, min(cornerWidth, rect.width / 2))
        let height = max(0, min(cornerHeight, rect.height / 2))
        guard width > 0, height > 0 else { return .rect(rect) }
        if width == height { return .roundedRect(RoundedRect(rect, radius: width)) }
        // Corners that are not circular are drawn with radius 1 and then scaled.
        let unit = RoundedRect(
            CGRect(x: 0, y: 0, width: rect.width / width, height: rect.height / height), radius: 1)
        let stretch = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: rect.minX, ty: rect.minY)
        return Path.roundedRect(unit).applying(stretch)
    }
}
