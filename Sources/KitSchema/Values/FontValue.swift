public import Foundation

/// A font as written in the file. Sizes are in points.
public enum FontValue: Sendable, Equatable {
    /// A font of `UIFont.preferredFont(forTextStyle:)`, by UIKit's name of the style: `headline`. Without a weight, it
    /// has that of the style.
    case textStyle(String, weight: FontWeight? = nil, isItalic: Bool = false)
    /// A font of `UIFont.systemFont(ofSize:weight:)`, in a design.
    case system(
        pointSize: CGFloat, weight: FontWeight = .regular, isItalic: Bool = false, design: FontDesign = .standard)
    /// A font by its family or PostScript name. Without a weight, it is the face with that name.
    case named(String, pointSize: CGFloat, weight: FontWeight? = nil, isItalic: Bool = false)
}

/// The designs of `UIFontDescriptor.SystemDesign`, and the system font with digits of equal width.
public enum FontDesign: String, CaseIterable, Sendable {
    case standard = "default"
    case serif, rounded, monospaced
    /// `UIFont.monospacedDigitSystemFont(ofSize:weight:)`.
    case monospacedDigit
}

/// The names of `UIFont.Weight`, from light to heavy.
public enum FontWeight: String, CaseIterable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The weight as a number, from 100 for `ultraLight` to 900 for `black`, as in CSS and OpenType.
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
