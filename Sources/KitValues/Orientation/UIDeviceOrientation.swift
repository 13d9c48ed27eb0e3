/// The position in which the device itself is held (behaviour.md §4.1).
///
/// The landscape cases are named after the side of the device's *top*, while those of ``UIInterfaceOrientation`` are
/// named after the side of the Home button. The names are therefore swapped: if the device is in `landscapeLeft`, the
/// interface is in `landscapeRight`. The raw values are not swapped.
public enum UIDeviceOrientation: Int, NamedCases {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    /// The top of the device is on the left, the Home button on the right.
    case landscapeLeft = 3
    /// The top of the device is on the right, the Home button on the left.
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6

    package static let namedCases: [(name: String, value: UIDeviceOrientation)] = [
        ("unknown", .unknown),
        ("portrait", .portrait),
        ("portraitUpsideDown", .portraitUpsideDown),
        ("landscapeLeft", .landscapeLeft),
        ("landscapeRight", .landscapeRight),
        ("faceUp", .faceUp),
        ("faceDown", .faceDown),
    ]

    // MARK: Predicates (behaviour.md §4.2)

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device is `faceUp` or `faceDown`. The interface does not rotate then.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can have this orientation: portrait, upside down or landscape.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

    // MARK: Names

    /// The device orientation that a user means by `name`: the *interface's* name for the four orientations that an
    /// interface can have, the device's name for `faceUp`, `faceDown` and `unknown`.
    ///
    /// Layout files and the command line use these names, so that a turn has the name of the picture it leads to.
    package init?(interfaceName name: String) {
        if let interface = UIInterfaceOrientation(name: name) {
            self = interface.device
        } else if let device = UIDeviceOrientation(name: name) {
            self = device
        } else {
            return nil
        }
    }

    /// The interface's name and, where it differs, the device's: `landscapeRight (device landscapeLeft)`.
    package var bothNames: String {
        guard let interface = UIInterfaceOrientation(device: self), interface.name != name else { return name }
        return "\(interface.name) (device \(name))"
    }
}
