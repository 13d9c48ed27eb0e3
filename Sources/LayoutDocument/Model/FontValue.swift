public import Foundation

/// A font as written. Sizes are in points.
public enum FontValue: Sendable, Equatable {
    /// `UIFont.preferredFont(forTextStyle:)`, by UIKit's name of the style: `headline`; without a weight, in the style's
    /// own.
    case textStyle(String, weight: FontWeight? = nil, isItalic: Bool = false)
    /// `UIFont.systemFont(ofSize:weight:)`, in a design.
    case system(
        pointSize: CGFloat, weight: FontWeight = .regular, isItalic: Bool = false, design: FontDesign = .standard)
    /// A family or PostScript name; without a weight, the face with that name.
    case named(String, pointSize: CGFloat, weight: FontWeight? = nil, isItalic: Bool = false)
}

/// `UIFontDescriptor.SystemDesign`, and the system font with digits of one width.
public enum FontDesign: String, CaseIterable, Sendable {
    case standard = "default"
    case serif, rounded, monospaced
    /// `UIFont.monospacedDigitSystemFont(ofSize:weight:)`.
    case monospacedDigit
}

/// `UIFont.Weight`'s names, from light to heavy.
public enum FontWeight: String, CaseIterable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// 100 for `ultraLight` to 900 for `black`, as CSS and OpenType count.
    public var number: Int {
        switch self {
        case .ultraLight: 100
        case .thin: 200
        case .light: 300
        case .regular: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        case .heavy: 800
        case .black: 900
        }
    }
}
