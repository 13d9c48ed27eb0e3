/// Which pictures the page holds in itself.
public enum PageEmbedding: String, Sendable, Hashable, CaseIterable {
    /// All in full: the page can go anywhere alone, and is as large as the goldens.
    case all
    /// What there is to judge in full, with thumbnails of what is near it; the rest is shown from where it lies.
    case changed
    /// None: pictures are shown from where they lie.
    case none
}
