/// The pictures that the page embeds.
public enum PageEmbedding: String, Sendable, Hashable, CaseIterable {
    /// All pictures in full: the page is complete on its own, and as large as the goldens.
    case all
    /// Pictures to review in full, with thumbnails of related ones; the others are linked.
    case changed
    /// No pictures: all of them are linked.
    case none
}
