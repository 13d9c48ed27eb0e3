import Basics
import Foundation
import Typesetting

extension UIFont {
    /// The font in short: `system semibold 17`, `system monospacedDigits italic 12` or `Avenir-Heavy 15`. A regular
    /// weight is not mentioned.
    package var shortText: String {
        var words: [String] = []
        switch request.family {
        case .named(let name): words.append(name)
        case .system:
            words.append("system")
            switch request.design {
            case .standard: break
            case .monospacedDigits: words.append("monospacedDigits")
            case .monospaced: words.append("monospaced")
            case .serif: words.append("serif")
            case .rounded: words.append("rounded")
            }
        }
        if let style = weightName { words.append(style) }
        if request.isItalic { words.append("italic") }
        words.append(pointSize.sixDigitText)
        return words.joined(separator: " ")
    }

    /// Whether the font is at least semibold, which iOS calls bold.
    package var isBold: Bool { request.weight >= 600 }

    /// The name of the weight; nil for regular, and for a font whose name includes it.
    private var weightName: String? {
        switch request.weight {
        case 400: nil
        case 100: "ultraLight"
        case 200: "thin"
        case 300: "light"
        case 500: "medium"
        case 600: "semibold"
        case 700: "bold"
        case 800: "heavy"
        default: "black"
        }
    }
}
