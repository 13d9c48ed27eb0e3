/// The content that a view lacks, and that would give it an intrinsic size.
public enum MissingContent: Sendable, Hashable {
    case text, image, titleAndImage, segments, arrangedSubviews

    /// A sentence about the view: `the text of name is empty`, `photo has no image`
    package func statement(about view: String) -> String {
        self == .text ? "the text of \(view) is empty" : "\(view) has no \(name)"
    }

    /// The predicate of a sentence about the view: `has no image`.
    package var shortStatement: String { "has no \(name)" }

    /// The cure: `give it an image`.
    package var cure: String {
        switch self {
        case .text: "give it a text"
        case .image: "give it an image"
        case .titleAndImage: "give it a title or an image"
        case .segments: "give it segments"
        case .arrangedSubviews: "give it arranged subviews"
        }
    }

    private var name: String {
        switch self {
        case .text: "text"
        case .image: "image"
        case .titleAndImage: "title or image"
        case .segments: "segments"
        case .arrangedSubviews: "arranged subviews"
        }
    }
}
