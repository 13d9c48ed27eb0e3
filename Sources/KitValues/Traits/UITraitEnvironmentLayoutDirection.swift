/// The direction in which a trait environment reads, with UIKit's raw values.
public enum UITraitEnvironmentLayoutDirection: Int, NamedCases {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1

    package static let namedCases: [(name: String, value: UITraitEnvironmentLayoutDirection)] = [
        ("unspecified", .unspecified),
        ("leftToRight", .leftToRight),
        ("rightToLeft", .rightToLeft),
    ]
}
