/// The kinds of sets in asset catalogues that are read. The raw value is the extension of the set's folder.
public enum AssetKind: String, CaseIterable, Sendable {
    case image = "imageset"
    case color = "colorset"
    case data = "dataset"
    case symbol = "symbolset"

    /// The kind in messages.
    var words: String {
        switch self {
        case .image: "an image set"
        case .color: "a colour set"
        case .data: "a data set"
        case .symbol: "a symbol set"
        }
    }
}
