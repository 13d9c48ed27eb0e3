import DisplayList
package import Foundation

extension UIColor {
    /// The colour under `traits` in hexadecimal: `#FF3B30`, with two more digits if alpha is below 1.
    package func hexadecimal(in traits: UITraitCollection) -> String {
        let color = rgba(in: traits)
        func digits(_ component: CGFloat) -> String {
            let text = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
            return text.count < 2 ? "0" + text : text
        }
        let opaque = "#" + [color.red, color.green, color.blue].map(digits).joined()
        return color.alpha * 255 >= 254.5 ? opaque : opaque + digits(color.alpha)
    }

    /// The alpha under `traits`, from 0 to 1.
    package func alpha(in traits: UITraitCollection) -> CGFloat { rgba(in: traits).alpha }
}
