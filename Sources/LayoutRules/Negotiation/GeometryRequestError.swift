public import KitValues

/// The error that `requestGeometryUpdate` passes to its error handler (behaviour.md §5.6), with UIKit's words.
public struct GeometryRequestError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The error's domain.
    public static let domain = "UISceneErrorDomain"
    /// The error's code.
    public static let code = 101

    public let requested: UIInterfaceOrientationMask
    /// The orientations that application and controller both support. nil if they were not asked, because the
    /// application may share the screen and rotates with the device.
    public let supported: UIInterfaceOrientationMask?

    public var description: String {
        guard let supported else {
            return "The current windowing mode does not allow for programmatic changes to interface orientation."
        }
        return "None of the requested orientations are supported by the view controller."
            + " Requested: \(requested.text); Supported: \(supported.text)"
    }
}
