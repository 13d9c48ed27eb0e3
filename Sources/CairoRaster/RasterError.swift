import Basics
public import DisplayList
public import Foundation
public import ImageCodecs
public import Typesetting

/// The reason why a display list could not be drawn.
public enum RasterError: Error, Sendable, Equatable {
    /// A canvas with a negative size, or one that is not finite.
    case invalidSize(CGSize, scale: CGFloat)
    /// More pixels than `ImageLimits` allows. A side that does not fit into an integer is the largest integer.
    case tooLarge(width: Int, height: Int)
    /// More nested layers than the limit.
    case tooDeep(limit: Int)
    case outOfMemory
    /// Nested faded layers and shadows that together have more pixels than the limit for one drawing.
    case tooManyLayerPixels(limit: Int)
    /// A font that a text uses cannot be read.
    case font(TypesettingError)
    /// Cairo's error message.
    case cairo(String)
    /// The list refers to an image that was not passed.
    case missingImage(ImageID)
    /// Images that together have more pixels than the limit for one drawing.
    case tooManyImagePixels(limit: Int)
    /// An image that cannot be decoded, with the path of its file, if that is known.
    case damagedImage(ImageID, path: String?, ImageError)
}

extension RasterError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .invalidSize(let size, let scale):
            "a picture of \(size.width.sixDigitText) × \(size.height.sixDigitText) points cannot be drawn at scale "
                + scale.sixDigitText
        case .tooLarge(let width, let height): ImageError.tooLarge(width: width, height: height).description
        case .tooDeep(let limit): "more than \(limit) layers are nested"
        case .outOfMemory: "there is not enough memory to draw"
        case .tooManyLayerPixels(let limit):
            "nested translucent layers and shadows have more than \(limit) pixels in all"
        case .font(let error): "\(error)"
        case .cairo(let text): "cairo: \(text)"
        case .missingImage(let id): "there is no image \(id.digest) of \(id.width) × \(id.height) pixels"
        case .tooManyImagePixels(let limit): "the images of one drawing have more than \(limit) pixels in all"
        case .damagedImage(let id, let path, let error): "\(path ?? "image \(id.digest)"): \(error)"
        }
    }
}
