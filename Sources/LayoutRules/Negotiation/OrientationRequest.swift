public import KitValues

/// How a user requests a rotation: with an orientation, or just `landscape`.
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

    /// The orientation of the device for this request.
    /// - Parameter supported: the orientations that application and controller both support, as far as they were asked.
    public func device(supported: UIInterfaceOrientationMask) -> UIDeviceOrientation {
        switch self {
        case .turn(let device): device
        case .landscape:
            supported.isDisjoint(with: .landscapeRight) && supported.contains(.landscapeLeft)
                ? UIInterfaceOrientation.landscapeLeft.device : UIInterfaceOrientation.landscapeRight.device
        }
    }
}
