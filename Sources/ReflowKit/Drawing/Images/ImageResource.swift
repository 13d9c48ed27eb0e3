public import Foundation

/// An image set of an asset catalogue. Xcode and `reflow swift` declare a constant of this type for every image set of a
/// target: `ImageResource.logo` for `logo` or `Logo`.
public struct ImageResource: Sendable, Hashable {
    let name: String
    let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIImage {
    /// The image of a catalogue, for the current traits. A grey box stands for one that cannot be read.
    public convenience init(resource: ImageResource) {
        let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)
        self.init(image ?? .placeholder(size: CGSize(width: 16, height: 16), name: resource.name))
    }
}
