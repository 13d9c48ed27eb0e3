import DisplayList
public import Foundation

/// What Core Foundation calls an array. `[color] as CFArray` compiles as it does on Apple's platforms.
public typealias CFArray = [Any]

/// A colour space by name. Every colour is in sRGB here, so that it changes nothing.
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

/// Where a gradient goes on beyond its ends.
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
    ///   - space: not looked at.
    ///   - colors: `CGColor`s; nil is returned if there is none or something else among them.
    ///   - locations: from 0 to 1, as many as colours; nil spreads them evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }.map(\.rgba)
        guard !colors.isEmpty else { return nil }
        gradient = Gradient(colors: colors, locations: locations)
    }

    /// - Parameters:
    ///   - space: not looked at: components are red, green, blue and alpha of one colour after the other.
    ///   - components: four for each colour.
    ///   - locations: from 0 to 1; nil spreads the colours evenly.
    ///   - count: how many colours there are; nil is returned for none.
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

    /// The same colours at the locations that `move` gives, their alpha multiplied by `alpha`.
    func mapping(alpha: CGFloat, _ move: (CGFloat) -> CGFloat = { $0 }) -> Gradient {
        Gradient(stops: stops.map { Stop(location: move($0.location), color: $0.color.faded(by: alpha)) })
    }
}
