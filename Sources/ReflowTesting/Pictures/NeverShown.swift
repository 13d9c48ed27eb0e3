/// The reason why users never see the requested picture: the interface does not rotate to this orientation, or UIKit
/// would have raised an exception before.
struct NeverShown: Error, Equatable, CustomStringConvertible {
    /// The device's name.
    let device: String
    /// The requested interface orientation.
    let orientation: String
    /// The reason, in words for the author of the test.
    let description: String
}
