public import Foundation

/// An outline in points.
public enum Path: Sendable, Equatable {
    case rect(CGRect)
    case roundedRect(RoundedRect)
    case ellipse(CGRect)
    case elements([PathElement])
}

public enum PathElement: Sendable, Equatable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(control: CGPoint, to: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, to: CGPoint)
    case close
}

/// A rectangle with round corners, in points.
public struct RoundedRect: Sendable, Hashable {
    /// The shape of a corner: UIKit's `CALayerCornerCurve`.
    public enum Curve: String, Sendable, Hashable {
        case circular
        case continuous
    }

    public var rect: CGRect
    public var topLeft: CGFloat
    public var topRight: CGFloat
    public var bottomLeft: CGFloat
    public var bottomRight: CGFloat
    public var curve: Curve

    public init(
        _ rect: CGRect, topLeft: CGFloat, topRight: CGFloat, bottomLeft: CGFloat, bottomRight: CGFloat,
        curve: Curve = .circular
    ) {
        self.rect = rect
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomLeft = bottomLeft
        self.bottomRight = bottomRight
        self.curve = curve
    }

    public init(_ rect: CGRect, radius: CGFloat, curve: Curve = .circular) {
        self.init(
            rect, topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius, curve: curve)
    }
}
