public import Foundation

/// A colour set of an asset catalogue. Xcode and `reflow swift` declare a constant of this type for every colour set of a
/// target: `ColorResource.brand` for `brand`, `Brand` or `BrandColor`.
public struct ColorResource: Sendable, Hashable {
    let name: String
    let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIColor {
    /// The colour of a catalogue, which follows the traits. It is clear if the set cannot be read.
    public convenience init(resource: ColorResource) {
        self.init(UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) ?? .clear)
    }
}
