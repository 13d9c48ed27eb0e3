/// The contrast that the user requests, with UIKit's raw values.
public enum UIAccessibilityContrast: Int, NamedCases {
    case unspecified = -1
    case normal = 0
    case high = 1

    package static let namedCases: [(name: String, value: UIAccessibilityContrast)] = [
        ("unspecified", .unspecified),
        ("normal", .normal),
        ("high", .high),
    ]
}
