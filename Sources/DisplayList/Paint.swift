public import Foundation

/// A colour in sRGB, components from 0 to 1, not premultiplied.
public struct RGBAColor: Sendable, Hashable {
    public var red: CGFloat
    public var green: CGFloat
    public var blue: CGFloat
    public var alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    public init(white: CGFloat, alpha: CGFloat = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public static let black = RGBAColor(white: 0)
    public static let white = RGBAColor(white: 1)
    public static let clear = RGBAColor(white: 0, alpha: 0)
}

public enum Paint: Sendable, Equatable {
    case color(RGBAColor)
    case linearGradient(Gradient, from: CGPoint, to: CGPoint)
    case radialGradient(Gradient, center: CGPoint, radius: CGFloat)
}

/// Colours along a line from 0 to 1.
public struct Gradient: Sendable, Equatable {
    public struct Stop: Sendable, Equatable {
        public var location: CGFloat
        public var color: RGBAColor

        public init(location: CGFloat, color: RGBAColor) {
            self.location = location
            self.color = color
        }
    }

    public var stops: [Stop]

    public init(stops: [Stop]) {
        self.stops = stops
    }
}

public enum FillRule: String, Sendable, Hashable {
    case nonZero
    case evenOdd
}

public struct StrokeStyle: Sendable, Hashable {
    public enum Cap: String, Sendable, Hashable { case butt, round, square }
    public enum Join: String, Sendable, Hashable { case miter, round, bevel }

    /// The width of the line in points, centred on the outline.
    public var width: CGFloat
    public var cap: Cap
    public var join: Join
    public var miterLimit: CGFloat
    /// The alternating lengths of dashes and gaps, in points; empty for an unbroken line.
    public var dashes: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        width: CGFloat, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10, dashes: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dashes = dashes
        self.dashPhase = dashPhase
    }
}

/// A blurred silhouette that is painted behind the shape that casts it.
public struct Shadow: Sendable, Equatable {
    /// The shape that casts the shadow.
    public enum Source: Sendable, Equatable {
        /// A filled outline, which is fast and cached by its corners.
        case path(Path)
        /// The alpha channel of a drawing.
        case commands([DisplayCommand])
    }

    public var source: Source
    public var color: RGBAColor
    public var offset: CGSize
    /// `CALayer.shadowRadius`: the standard deviation of the blur, in points.
    public var radius: CGFloat

    public init(source: Source, color: RGBAColor, offset: CGSize, radius: CGFloat) {
        self.source = source
        self.color = color
        self.offset = offset
        self.radius = radius
    }
}
