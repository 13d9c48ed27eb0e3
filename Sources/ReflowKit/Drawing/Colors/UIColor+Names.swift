import Foundation

/// The colours with a name of their own: fixed ones from UIKit's header, system colours from ``SystemColor``.
extension UIColor {
    // MARK: Fixed colours

    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)

    // MARK: Tints

    public static let systemRed = UIColor(.systemRed)
    public static let systemOrange = UIColor(.systemOrange)
    public static let systemYellow = UIColor(.systemYellow)
    public static let systemGreen = UIColor(.systemGreen)
    public static let systemMint = UIColor(.systemMint)
    public static let systemTeal = UIColor(.systemTeal)
    public static let systemCyan = UIColor(.systemCyan)
    public static let systemBlue = UIColor(.systemBlue)
    public static let systemIndigo = UIColor(.systemIndigo)
    public static let systemPurple = UIColor(.systemPurple)
    public static let systemPink = UIColor(.systemPink)
    public static let systemBrown = UIColor(.systemBrown)
    /// The tint colour of the view in which the colour is used. It is ``systemBlue`` outside of a view, and if no view
    /// sets a tint.
    public static let tintColor = UIColor(.tint)

    // MARK: Greys

    public static let systemGray = UIColor(.systemGray)
    public static let systemGray2 = UIColor(.systemGray2)
    public static let systemGray3 = UIColor(.systemGray3)
    public static let systemGray4 = UIColor(.systemGray4)
    public static let systemGray5 = UIColor(.systemGray5)
    public static let systemGray6 = UIColor(.systemGray6)

    // MARK: Text

    public static let label = UIColor(.label)
    public static let secondaryLabel = UIColor(.secondaryLabel)
    public static let tertiaryLabel = UIColor(.tertiaryLabel)
    public static let quaternaryLabel = UIColor(.quaternaryLabel)
    public static let placeholderText = UIColor(.placeholderText)
    public static let link = UIColor(.link)
    public static let darkText = UIColor(.darkText)
    public static let lightText = UIColor(.lightText)

    // MARK: Lines and fills

    public static let separator = UIColor(.separator)
    public static let opaqueSeparator = UIColor(.opaqueSeparator)
    public static let systemFill = UIColor(.systemFill)
    public static let secondarySystemFill = UIColor(.secondarySystemFill)
    public static let tertiarySystemFill = UIColor(.tertiarySystemFill)
    public static let quaternarySystemFill = UIColor(.quaternarySystemFill)

    // MARK: Backgrounds

    public static let systemBackground = UIColor(.systemBackground)
    public static let secondarySystemBackground = UIColor(.secondarySystemBackground)
    public static let tertiarySystemBackground = UIColor(.tertiarySystemBackground)
    public static let systemGroupedBackground = UIColor(.systemGroupedBackground)
    public static let secondarySystemGroupedBackground = UIColor(.secondarySystemGroupedBackground)
    public static let tertiarySystemGroupedBackground = UIColor(.tertiarySystemGroupedBackground)
    public static let groupTableViewBackground = UIColor(.groupTableViewBackground)

    // MARK: By name

    /// The colour of that name, as Swift spells it (`systemBackground`) or as Interface Builder does
    /// (`systemBackgroundColor`); nil for a name that UIKit does not have.
    package static func named(_ name: String) -> UIColor? {
        let name = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
        return fixedColors[name] ?? SystemColor(rawValue: name).map { UIColor($0) }
    }

    static let fixedColors: [String: UIColor] = [
        "black": black, "darkGray": darkGray, "lightGray": lightGray, "white": white, "gray": gray, "red": red,
        "green": green, "blue": blue, "cyan": cyan, "yellow": yellow, "magenta": magenta, "orange": orange,
        "purple": purple, "brown": brown, "clear": clear,
    ]
}
