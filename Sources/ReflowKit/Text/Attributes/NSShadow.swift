public import Foundation

/// A shadow of text, the value of `NSAttributedString.Key.shadow`.
open class NSShadow: NSObject, NSCopying {
    /// The offset in points; y points down.
    open var shadowOffset = CGSize.zero
    /// The blur radius in points; 0 for a sharp edge.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; nil for no shadow. The default is black with an alpha of 1/3.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    public override init() {
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && shadowColor as? UIColor == other.shadowColor as? UIColor
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
        return hasher.finalize()
    }
}
