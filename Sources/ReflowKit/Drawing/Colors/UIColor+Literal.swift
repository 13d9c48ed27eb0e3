import Foundation

extension UIColor: _ExpressibleByColorLiteral {
    /// What `#colorLiteral` calls.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
