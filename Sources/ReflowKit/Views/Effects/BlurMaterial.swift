import DisplayList
import Foundation
import KitValues

/// What is made of the content behind a bar or an effect: it is blurred, and a colour is laid over it.
@MainActor
struct BlurMaterial {
    /// The standard deviation of the blur, in points.
    var blurRadius: CGFloat
    var tint: UIColor

    /// Draws the material over what lies below `rect` in the current context.
    func draw(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.draw([.backdrop(BackdropBlur(path: .rect(rect), radius: blurRadius))])
        ControlShapes.fill(rect, tint)
    }

    // MARK: Materials of bars

    /// An edge is smeared over about 60 points (look.md §19).
    private static let chromeBlurRadius: CGFloat = 15
    /// That of bars since iOS 13: #F7F7F7 over white (look.md §1).
    static let lightChrome = BlurMaterial(
        blurRadius: chromeBlurRadius, tint: UIColor(white: 246.5 / 255, alpha: 0.94))
    static let darkChrome = BlurMaterial(blurRadius: chromeBlurRadius, tint: UIColor(white: 29 / 255, alpha: 0.94))
    /// Light or dark, as the interface is.
    static let chrome = adaptive(lightChrome, darkChrome)

    /// One of two materials with the same blur, by the appearance of the interface.
    private static func adaptive(_ light: BlurMaterial, _ dark: BlurMaterial) -> BlurMaterial {
        let (lightTint, darkTint) = (light.tint, dark.tint)
        var material = light
        material.tint = UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? darkTint : lightTint })
        return material
    }
}
