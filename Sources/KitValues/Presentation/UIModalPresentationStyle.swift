/// The way in which a controller is shown over another one, with UIKit's raw values (behaviour.md §7.3).
public enum UIModalPresentationStyle: Int, NamedCases {
    /// The system chooses: a sheet from iOS 13 on, full screen before.
    case automatic = -2
    case none = -1
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
    case blurOverFullScreen = 8

    package static let namedCases: [(name: String, value: UIModalPresentationStyle)] = [
        ("automatic", .automatic),
        ("none", .none),
        ("fullScreen", .fullScreen),
        ("pageSheet", .pageSheet),
        ("formSheet", .formSheet),
        ("currentContext", .currentContext),
        ("custom", .custom),
        ("overFullScreen", .overFullScreen),
        ("overCurrentContext", .overCurrentContext),
        ("popover", .popover),
        ("blurOverFullScreen", .blurOverFullScreen),
    ]
}
