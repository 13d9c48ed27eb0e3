/// The user's text size, with UIKit's raw values, from the smallest to the largest.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable, NamedCases {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The default text size of iOS.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Every category with UIKit's name for it, from the smallest text to the largest, after `unspecified`.
    package static let namedCases: [(name: String, value: UIContentSizeCategory)] = [
        ("unspecified", .unspecified),
        ("extraSmall", .extraSmall),
        ("small", .small),
        ("medium", .medium),
        ("large", .large),
        ("extraLarge", .extraLarge),
        ("extraExtraLarge", .extraExtraLarge),
        ("extraExtraExtraLarge", .extraExtraExtraLarge),
        ("accessibilityMedium", .accessibilityMedium),
        ("accessibilityLarge", .accessibilityLarge),
        ("accessibilityExtraLarge", .accessibilityExtraLarge),
        ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
        ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
    ]

    /// Whether the category is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool {
        self >= .accessibilityMedium
    }

    /// The category's rank among the twelve sizes, from 0 for ``extraSmall``; any other category ranks as ``large``.
    package var index: Int {
        let sizes = UIContentSizeCategory.namedCases.dropFirst()
        let index = sizes.firstIndex { $0.value == self } ?? sizes.firstIndex { $0.value == .large }
        return (index ?? sizes.startIndex) - sizes.startIndex
    }
}

/// Comparisons, with smaller text before larger. As in UIKit, there is no `Comparable`: unspecified and unknown
/// categories have the rank of ``UIContentSizeCategory/large`` and still differ from it.
extension UIContentSizeCategory {
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.index < right.index
    }

    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.index <= right.index
    }

    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.index > right.index
    }

    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.index >= right.index
    }
}
