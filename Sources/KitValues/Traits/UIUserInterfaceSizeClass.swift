/// The size class of one axis, with UIKit's raw values.
public enum UIUserInterfaceSizeClass: Int, NamedCases {
    case unspecified = 0
    case compact = 1
    case regular = 2

    package static let namedCases: [(name: String, value: UIUserInterfaceSizeClass)] = [
        ("unspecified", .unspecified),
        ("compact", .compact),
        ("regular", .regular),
    ]
}
