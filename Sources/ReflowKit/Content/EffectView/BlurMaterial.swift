import DisplayList
import Foundation
import KitValues

/// The material over the content behind a bar or an effect: the content is blurred, its colours become stronger, and a
/// colour is painted over it. look.md §19 has the sources of the numbers.
@MainActor
struct BlurMaterial {
    /// The standard deviation of the blur, in points.
    let blurRadius: CGFloat
    /// The factor by which the blurred colours move away from grey.
    let saturation: CGFloat
    var tint: UIColor

    private init(blurRadius: CGFloat, saturation: CGFloat = 1.8, white: CGFloat, alpha: CGFloat) {
        self.blurRadius = blurRadius
        self.saturation = saturation
        tint = UIColor(white: white, alpha: alpha)
    }

    /// Draws the material inside `rect`, over everything that was already drawn in the current context.
    func draw(in rect: CGRect) {
        let blur = BackdropBlur(path: .rect(rect), radius: blurRadius, saturation: saturation)
        UIGraphicsGetCurrentContext()?.draw([.backdrop(blur)])
        ControlShapes.fill(rect, tint)
    }

    /// The material of a style. If the style adapts to the appearance, it is that for the current one.
    init(_ style: UIBlurEffect.Style) {
        let isDark = UITraitCollection.current.userInterfaceStyle == .dark
        self =
            switch style {
            case .extraLight: .extraLight
            case .light: .light
            case .dark: .dark
            case .extraDark: .extraDark
            case .regular: isDark ? .dark : .light
            case .prominent: isDark ? .extraDark : .extraLight
            case .systemUltraThinMaterial: isDark ? .darkUltraThin : .lightUltraThin
            case .systemThinMaterial: isDark ? .darkThin : .lightThin
            case .systemMaterial: isDark ? .darkRegular : .lightRegular
            case .systemThickMaterial: isDark ? .darkThick : .lightThick
            case .systemChromeMaterial: isDark ? .darkChrome : .lightChrome
            case .systemUltraThinMaterialLight: .lightUltraThin
            case .systemThinMaterialLight: .lightThin
            case .systemMaterialLight: .lightRegular
            case .systemThickMaterialLight: .lightThick
            case .systemChromeMaterialLight: .lightChrome
            case .systemUltraThinMaterialDark: .darkUltraThin
            case .systemThinMaterialDark: .darkThin
            case .systemMaterialDark: .darkRegular
            case .systemThickMaterialDark: .darkThick
            case .systemChromeMaterialDark: .darkChrome
            }
    }

    // MARK: Styles of iOS 8 and later

    private static let extraLight = BlurMaterial(blurRadius: 20, white: 0.97, alpha: 0.82)
    private static let light = BlurMaterial(blurRadius: 30, white: 1, alpha: 0.3)
    private static let dark = BlurMaterial(blurRadius: 20, white: 0.11, alpha: 0.73)
    private static let extraDark = BlurMaterial(blurRadius: 20, white: 0.11, alpha: 0.82)

    // MARK: Materials of iOS 13, from the thinnest to the thickest

    private static let lightUltraThin = BlurMaterial(blurRadius: 25, white: 1, alpha: 0.31)
    private static let darkUltraThin = BlurMaterial(blurRadius: 25, white: 0.22, alpha: 0.45)
    private static let lightThin = BlurMaterial(blurRadius: 25, white: 0.99, alpha: 0.61)
    private static let darkThin = BlurMaterial(blurRadius: 25, white: 0.2, alpha: 0.63)
    private static let lightRegular = BlurMaterial(blurRadius: 25, white: 1, alpha: 0.76)
    private static let darkRegular = BlurMaterial(blurRadius: 25, white: 0.16, alpha: 0.8)
    private static let lightThick = BlurMaterial(blurRadius: 25, white: 0.98, alpha: 0.95)
    private static let darkThick = BlurMaterial(blurRadius: 25, white: 0.14, alpha: 0.9)
    /// The material has the colour #F7F7F7 over white (look.md §1).
    private static let lightChrome = BlurMaterial(blurRadius: 15, saturation: 1, white: 246.5 / 255, alpha: 0.94)
    private static let darkChrome = BlurMaterial(blurRadius: 15, saturation: 1, white: 29 / 255, alpha: 0.94)
}
