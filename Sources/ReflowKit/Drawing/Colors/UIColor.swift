import Basics
package import DisplayList
public import Foundation

/// A colour, which may depend on traits.
///
/// Every colour is in sRGB. Two fixed colours are equal if their components are equal; two system colours, if they are
/// the same one with the same alpha. A colour with a provider is equal only to itself. UIKit also compares colour
/// spaces, so there `black`, which is a grey, differs from a black made of red, green and blue.
public final class UIColor: NSObject, Sendable {
    private enum Source: Sendable {
        case fixed(RGBAColor)
        case system(SystemColor)
        case provider(@Sendable (UITraitCollection) -> UIColor)
    }

    private let source: Source
    /// The alpha that replaces the source's own.
    private let alpha: CGFloat?

    private init(_ source: Source, alpha: CGFloat? = nil) {
        self.source = source
        self.alpha = alpha
    }

    /// The same colour.
    convenience init(_ other: UIColor) {
        self.init(other.source, alpha: other.alpha)
    }

    package convenience init(_ rgba: RGBAColor) {
        self.init(.fixed(rgba.finite))
    }

    package convenience init(_ system: SystemColor) {
        self.init(.system(system))
    }

    // MARK: Making colours

    /// A colour in sRGB. Components beyond 0 … 1 are kept, as in UIKit, and clamped when the colour is painted.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBAColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(RGBAColor(white: white, alpha: alpha))
    }

    /// A colour by hue, saturation and brightness. Each component is from 0 to 1; other values are clamped. A hue of 1
    /// is the same as 0.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let color = HSBColor(hue: hue, saturation: saturation, brightness: brightness)
        self.init(color.rgba(alpha: alpha))
    }

    /// A colour of the Display P3 space, converted to sRGB and clamped to its range.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(DisplayP3.toSRGB(RGBAColor(red: red, green: green, blue: blue, alpha: alpha)))
    }

    /// A colour that `dynamicProvider` chooses for the current traits.
    @preconcurrency
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(.provider(dynamicProvider))
    }

    public convenience init(cgColor: CGColor) {
        self.init(cgColor.rgba)
    }

    /// The same colour with another alpha. A dynamic colour stays dynamic.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(source, alpha: alpha.isFinite ? alpha : 0)
    }

    // MARK: Resolving

    /// The number of times that a provider may return a dynamic colour before the colour counts as clear.
    private static let maximumIndirections = 16

    /// The components of this colour under `traits` as they were given, not clamped.
    private func components(in traits: UITraitCollection) -> RGBAColor {
        var color = self
        var alpha = self.alpha
        for _ in 0...UIColor.maximumIndirections {
            let rgba: RGBAColor
            switch color.source {
            case .fixed(let fixed):
                rgba = fixed
            case .system(let system):
                rgba = system.rgba(in: traits)
            case .provider(let provider):
                color = provider(traits)
                alpha = alpha ?? color.alpha
                continue
            }
            return alpha.map(rgba.withAlpha) ?? rgba
        }
        return .clear
    }

    /// Whether this is one of the named colours of iOS that follow the settings.
    package var isSystem: Bool { if case .system = source { true } else { false } }

    /// The colour that is painted under `traits`, with components from 0 to 1.
    package func rgba(in traits: UITraitCollection) -> RGBAColor {
        components(in: traits).clamped
    }

    /// The colour for `traits`; the result does not depend on traits.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .fixed = source { return self }
        return UIColor(components(in: traitCollection))
    }

    /// The colour for the current traits.
    public var cgColor: CGColor { CGColor(rgba(in: .current)) }

    // MARK: Reading components

    /// Writes the components under the current traits. The result is always true, because every colour is in sRGB.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = components(in: .current)
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes the components under the current traits if the colour is a grey, and returns whether it is.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = components(in: .current)
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = color.red
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes hue, saturation and brightness under the current traits. The result is always true.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = rgba(in: .current)
        let color = HSBColor(rgba)
        hue?.pointee = color.hue
        saturation?.pointee = color.saturation
        brightness?.pointee = color.brightness
        alpha?.pointee = rgba.alpha
        return true
    }

    // MARK: Comparing and printing

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if other === self { return true }
        switch (source, other.source) {
        case (.fixed, .fixed):
            return components(in: .current) == other.components(in: .current)
        case (.system(let mine), .system(let theirs)):
            return mine == theirs && alpha == other.alpha
        default:
            return false
        }
    }

    public override var hash: Int {
        switch source {
        case .fixed: components(in: .current).hashValue
        case .system(let system): system.hashValue
        case .provider: ObjectIdentifier(self).hashValue
        }
    }

    /// The colour as UIKit prints it, without addresses: `UIExtendedSRGBColorSpace 1 0 0 1`, `<UIDynamicSystemColor;
    /// name = labelColor>`.
    public override var description: String {
        let suffix = alpha.map { "; alpha = \($0.sixDigitText)" } ?? ""
        switch source {
        case .fixed:
            let color = components(in: .current)
            let numbers = [color.red, color.green, color.blue, color.alpha].map(\.sixDigitText)
            return "UIExtendedSRGBColorSpace " + numbers.joined(separator: " ")
        case .system(let system):
            return "<UIDynamicSystemColor; name = \(system.rawValue)Color\(suffix)>"
        case .provider:
            return "<UIDynamicProviderColor\(suffix)>"
        }
    }
}

extension RGBAColor {
    /// The colour with components that are NaN or infinite replaced by 0, so that a colour always equals itself.
    fileprivate var finite: RGBAColor {
        func checked(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        return RGBAColor(red: checked(red), green: checked(green), blue: checked(blue), alpha: checked(alpha))
    }
}
