public import KitValues

/// How a user asks for a turn: by an orientation, or just sideways.
public enum OrientationRequest: Sendable, Hashable {
    case turn(UIDeviceOrientation)
    /// Landscape right, or landscape left where only that one is supported.
    case landscape

    /// The request in the words of layout files and the command line: the interface's names, `faceUp`, `faceDown` and
    /// `unknown` of the device, and `landscape`.
    public init?(name: String) {
        if name == "landscape" {
            self = .landscape
        } else if let device = UIDeviceOrientation(interfaceName: name) {
            self = .turn(device)
        } else {
            return nil
        }
    }

    /// Every name `init(name:)` understands, in the order in which help texts list them.
    public static let names: [String] =
        UIInterfaceOrientation.shown.map(\.name) + ["landscape", "faceUp", "faceDown", "unknown"]

    /// How the device is to be held.
    /// - Parameter supported: what application and controller both support, as far as anyone was asked.
    public func device(supported: UIInterfaceOrientationMask) -> UIDeviceOrientation {
        switch self {
        case .turn(let device): device
        case .landscape:
            supported.isDisjoint(with: .landscapeRight) && supported.contains(.landscapeLeft)
                ? UIInterfaceOrientation.landscapeLeft.device : UIInterfaceOrientation.landscapeRight.device
        }
    }
}
