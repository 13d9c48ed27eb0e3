/// The orientation of the interface. A landscape is named after the side of the Home button (behaviour.md §4.1).
public enum UIInterfaceOrientation: Int, NamedCases {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    /// The Home button is on the right. The device is in `landscapeLeft`.
    case landscapeRight = 3
    /// The Home button is on the left. The device is in `landscapeRight`.
    case landscapeLeft = 4

    /// Every orientation with its name, in the order in which UIKit lists supported orientations in its messages
    /// (behaviour.md §5.3).
    package static let namedCases: [(name: String, value: UIInterfaceOrientation)] = [
        ("unknown", .unknown),
        ("portrait", .portrait),
        ("portraitUpsideDown", .portraitUpsideDown),
        ("landscapeLeft", .landscapeLeft),
        ("landscapeRight", .landscapeRight),
    ]

    /// The four orientations an interface can have, without `unknown`, in the order of `namedCases`.
    package static let shown: [UIInterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]

    // MARK: Predicates (behaviour.md §4.2)

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    // MARK: The device and the interface

    /// The interface orientation that follows from the device's; nil if the device lies flat or its orientation is
    /// unknown.
    ///
    /// Only this initialiser and ``device`` convert between the swapped names. The raw values of both types agree for
    /// the four orientations that an interface can have.
    package init?(device: UIDeviceOrientation) {
        guard device.isValidInterfaceOrientation else { return nil }
        self.init(rawValue: device.rawValue)
    }

    /// The orientation of the device whose user sees this interface upright.
    package var device: UIDeviceOrientation {
        switch self {
        case .unknown: .unknown
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeRight: .landscapeLeft
        case .landscapeLeft: .landscapeRight
        }
    }

    // MARK: Property lists

    /// The name of this orientation in an Info.plist: `UIInterfaceOrientationPortrait` (behaviour.md §4.5).
    package var propertyListName: String {
        "UIInterfaceOrientation" + name.prefix(1).uppercased() + name.dropFirst()
    }

    /// The orientation with one of the four names that an Info.plist may list; case matters.
    package init?(propertyListName: String) {
        guard let orientation = UIInterfaceOrientation.shown.first(where: { $0.propertyListName == propertyListName })
        else { return nil }
        self = orientation
    }
}
