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
    /// - Parameter supported: the orientations that are allowed, as far as anyone was asked; looked up only where the
    ///   request leaves the choice.
    public func device(supported: @autoclosure () -> UIInterfaceOrientationMask) -> UIDeviceOrientation {
        if case .turn(let device) = self { return device }
        let supported = supported()
        let landscape: UIInterfaceOrientation =
            supported.isDisjoint(with: .landscapeRight) && supported.contains(.landscapeLeft)
            ? .landscapeLeft : .landscapeRight
        return landscape.device
    }
}
