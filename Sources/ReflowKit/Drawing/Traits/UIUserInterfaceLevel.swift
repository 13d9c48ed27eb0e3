public import KitValues
import LayoutRules

/// The level of a part of the interface, with UIKit's raw values. Sheets are elevated; dark backgrounds are lighter
/// there.
public enum UIUserInterfaceLevel: Int, NamedCases {
    case unspecified = -1
    case base = 0
    case elevated = 1

    public static let namedCases: [(name: String, value: UIUserInterfaceLevel)] = [
        ("unspecified", .unspecified),
        ("base", .base),
        ("elevated", .elevated),
    ]
}
