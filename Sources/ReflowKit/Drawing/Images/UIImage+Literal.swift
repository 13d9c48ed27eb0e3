import Basics

/// A type that `#imageLiteral` can create.
///
/// An initialiser that a protocol requires must be repeated in every subclass of an open class such as UIImage, unless
/// an extension of the protocol provides it, as here.
public protocol UIImageLiteralConvertible: _ExpressibleByImageLiteral {
    static func image(literalResourceName name: String) -> UIImage
}

extension UIImageLiteralConvertible {
    public init(imageLiteralResourceName name: String) {
        let image = Self.image(literalResourceName: name)
        guard let own = image as? Self else {
            preconditionFailure("#imageLiteral makes a UIImage, not a \(Self.self)")
        }
        self = own
    }
}

extension UIImage: UIImageLiteralConvertible {
    /// The image with this name. Stops the process if there is none, as UIKit does.
    public final class func image(literalResourceName name: String) -> UIImage {
        guard let image = UIImage(named: name) else {
            preconditionFailure(
                "#imageLiteral: no folder of Simulation.current.imageLoader has an image named "
                    + Wording.quoted(name))
        }
        return image
    }
}
