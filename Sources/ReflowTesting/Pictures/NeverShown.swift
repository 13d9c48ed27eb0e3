/// Why users never see what a test asks for: the interface does not turn this way, or UIKit would have raised before.
struct NeverShown: Error, Equatable, CustomStringConvertible {
    /// The device's name.
    let device: String
    /// The interface orientation that was asked for.
    let orientation: String
    /// In words for the person whose test it is.
    let description: String
}
