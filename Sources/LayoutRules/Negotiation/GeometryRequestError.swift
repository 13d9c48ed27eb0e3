public import KitValues

/// What `requestGeometryUpdate` hands to its error handler (behaviour.md §5.6), with the words UIKit uses.
public struct GeometryRequestError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The error's domain.
    public static let domain = "UISceneErrorDomain"
    /// The error's code.
    public static let code = 101

    public let requested: UIInterfaceOrientationMask
    /// What application and controller both support; nil where nobody was asked, since the application may share the
    /// screen and turns with the device alone.
    public let supported: UIInterfaceOrientationMask?

    public var description: String {
        guard let supported else {
            return "The current windowing mode does not allow for programmatic changes to interface orientation."
        }
        return "None of the requested orientations are supported by the view controller."
            + " Requested: \(requested.text); Supported: \(supported.text)"
    }
}
