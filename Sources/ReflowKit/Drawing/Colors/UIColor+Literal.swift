import Foundation

extension UIColor: _ExpressibleByColorLiteral {
    /// The initialiser that the compiler calls for `#colorLiteral`.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
