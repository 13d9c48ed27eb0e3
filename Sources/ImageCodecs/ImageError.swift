import Basics

/// The reason why a picture cannot be decoded or encoded.
public enum ImageError: Error, Sendable, Equatable {
    /// A file of 0 bytes.
    case emptyFile
    /// The file is neither PNG nor JPEG.
    case unknownFormat
    /// The file breaks off or contradicts itself. The text comes from the decoder.
    case damaged(String)
    /// More pixels than `ImageLimits` allows.
    case tooLarge(width: Int, height: Int)
    /// A picture without pixels, which no file format can hold.
    case empty(width: Int, height: Int)
    /// A vector that takes longer to draw than the limit.
    case tooSlow
    /// The library that draws pictures of this kind is not installed.
    case missingLibrary(kind: String, package: String)
    /// A valid file of a kind that Reflow does not read, such as a CMYK JPEG.
    case unsupported(String)
    /// Pictures that cannot be written as a file; the text gives the reason.
    case notWritable(String)
    /// A chunk of this type cannot be added to a PNG.
    case invalidChunk(type: String)
}

extension ImageError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .emptyFile: "the file is empty"
        case .unknownFormat: "it is neither a PNG nor a JPEG"
        case .damaged(let reason): "it is damaged: \(reason)"
        case .tooLarge(let width, let height):
            "\(width) × \(height) pixels are too many: at most \(ImageLimits.maximumSide) per side "
                + "and \(ImageLimits.maximumPixels) in total"
        case .empty(let width, let height): "a picture of \(width) × \(height) pixels is empty"
        case .unsupported(let kind): "\(kind) is not supported"
        case .tooSlow: "it takes too long to draw; simplify it"
        case .missingLibrary(let kind, let package):
            PortableBundle.current == nil
                ? "the library that draws \(kind) files is not installed: apt-get install \(package)"
                : "a bundle does not draw \(kind) files: export it as a PNG, or use an installed Reflow"
        case .notWritable(let reason): reason
        case .invalidChunk(let type): "a PNG chunk cannot be called \(Wording.quoted(type))"
        }
    }
}
