public import KitValues

/// A user's request for a rotation: an orientation, or just `landscape`.
public enum OrientationRequest: Sendable, Hashable {
    case turn(UIDeviceOrientation)
    /// Landscape right, or landscape left if only that one is supported.
    case landscape

    /// The request with a name that layout files and the command line use: an interface orientation, `faceUp`,
    /// `faceDown` or `unknown` of the device, or `landscape`.
    public init?(name: String) {
        if name == "landscape" {
            self = .landscape
        } else if let device = UIDeviceOrientation(interfaceName: name) {
            self = .turn(device)
        } else {
            return nil
        }
    }

    /// All names that `init(name:)` accepts, in the order of help texts.
    public static let names: [String] =
        UIInterfaceOrientation.shown.map(\.name) + ["landscape", "faceUp", "faceDown", "unknown"]

    /// The orientation of the device for this request.
    /// - Parameter supported: the allowed orientations, as far as objects were asked. It is only evaluated for a
    ///   request that leaves a choice.
    public func device(supported: @autoclosure () -> UIInterfaceOrientationMask) -> UIDeviceOrientation {
        if case .turn(let device) = self { return device }
        let supported = supported()
        let landscape: UIInterfaceOrientation =
            supported.isDisjoint(with: .landscapeRight) && supported.contains(.landscapeLeft)
            ? .landscapeLeft : .landscapeRight
        return landscape.device
    }
}
