import KitSchema

/// The names of UIColor's class properties. Their components are defined in ReflowKit.
package enum ColorNames {
    package static let all = fixed + adaptable + elements

    /// Colours that are the same in every appearance.
    static let fixed = [
        "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
        "orange", "purple", "brown", "clear", "lightText", "darkText",
    ]

    /// Colours that adapt to the appearance.
    static let adaptable = [
        "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink", "systemPurple",
        "systemTeal", "systemIndigo", "systemBrown", "systemMint", "systemCyan", "systemGray", "systemGray2",
        "systemGray3", "systemGray4", "systemGray5", "systemGray6", "tintColor",
    ]

    /// Colours that are named after their purpose.
    static let elements = [
        "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "link", "placeholderText", "separator",
        "opaqueSeparator", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
        "systemGroupedBackground", "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemFill",
        "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
    ]

    static let set = Set(all)
}
