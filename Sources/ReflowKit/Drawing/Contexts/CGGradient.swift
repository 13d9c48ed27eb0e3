import DisplayList
public import Foundation

/// Core Foundation's array type, so that `[color] as CFArray` compiles as on Apple's platforms.
public typealias CFArray = [Any]

/// A colour space by name. It has no effect, because every colour in Reflow is in sRGB.
public final class CGColorSpace: Sendable {
    let name: String

    init(name: String) {
        self.name = name
    }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace(name: "kCGColorSpaceDeviceRGB")
}

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace(name: "kCGColorSpaceDeviceGray")
}

/// Options that continue a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours along a line from 0 to 1.
public final class CGGradient: Sendable {
    let gradient: Gradient

    /// - Parameters:
    ///   - space: ignored.
    ///   - colors: `CGColor`s. The result is nil if the list is empty or contains something else.
    ///   - locations: from 0 to 1, one for each colour; nil distributes them evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }.map(\.rgba)
        guard !colors.isEmpty else { return nil }
        gradient = Gradient(colors: colors, locations: locations)
    }

    /// - Parameters:
    ///   - space: ignored; components are red, green, blue and alpha of one colour after the other.
    ///   - components: four for each colour.
    ///   - locations: from 0 to 1; nil distributes the colours evenly.
    ///   - count: the number of colours. The result is nil if it is 0.
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let colors = (0..<count).map { index in
            RGBAColor(
                red: components[index * 4], green: components[index * 4 + 1], blue: components[index * 4 + 2],
                alpha: components[index * 4 + 3]
            ).clamped
        }
        gradient = Gradient(colors: colors, locations: locations)
    }
}

extension Gradient {
    fileprivate init(colors: [RGBAColor], locations: UnsafePointer<CGFloat>?) {
        self.init(
            stops: colors.enumerated().map { index, color in
                let even = colors.count == 1 ? 0 : CGFloat(index) / CGFloat(colors.count - 1)
                let location = locations?[index] ?? even
                return Stop(location: location.isNaN ? even : min(max(location, 0), 1), color: color)
            })
    }

    /// The same colours at locations mapped by `move`, with their alpha multiplied by `alpha`.
    func mapping(alpha: CGFloat, _ move: (CGFloat) -> CGFloat = { $0 }) -> Gradient {
        Gradient(stops: stops.map { Stop(location: move($0.location), color: $0.color.faded(by: alpha)) })
    }
}
