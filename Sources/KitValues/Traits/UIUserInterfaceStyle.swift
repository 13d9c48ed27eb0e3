/// Light or dark appearance, with UIKit's raw values.
public enum UIUserInterfaceStyle: Int, NamedCases {
    case unspecified = 0
    case light = 1
    case dark = 2

    package static let namedCases: [(name: String, value: UIUserInterfaceStyle)] = [
        ("unspecified", .unspecified),
        ("light", .light),
        ("dark", .dark),
    ]
}
