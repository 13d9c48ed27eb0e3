/// What a view lacks that would give it a size of its own.
public enum MissingContent: Sendable, Hashable {
    case text, image, titleAndImage, segments, arrangedSubviews

    /// `the text of name is empty`, `photo has no image`
    package func statement(about view: String) -> String {
        self == .text ? "the text of \(view) is empty" : "\(view) has no \(name)"
    }

    /// To be read after the view: `has no image`.
    package var shortStatement: String { "has no \(name)" }

    /// What gives it a size: `give it an image`.
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
