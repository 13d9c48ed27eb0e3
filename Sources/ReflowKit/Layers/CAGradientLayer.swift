import DisplayList
public import Foundation
import KitValues

/// A layer filled with colours along a line, or outward from a point.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    /// The colours, as `CGColor`s. Other objects are ignored, as on a device.
    open var colors: [Any]?
    /// The location of each colour, from 0 to 1. By default, colours are distributed evenly.
    open var locations: [NSNumber]?
    /// The start point in fractions of the bounds.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// The end point in fractions of the bounds.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type: CAGradientLayerType = .axial

    override func takeContent(of other: CALayer) {
        super.takeContent(of: other)
        guard let other = other as? CAGradientLayer else { return }
        colors = other.colors
        locations = other.locations
        startPoint = other.startPoint
        endPoint = other.endPoint
        type = other.type
    }

    override func recordContent(in bounds: CGRect, into commands: inout [DisplayCommand]) {
        let colors = (colors ?? []).compactMap { $0 as? CGColor }
        guard !colors.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
        let spread = CGFloat(max(colors.count - 1, 1))
        let stops = colors.enumerated().map { index, color in
            let location = locations.flatMap { index < $0.count ? CGFloat($0[index].doubleValue) : nil }
            return Gradient.Stop(location: location ?? CGFloat(index) / spread, color: color.rgba)
        }
        let gradient = Gradient(stops: stops)
        func point(_ unit: CGPoint) -> CGPoint {
            CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
        }
        let (start, end) = (point(startPoint), point(endPoint))
        // The layer's corners also clip its gradient, even without `masksToBounds`.
        let shape = outline(bounds)
        guard type == .radial else {
            return commands.append(.fill(shape, .linearGradient(gradient, from: start, to: end)))
        }
        // The gradient is an ellipse: a circle of radius 1, transformed so that its centre is the start, and (1, 1) the
        // end.
        let (across, down) = (abs(end.x - start.x), abs(end.y - start.y))
        guard across > 0, down > 0 else { return }
        let stretch = CGAffineTransform(a: across, b: 0, c: 0, d: down, tx: start.x, ty: start.y)
        let circle = DisplayCommand.fill(
            .rect(bounds.applying(stretch.inverted())), .radialGradient(gradient, center: .zero, radius: 1))
        commands.append(.layer(Layer(clip: shape, commands: [.layer(Layer(transform: stretch, commands: [circle]))])))
    }
}

public struct CAGradientLayerType: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
}
