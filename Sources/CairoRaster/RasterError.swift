public import DisplayList
public import Foundation
public import ImageCodecs

/// Why a display list could not be drawn.
public enum RasterError: Error, Sendable, Equatable {
    /// A canvas of negative size, or of numbers that are none.
    case invalidSize(CGSize, scale: CGFloat)
    /// More pixels than `ImageLimits` allows; saturated where a number would not fit.
    case tooLarge(width: Int, height: Int)
    /// Layers inside layers, more than this many.
    case tooDeep(limit: Int)
    /// No memory, or faded layers and shadows that need more of it than a picture may.
    case outOfMemory
    /// Cairo's own words.
    case cairo(String)
    /// The list names an image that was not given.
    case missingImage(ImageID)
    /// An image that cannot be decoded, and where its file lies, if that is known.
    case damagedImage(ImageID, path: String?, ImageError)
}

extension RasterError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .invalidSize(let size, let scale):
            "nothing can be drawn \(size.width) × \(size.height) points large at scale \(scale)"
        case .tooLarge(let width, let height): ImageError.tooLarge(width: width, height: height).description
        case .tooDeep(let limit): "more than \(limit) layers inside each other"
        case .outOfMemory: "not enough memory to draw"
        case .cairo(let text): "cairo: \(text)"
        case .missingImage(let id): "no image \(id.digest) of \(id.width) × \(id.height) pixels"
        case .damagedImage(let id, let path, let error): "\(path ?? "image \(id.digest)"): \(error)"
        }
    }
}
