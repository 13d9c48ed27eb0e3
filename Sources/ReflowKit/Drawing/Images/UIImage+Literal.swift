import Basics

/// Makes images of `#imageLiteral`.
///
/// UIImage is open, so an initialiser that a protocol requires would have to be repeated by every subclass. One in an
/// extension of a protocol need not.
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
    /// As UIKit, stops the process if there is no such image.
    public final class func image(literalResourceName name: String) -> UIImage {
        guard let image = UIImage(named: name) else {
            preconditionFailure(
                "#imageLiteral: no folder of Simulation.current.imageLoader has an image named "
                    + Wording.quoted(name))
        }
        return image
    }
}
