/// The kind of device an interface is made for, with UIKit's raw values.
public enum UIUserInterfaceIdiom: Int, NamedCases {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6

    package static let namedCases: [(name: String, value: UIUserInterfaceIdiom)] = [
        ("unspecified", .unspecified),
        ("phone", .phone),
        ("pad", .pad),
        ("tv", .tv),
        ("carPlay", .carPlay),
        ("mac", .mac),
        ("vision", .vision),
    ]

    /// The orientations that a view controller supports by default: all on an iPad, all but upside down elsewhere
    /// (behaviour.md §4.4). They are also the application's mask if its property list has none (§4.5).
    package var defaultInterfaceOrientations: UIInterfaceOrientationMask {
        self == .pad ? .all : .allButUpsideDown
    }
}
